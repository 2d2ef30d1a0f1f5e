#pragma once

// Linking this target is enough; it has nothing to call.
