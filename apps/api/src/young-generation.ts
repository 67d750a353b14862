import { setFlagsFromString } from "node:v8";

// While a shop starts, nearly everything that it makes stays (modules, routes, schemas). The engine takes that for a need of
// room and doubles its young generation again and again; later nothing gives that room back for a long time.

/** Keeps the young generation as small as it is: while the shop starts. */
export const holdYoungGeneration = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/** Lets it grow as the engine would: once there are visitors. */
export const releaseYoungGeneration = (): void => setFlagsFromString("--semi-space-growth-factor=2");
