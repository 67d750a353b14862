/** A part of the page that is missing: that it is, and a way to ask again. */
export function NotFetched({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-ink-soft">
      {what} couldn't be loaded.{" "}
      <button type="button" className="link text-ink" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
