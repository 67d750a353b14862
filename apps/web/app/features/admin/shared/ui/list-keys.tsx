import { useListKeys } from "~/features/admin/shared/use-list-keys";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";

const keys = [
  ["j", "Next row"],
  ["k", "Previous row"],
  ["x", "Select the row"],
  ["Enter", "Open the row"],
  ["/", "Search"],
  ["?", "Show this list"],
] as const;

/** Turns on the keys of a list, and lists them. */
export function ListKeys() {
  const { isOn, turn, isHelpShown, showHelp } = useListKeys();
  return (
    <>
      <Button variant="quiet" size="sm" className="pointer-coarse:hidden" onClick={() => showHelp(true)}>
        Shortcuts
      </Button>
      <Dialog open={isHelpShown} onClose={() => showHelp(false)} title="Keyboard shortcuts">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 pt-5 pb-5 text-sm">
          {keys.map(([key, text]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-sm border border-hairline-strong bg-white px-2 py-0.5 text-center font-sans text-xs">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          name="keys"
          label="Use keyboard shortcuts"
          checked={isOn}
          onChange={(event) => turn(event.target.checked)}
        />
      </Dialog>
    </>
  );
}
