import type { ShopInfo, TextPage } from "@larkwood/contract";
import { useEffect, useState } from "react";
import { useShop } from "~/lib/shop/shop";
import type { ParsedText } from "~/texts/text-node";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { TextNodes } from "~/ui/text-nodes";

/** Parses a text like the server does; an empty text means the default page. */
async function parseText(page: TextPage, text: string, shop: ShopInfo): Promise<ParsedText> {
  const [{ parseMarkdown }, { defaultMarkdown }] = await Promise.all([
    import("~/texts/parse-markdown"),
    import("~/texts/default-markdown"),
  ]);
  return parseMarkdown(text.trim() === "" ? defaultMarkdown(shop)[page] : text, shop.name);
}

type TextPreviewProps = { page: TextPage; text: string | null; onClose: () => void };

/** A page as shoppers would see it, before it is saved. */
export function TextPreview({ page, text, onClose }: TextPreviewProps) {
  const shop = useShop();
  const [parsed, setParsed] = useState<ParsedText | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    void parseText(page, text, shop).then((result) => isCurrent && setParsed(result));
    return () => {
      isCurrent = false;
      setParsed(null);
    };
  }, [page, text, shop]);
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
        {parsed ? (
          <>
            {parsed.title ? <p className="font-serif text-3xl">{parsed.title}</p> : null}
            {parsed.lead ? (
              <p className="mt-4 mb-8 max-w-prose text-lg text-ink-soft">
                <TextNodes nodes={parsed.lead} />
              </p>
            ) : null}
            <div className="max-w-prose">
              <TextNodes nodes={parsed.body} />
            </div>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    </Dialog>
  );
}
