import { type ReactNode, useContext } from "react";
import { type ChangedField, EditConflict } from "~/features/admin/shared/ui/edit-conflict";
import { SaveRow } from "~/features/admin/shared/ui/save-row";
import { Form } from "~/ui/form";
import { ProductEditorContext } from "./editor/editor-context";

type ProductSectionFrameProps = {
  id: string;
  title: string;
  text: string;
  busy: boolean;
  isDirty: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Changes by another user that block a save. */
  conflict: { changed: readonly ChangedField[]; onTakeTheirs: () => void; onKeepMine: () => void } | null;
  children: ReactNode;
};

/** A section of the product page. Outside an editor it has its own save button. */
export function ProductSectionFrame(props: ProductSectionFrameProps) {
  const { id, title, text, busy, isDirty, onSave, onDiscard, conflict, children } = props;
  const isInEditor = useContext(ProductEditorContext) !== null;
  return (
    <section
      id={`${id}-section`}
      aria-labelledby={id}
      className="mt-14 scroll-mt-14 xl:scroll-mt-18 border-t border-hairline pt-10 first:mt-0 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="max-w-prose pt-2 pb-7 text-sm text-ink-soft">{text}</p>
      {isInEditor ? (
        children
      ) : (
        <Form
          busy={busy}
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {conflict ? <EditConflict {...conflict} /> : null}
          {children}
          <SaveRow busy={busy} isDirty={isDirty} onDiscard={onDiscard} />
        </Form>
      )}
    </section>
  );
}
