import { useEffect, useRef } from "react";
import { downloadText } from "~/lib/api/download";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Codes for signing in without the app. They are shown once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = () => downloadText(`${codes.join("\n")}\n`, "recovery-codes.txt", "text/plain");
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Two-step verification is on
      </h3>
      <p className="mt-2 text-sm text-ink-soft">
        Store these codes away from your phone. Each works once; we won't show them again.
      </p>
      <ul className="mt-5 grid gap-x-8 gap-y-2 border-y border-hairline py-5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={save}>
          <Icon name="download" size={18} />
          Download codes
        </Button>
        <Button size="sm" onClick={onSaved}>
          I've saved them
        </Button>
      </div>
    </div>
  );
}
