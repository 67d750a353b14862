import { useContext, useEffect } from "react";
import { type EditorPart, ProductEditorContext } from "./editor-context";

/** Makes a section a part of the editor, if there is one. */
export function useEditorPart(id: string, part: EditorPart) {
  const editor = useContext(ProductEditorContext);
  useEffect(() => editor?.register(id, part));
  const unregister = editor?.unregister;
  useEffect(() => () => unregister?.(id), [id, unregister]);
  return editor;
}
