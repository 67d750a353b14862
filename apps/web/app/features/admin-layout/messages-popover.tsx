import { Icon } from "~/ui/icon";
import { Popover } from "~/ui/popover";

export function MessagesPopover() {
  return (
    <Popover label="Messages" trigger={<Icon name="mail" />} className="w-80">
      <div className="px-6 py-5">
        <h2 className="text-lg">Messages</h2>
        <p className="pt-2 text-sm text-ink-soft">There are no messages.</p>
      </div>
    </Popover>
  );
}
