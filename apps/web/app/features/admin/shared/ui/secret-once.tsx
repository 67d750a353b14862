import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";

type SecretOnceProps = { secret: string; copyLabel: string; onClose: () => void };

/** A new key or secret, which the server shows only once. */
export function SecretOnce({ secret, copyLabel, onClose }: SecretOnceProps) {
  return (
    <div className="mt-6 grid gap-6">
      <p>Copy it now and keep it secret: it can't be shown again.</p>
      <p className="flex items-center justify-between gap-4 bg-linen px-4 py-3">
        <code className="break-all">{secret}</code>
        <CopyButton text={secret} label={copyLabel} />
      </p>
      <Button onClick={onClose}>Done</Button>
    </div>
  );
}
