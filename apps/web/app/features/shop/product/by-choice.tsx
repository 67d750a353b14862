import { type ReactNode, useId } from "react";
import { useShop } from "~/lib/shop/shop";
import { useHydrated } from "~/ui/use-hydrated";

type ByChoiceProps = {
  /** Position of the option among those of the product. */
  option: number;
  /** Contents of the values that are not chosen, by key. */
  others: readonly (readonly [key: string, content: ReactNode])[];
  /** Content of the chosen value. */
  children: ReactNode;
};

/** Content that depends on a choice. Until the page is hydrated, CSS shows the content of the value that the browser has checked. */
export function ByChoice({ option, others, children }: ByChoiceProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const { trading } = useShop();
  if (isHydrated || !trading) return children;
  const rules = others.map(([key]) => {
    const checked = `main:has([data-option="${option}"][value="${key}"]:checked)`;
    return `${checked} [id="${id}"]{display:none}${checked} [id="${id}${key}"]{display:inline}`;
  });
  return (
    <>
      <style>{rules.join("")}</style>
      <span id={id}>{children}</span>
      {others.map(([key, content]) => (
        <span key={key} id={`${id}${key}`} className="hidden">
          {content}
        </span>
      ))}
    </>
  );
}
