import type { Attribute } from "@larkwood/contract";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { operatorsOf, valueKindOf } from "./condition-subjects";
import { ConditionValue } from "./condition-value";
import { type Condition, newCondition, type Operator, type Subject } from "./conditions";

type ConditionRowProps = {
  condition: Condition;
  index: number;
  subjects: readonly { value: string; label: string }[];
  attributes: readonly Attribute[];
  problem: string | undefined;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
};

const notChosen = { value: "", label: "Choose a field" };

/** One condition: field, operator, value. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, index, subjects, attributes, problem, onChange, onRemove } = props;
  const { id, subject, operator } = condition;
  const kind = valueKindOf(subject, attributes);
  const changeSubject = (next: Subject | "") => {
    const nextKind = valueKindOf(next, attributes);
    const [first] = nextKind ? operatorsOf(nextKind) : [];
    onChange(newCondition({ id, subject: next, ...(first ? { operator: first.value } : {}) }));
  };
  return (
    <li>
      <fieldset className="grid grid-cols-[1fr_auto] items-start gap-x-4 sm:grid-cols-[11rem_9rem_1fr_auto]">
        <legend className="sr-only">Condition {index + 1}</legend>
        <Select
          label="Field"
          name={`conditions.${index}.field`}
          options={subject === "" ? [notChosen, ...subjects] : subjects}
          value={subject}
          error={kind === null ? problem : undefined}
          // The select offers only subjects.
          onChange={({ target }) => changeSubject(target.value as Subject | "")}
        />
        <span className="mt-4 -mr-2.5 sm:order-last">
          <IconButton icon="trash" label={`Remove condition ${index + 1}`} onClick={onRemove} />
        </span>
        {kind ? (
          <>
            <Select
              label="Operator"
              name={`conditions.${index}.operator`}
              className="col-span-full sm:col-span-1"
              options={operatorsOf(kind)}
              value={operator}
              // The select offers only operators.
              onChange={({ target }) => onChange({ ...condition, operator: target.value as Operator })}
            />
            <div className="col-span-full min-w-0 sm:col-span-1">
              <ConditionValue
                condition={condition}
                index={index}
                kind={kind}
                attributes={attributes}
                problem={problem}
                onChange={(changes) => onChange({ ...condition, ...changes })}
              />
            </div>
          </>
        ) : null}
      </fieldset>
    </li>
  );
}
