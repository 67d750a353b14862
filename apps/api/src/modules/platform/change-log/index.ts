export { eventIdOf, readOrderNumbers, resyncIdOf } from "./describe-changes";
export { currentCursor, type LoggedChange, readChanges } from "./read-changes";
