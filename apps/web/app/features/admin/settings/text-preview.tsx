import type { TextPage } from "@larkwood/contract";
import { useEffect, useState } from "react";
import { useShop } from "~/lib/shop/shop";
import type { ParsedText } from "~/texts/text-node";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { TextNodes } from "~/ui/text-nodes";

/** What a page would say, read as the server reads it; without words of one's own the page as it comes. */
async function read(page: TextPage, text: string, shop: string): Promise<ParsedText> {
  const [{ parseMarkdown }, { defaultMarkdown }] = await Promise.all([
    import("~/texts/parse-markdown"),
    import("~/texts/default-markdown"),
  ]);
  return parseMarkdown(text.trim() === "" ? defaultMarkdown[page] : text, shop);
}

type TextPreviewProps = { page: TextPage; text: string | null; onClose: () => void };

/** A page's words as shoppers would see them, before anything is saved. */
export function TextPreview({ page, text, onClose }: TextPreviewProps) {
  const { name } = useShop();
  const [shown, setShown] = useState<ParsedText | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isWanted = true;
    void read(page, text, name).then((result) => isWanted && setShown(result));
    return () => {
      isWanted = false;
      setShown(null);
    };
  }, [page, text, name]);
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      title="Preview: not saved yet"
      className="w-[min(56rem,calc(100vw-2.5rem))]"
    >
      <div
        className="mt-4 max-h-[70vh] overflow-y-auto border-t border-hairline pt-6"
        data-testid="text-preview"
      >
        {shown ? (
          <>
            {shown.title ? <p className="font-serif text-3xl">{shown.title}</p> : null}
            {shown.lead ? (
              <p className="mt-4 mb-8 max-w-prose text-lg text-ink-soft">
                <TextNodes nodes={shown.lead} />
              </p>
            ) : null}
            <div className="max-w-prose">
              <TextNodes nodes={shown.body} />
            </div>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    </Dialog>
  );
}
