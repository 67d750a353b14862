type SkipLinkProps = {
  /** Id of the element to go to. */
  to: string;
  label: string;
};

/** Lets keyboard users skip a part of the page. Visible while it has the focus. */
export function SkipLink({ to, label }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
    >
      {label}
    </a>
  );
}
