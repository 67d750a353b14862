import type { Attribute } from "@larkwood/contract";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { findProblem } from "./check-conditions";
import { ConditionRow } from "./condition-row";
import { subjectOptions } from "./condition-subjects";
import { type Condition, newCondition } from "./conditions";
import { RulePreview } from "./rule-preview";

type RuleFieldsProps = {
  conditions: readonly Condition[];
  attributes: readonly Attribute[];
  problems: Readonly<Record<string, string>>;
  onChange: (conditions: readonly Condition[]) => void;
};

/** The conditions of an automatic collection, which a product must all match, and the products that do. */
export function RuleFields({ conditions, attributes, problems, onChange }: RuleFieldsProps) {
  const list = useFocusInList(conditions.length);
  const problem = problems.rule ?? problems["rule.attributes"];
  // A problem is shown until the condition is finished, not until the next attempt to save.
  const problemOf = (condition: Condition) =>
    (problems[condition.id] && findProblem(condition, attributes)) || priceProblem(condition, problems);
  const add = () => {
    flushSync(() => onChange([...conditions, newCondition()]));
    list.current?.querySelector<HTMLSelectElement>("li:last-child select")?.focus();
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="text-xs text-ink-soft">Products must match all conditions</legend>
      {problem ? <p className="text-xs text-danger">{problem}</p> : null}
      <ul ref={list} className="grid gap-4">
        {conditions.map((condition, index) => (
          <ConditionRow
            key={condition.id}
            condition={condition}
            index={index}
            subjects={subjectOptions(condition, conditions, attributes)}
            attributes={attributes}
            problem={problemOf(condition)}
            onChange={(next) => onChange(conditions.map((one) => (one === condition ? next : one)))}
            onRemove={() => onChange(conditions.filter((one) => one !== condition))}
          />
        ))}
      </ul>
      {subjectOptions(null, conditions, attributes).length > 0 ? (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={add}>
          + Add a condition
        </Button>
      ) : null}
      <RulePreview conditions={conditions} attributes={attributes} />
    </fieldset>
  );
}

/** The server's answer about a price belongs to the condition with the price. */
const priceProblem = ({ subject }: Condition, problems: RuleFieldsProps["problems"]) =>
  subject === "price" ? (problems["rule.minPrice"] ?? problems["rule.maxPrice"]) : undefined;
