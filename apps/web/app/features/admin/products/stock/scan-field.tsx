import { useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** A field for a barcode scanner, which types a SKU and Enter. Lines pasted from a spreadsheet are read at once. */
export function ScanField({ onScan }: { onScan: (text: string) => void }) {
  const [text, setText] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const submit = (scanned: string) => {
    setText("");
    if (scanned.trim() !== "") onScan(scanned);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <form
      ref={form}
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <Field
        label="Scan or enter a SKU"
        name="scan"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/[\r\n]/.test(pasted.trim())) return;
          event.preventDefault();
          submit(pasted);
        }}
        hint="Each scan counts one unit. You can paste lines with SKU and units from a spreadsheet."
        className="w-96 max-w-full"
      />
      <Button variant="outline" size="sm" className="mb-6" onClick={() => submit(text)}>
        Add
      </Button>
    </form>
  );
}
