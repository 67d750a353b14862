import { type ReactNode, useEffect, useRef } from "react";
import type { Editor } from "~/features/admin/shared/use-editor";
import { Form, SubmitButton } from "~/ui/form";
import { FormDialog } from "./form-dialog";

type EditorDialogProps = {
  title: string;
  editor: Editor;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with the fields of `useEditor`, an error that belongs to no field, and a save button. */
export function EditorDialog({ title, editor, wide, onClose, children }: EditorDialogProps) {
  const { problems, busy, isDirty, save } = editor;
  const form = useFirstProblem(problems);
  return (
    <FormDialog title={title} isDirty={isDirty} wide={wide} onClose={onClose}>
      <Form
        ref={form}
        busy={busy}
        className="mt-5 grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {problems[""] ? (
          <p role="alert" className="text-sm text-danger">
            {problems[""]}
          </p>
        ) : null}
        {children}
        <SubmitButton busy={busy}>Save</SubmitButton>
      </Form>
    </FormDialog>
  );
}

/** Focuses the first field with a problem after a refused save, or shows the problem if it belongs to no field. */
function useFirstProblem(problems: Editor["problems"]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
    if (first?.hasAttribute("aria-invalid")) first.focus();
    else first?.scrollIntoView({ block: "center" });
  }, [problems]);
  return form;
}
