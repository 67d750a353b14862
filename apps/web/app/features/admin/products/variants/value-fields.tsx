import { capitalised } from "@larkwood/domain";
import { IconButton } from "~/ui/icon-button";
import { Cell } from "./cell";
import { changeValue } from "./change-cells";
import { removeValue } from "./combine";
import type { DraftValue } from "./draft";
import { PickPicture } from "./pick-picture";
import type { EditDraft } from "./use-draft";

type ValueFieldsProps = {
  value: DraftValue;
  /** Such as "value 2 of Fabric". */
  label: string;
  name: string;
  isLast: boolean;
  edit: EditDraft;
  onEnter: () => void;
};

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Name, colour and sample image of an option value. */
export function ValueFields({ value, label, name, isLast, edit, onEnter }: ValueFieldsProps) {
  const set = (changes: { name?: string; swatch?: string; swatchUrl?: string }) =>
    edit((draft) => changeValue(draft, value.id, changes));
  const valueName = value.name || label;
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_2.75rem_2.75rem] items-start gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,1fr)_2.25rem_5.5rem_2.75rem_2.75rem]">
      <div className="max-sm:col-span-full">
        <Cell
          label={capitalised(label)}
          name={`${name}.name`}
          value={value.name}
          problem={value.problems.name}
          onText={(text) => set({ name: text })}
          onKeyDown={(event) => {
            // Enter adds the next value, as in a list.
            if (event.key !== "Enter") return;
            event.preventDefault();
            onEnter();
          }}
        />
      </div>
      <input
        type="color"
        aria-label={`Choose the colour of ${valueName}`}
        name={`${name}.colour`}
        value={isColour(value.swatch) ? value.swatch : "#ffffff"}
        onChange={(event) => set({ swatch: event.target.value })}
        className="h-9 w-9 cursor-pointer rounded-sm border border-hairline-strong bg-transparent p-0.5"
      />
      <div>
        <Cell
          label={`Colour of ${valueName}`}
          name={`${name}.swatch`}
          placeholder="No colour"
          value={value.swatch}
          problem={value.problems.swatch}
          onText={(text) => set({ swatch: text.trim() })}
        />
      </div>
      {value.swatchUrl ? (
        <button
          type="button"
          aria-label={`Remove the sample image of ${valueName}`}
          title={`Remove the sample image of ${valueName}`}
          onClick={() => set({ swatchUrl: "" })}
          className="size-9 overflow-hidden rounded-full border border-hairline-strong"
        >
          <img src={value.swatchUrl} alt="" className="size-full object-cover" />
        </button>
      ) : (
        <PickPicture
          label={`Upload a sample image of ${valueName}`}
          onPicked={(swatchUrl) => set({ swatchUrl })}
        />
      )}
      <IconButton
        icon="trash"
        label={`Remove ${valueName}`}
        disabled={isLast}
        className="-mt-1"
        onClick={() => edit((draft) => removeValue(draft, value.id))}
      />
    </li>
  );
}
