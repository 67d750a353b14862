import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";

const DEBOUNCE_MS = 250;

type SearchBoxProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Called on every change, before the search runs. */
  onType?: (text: string) => void;
  className?: string;
};

/** A search field that searches after a pause in typing, or immediately on Enter. */
export function SearchBox({ label, value, onSearch, onType, className = "" }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const submitted = useRef(value);

  // An outside change, such as Back, replaces the text in the field.
  useEffect(() => {
    if (value === submitted.current) return;
    submitted.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const submit = () => {
      submitted.current = text.trim();
      onSearch(submitted.current);
    };
    if (text.trim() === submitted.current) return;
    const timer = setTimeout(submit, DEBOUNCE_MS);
    // A click on a link cancels the pending search, which would otherwise replace that navigation.
    const cancelOnLinkClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) clearTimeout(timer);
    };
    document.addEventListener("click", cancelOnLinkClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", cancelOnLinkClick);
    };
  }, [text, onSearch]);

  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.current = text.trim();
          onSearch(submitted.current);
        }}
      >
        <label className="relative block">
          <span className="sr-only">{label}</span>
          <Icon
            name="search"
            size={18}
            className="pointer-events-none absolute top-2.5 left-0 text-ink-soft"
          />
          <input
            type="search"
            value={text}
            placeholder={label}
            onChange={({ target }) => {
              setText(target.value);
              onType?.(target.value.trim());
            }}
            className="h-10 w-full border-b border-hairline-strong bg-transparent pl-7 text-sm placeholder:text-ink-soft focus:border-ink"
          />
        </label>
      </form>
    </search>
  );
}
