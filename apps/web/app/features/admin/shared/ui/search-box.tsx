import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";

const PAUSE_MS = 250;

type SearchBoxProps = {
  label: string;
  value: string;
  onSearch: (words: string) => void;
  /** What stands in the field, before it is asked for. */
  onType?: (words: string) => void;
  className?: string;
};

/** A search field that asks once the typing pauses, or at once on Enter. */
export function SearchBox({ label, value, onSearch, onType, className = "" }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  const asked = useRef(value);

  // A change from outside, such as Back, replaces what is in the field.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setWords(value);
  }, [value]);

  useEffect(() => {
    const ask = () => {
      asked.current = words.trim();
      onSearch(asked.current);
    };
    if (words.trim() === asked.current) return;
    const timer = setTimeout(ask, PAUSE_MS);
    // Whoever already clicks on a link wants that page: a search asked now would take its place.
    const giveWay = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) clearTimeout(timer);
    };
    document.addEventListener("click", giveWay);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", giveWay);
    };
  }, [words, onSearch]);

  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          asked.current = words.trim();
          onSearch(asked.current);
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
            value={words}
            placeholder={label}
            onChange={({ target }) => {
              setWords(target.value);
              onType?.(target.value.trim());
            }}
            className="h-10 w-full border-b border-hairline-strong bg-transparent pl-7 text-sm placeholder:text-ink-soft focus:border-ink"
          />
        </label>
      </form>
    </search>
  );
}
