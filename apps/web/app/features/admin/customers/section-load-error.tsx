/** Error text with a retry button for a section that failed to load. */
export function SectionLoadError({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-ink-soft">
      {what} couldn't be loaded.{" "}
      <button type="button" className="link text-ink" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
