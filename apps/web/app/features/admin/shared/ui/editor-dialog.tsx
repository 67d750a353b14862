import type { ReactNode } from "react";
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
  return (
    <FormDialog title={title} isDirty={isDirty} wide={wide} onClose={onClose}>
      <Form
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
