import { useEffect, useState } from "react";

interface Pattern {
  size: number;
  path: string;
}

/** One SVG path with a square for each dark module. */
function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** A QR code, drawn in the browser because the text may be a secret. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [pattern, setPattern] = useState<Pattern | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import("uqr").then(({ encode }) => {
      const { size, data } = encode(text, { ecc: "M", border: 2 });
      if (isCurrent) setPattern({ size, path: pathOf(data) });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${pattern?.size ?? 1} ${pattern?.size ?? 1}`}
      shapeRendering="crispEdges"
      className="size-48 border border-hairline bg-white text-black"
    >
      {pattern ? <path d={pattern.path} fill="currentColor" /> : null}
    </svg>
  );
}
