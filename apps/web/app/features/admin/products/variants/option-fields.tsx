import { LIMITS } from "@larkwood/contract";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { nameOption } from "./change-cells";
import { addValue, removeOption } from "./combine";
import type { DraftOption } from "./draft";
import type { EditDraft } from "./use-draft";
import { ValueFields } from "./value-fields";

type OptionFieldsProps = { option: DraftOption; place: number; edit: EditDraft };

/** One option, such as the fabric, with its values. */
export function OptionFields({ option, place, edit }: OptionFieldsProps) {
  const list = useFocusInList(option.values.length);
  const called = option.name.trim() || `option ${place + 1}`;
  const add = () => {
    flushSync(() => edit((draft) => addValue(draft, option.id)));
    list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  return (
    <fieldset className="min-w-0 border border-hairline p-5">
      <legend className="sr-only">{`Option ${place + 1}`}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-3">
        <Field
          label={`Name of option ${place + 1}`}
          name={`options.${place}.name`}
          autoComplete="off"
          value={option.name}
          error={option.problems.name}
          onChange={(event) => edit((draft) => nameOption(draft, option.id, event.target.value))}
        />
        <IconButton
          icon="trash"
          label={`Remove ${called}`}
          onClick={() => edit((draft) => removeOption(draft, option.id))}
        />
      </div>
      <ul ref={list} className="pt-6 pb-3">
        {option.values.map((value, number) => (
          <ValueFields
            key={value.id}
            value={value}
            label={`value ${number + 1} of ${called}`}
            name={`options.${place}.values.${number}`}
            isLast={option.values.length === 1}
            edit={edit}
            onEnter={add}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        disabled={option.values.length >= LIMITS.optionValues}
        aria-label={`Add a value of ${called}`}
        onClick={add}
      >
        + Add a value
      </Button>
    </fieldset>
  );
}
