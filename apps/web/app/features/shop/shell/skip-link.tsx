import { cx } from "~/ui/cx";

type SkipLinkProps = {
  /** Id of the element to go to. */
  to: string;
  label: string;
  /** Where it appears: over the header, or in its place. */
  appears: "over-header" | "in-place";
};

/** Lets keyboard users skip a part of the page. Visible while it has the focus. */
export function SkipLink({ to, label, appears }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={cx(
        "sr-only focus:not-sr-only focus:bg-ink focus:px-5 focus:py-3 focus:text-paper",
        appears === "over-header"
          ? "focus:fixed focus:top-3 focus:left-3 focus:z-50"
          : "focus:mt-2 focus:mb-4 focus:inline-block",
      )}
    >
      {label}
    </a>
  );
}
