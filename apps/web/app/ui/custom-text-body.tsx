import type { ReadText } from "~/texts/text-node";
import { TextNodes } from "./text-nodes";

/** The words of a page below its opening, in a measure that can be read. */
export function CustomTextBody({ text }: { text: ReadText }) {
  return (
    <div className="page py-section">
      <div className="max-w-prose">
        <TextNodes nodes={text.body} />
      </div>
    </div>
  );
}
