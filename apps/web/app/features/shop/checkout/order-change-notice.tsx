import { useEffect, useRef } from "react";

/** What differs from what the shopper has seen. */
export type OrderChange = { title: "The price has changed" | "The delivery has changed"; text: string };

/** Tells the shopper that total or delivery have changed. They confirm by placing the order again. */
export function OrderChangeNotice({ title, text }: OrderChange) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the changed summary may have pushed this out of view.
    if (text) box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div ref={box} role="alert" className="border-l-2 border-warning bg-warning-wash p-4 text-sm">
      <p className="font-medium">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
