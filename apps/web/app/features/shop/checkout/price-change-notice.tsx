import { useEffect, useRef } from "react";

/** Tells the shopper that the total has changed. They confirm by placing the order again. */
export function PriceChangeNotice({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the changed summary may have pushed this out of view.
    if (text) box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div ref={box} role="alert" className="border-l-2 border-warning bg-warning-wash p-4 text-sm">
      <p className="font-medium">The price has changed</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
