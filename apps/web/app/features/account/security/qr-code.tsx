import { useEffect, useState } from "react";

interface Pattern {
  size: number;
  path: string;
}

/** The dark squares of each line, run by run, as one path. */
function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** A text as a picture for a phone's camera, made here: it may be a secret. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [pattern, setPattern] = useState<Pattern | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      const { size, data } = encode(text, { ecc: "M", border: 2 });
      if (wanted) setPattern({ size, path: pathOf(data) });
    });
    return () => {
      wanted = false;
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
