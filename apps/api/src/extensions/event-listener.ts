import type { ChangeEvent } from "@larkwood/contract";

/** Something that happened in the shop. */
export interface ShopEvent {
  /** The same when the shop delivers an event again. */
  id: string;
  /** `resync.required`: events may be missing, for example after a restored backup. */
  type: ChangeEvent | "resync.required";
  /** When it happened, such as `2026-11-18T14:02:11.480Z`. */
  timestamp: string;
  data: {
    /** The id of the product, order or customer. */
    id?: string | undefined;
    /** The number of the order. */
    number?: number | undefined;
  };
}

export interface EventListener {
  /** The events to listen to; all if missing. */
  events?: readonly ChangeEvent[] | undefined;
  /**
   * Called once per event, in the order of the changes, by one process at a time, after the change was saved. If it
   * throws or takes more than 30 seconds, the shop calls it again with the same event. Later events wait.
   */
  onEvent(event: ShopEvent): Promise<void>;
}
