import {
  CHANGE_EVENTS,
  CHANGE_TYPES,
  type ChangeEvent,
  WEBHOOK_EVENT_TEXTS,
  WEBHOOK_EVENTS,
} from "@larkwood/contract";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { Checkbox } from "~/ui/checkbox";

type EventBoxesProps = { selected: readonly ChangeEvent[]; onChange: (selected: ChangeEvent[]) => void };

/** A checkbox for each event. Admins can only choose events about what they may read. */
export function EventBoxes({ selected, onChange }: EventBoxesProps) {
  const can = useOwnPermissions();
  const toggle = (event: ChangeEvent) =>
    onChange(WEBHOOK_EVENTS.filter((one) => selected.includes(one) !== (one === event)));
  return (
    <fieldset className="grid grid-flow-col grid-cols-2 grid-rows-7 gap-x-10 gap-y-3">
      <legend className="sr-only">Events</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          name={event}
          label={WEBHOOK_EVENT_TEXTS[event]}
          checked={selected.includes(event)}
          disabled={!can(CHANGE_TYPES[CHANGE_EVENTS[event]])}
          onChange={() => toggle(event)}
        />
      ))}
    </fieldset>
  );
}
