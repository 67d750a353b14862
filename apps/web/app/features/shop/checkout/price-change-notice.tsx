import { useEffect, useRef } from "react";

/** Asks a shopper whose order would cost something else than they saw. Nothing is ordered until they press again. */
export function PriceChangeNotice({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the sum above it has grown or shrunk: what is asked must not be out of sight.
    if (text) box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div ref={box} role="alert" className="border-l-2 border-warning bg-warning-wash p-4 text-sm">
      <p className="font-medium">The price has changed</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
