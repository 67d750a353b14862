type ProgressBarProps = {
  label: string;
  /** From 0 to 1; null while unknown. */
  share: number | null;
};

/** A progress bar with a label for screen readers. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === null ? null : Math.floor(Math.min(1, share) * 100);
  return (
    <div className="grid gap-1.5">
      {/* Hidden from screen readers, which would announce every percent. */}
      <p role="status" className="text-xs text-ink-soft">
        {label}
        <span aria-hidden="true" className="tabular-nums">
          {percent === null ? "" : ` ${percent}%`}
        </span>
      </p>
      <progress
        aria-label={label}
        max={100}
        {...(percent === null ? {} : { value: percent })}
        className="h-1 w-full appearance-none overflow-hidden bg-linen accent-clay [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-clay"
      />
    </div>
  );
}
