import { LIMITS } from "@larkwood/contract";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { addOption } from "./combine";
import type { Draft } from "./draft";
import { OptionFields } from "./option-fields";
import type { EditDraft } from "./use-draft";

/** What can be chosen: up to three options. */
export function OptionList({ draft, edit }: { draft: Draft; edit: EditDraft }) {
  const frame = useRef<HTMLDivElement>(null);
  const add = () => {
    flushSync(() => edit(addOption));
    frame.current?.querySelector<HTMLInputElement>("fieldset:last-of-type input")?.focus();
  };
  return (
    <div ref={frame}>
      <div className="grid gap-5 xl:grid-cols-2">
        {draft.options.map((option, place) => (
          <OptionFields key={option.id} option={option} place={place} edit={edit} />
        ))}
      </div>
      {draft.options.length < LIMITS.options ? (
        <Button variant="outline" size="sm" className="mt-5" onClick={add}>
          + Add an option
        </Button>
      ) : null}
    </div>
  );
}
