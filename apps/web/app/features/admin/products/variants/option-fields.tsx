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

type OptionFieldsProps = { option: DraftOption; index: number; edit: EditDraft };

/** One option, such as the fabric, with its values. */
export function OptionFields({ option, index, edit }: OptionFieldsProps) {
  const list = useFocusInList(option.values.length);
  const optionName = option.name.trim() || `option ${index + 1}`;
  const add = () => {
    flushSync(() => edit((draft) => addValue(draft, option.id)));
    list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  return (
    <fieldset className="min-w-0 border border-hairline p-5">
      <legend className="sr-only">{`Option ${index + 1}`}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-3">
        <Field
          label={`Name of option ${index + 1}`}
          name={`options.${index}.name`}
          autoComplete="off"
          value={option.name}
          error={option.problems.name}
          onChange={(event) => edit((draft) => nameOption(draft, option.id, event.target.value))}
        />
        <IconButton
          icon="trash"
          label={`Remove ${optionName}`}
          onClick={() => edit((draft) => removeOption(draft, option.id))}
        />
      </div>
      <ul ref={list} className="pt-6 pb-3">
        {option.values.map((value, valueIndex) => (
          <ValueFields
            key={value.id}
            value={value}
            label={`value ${valueIndex + 1} of ${optionName}`}
            name={`options.${index}.values.${valueIndex}`}
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
        aria-label={`Add a value of ${optionName}`}
        onClick={add}
      >
        + Add a value
      </Button>
    </fieldset>
  );
}
