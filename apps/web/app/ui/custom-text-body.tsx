import type { ParsedText } from "~/texts/text-node";
import { TextNodes } from "./text-nodes";

/** The words of a page below its opening, in a measure that can be read. */
export function CustomTextBody({ text }: { text: ParsedText }) {
  return (
    <div className="page py-section">
      <div className="max-w-prose">
        <TextNodes nodes={text.body} />
      </div>
    </div>
  );
}
