import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Icon } from "./icon";

const PAUSE_MS = 250;

type SearchBoxProps = { label: string; value: string; onSearch: (words: string) => void; className?: string };

/** A search field that asks once the typing pauses, or at once on Enter. */
export function SearchBox({ label, value, onSearch, className = "" }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  const asked = useRef(value);
  const leaving = useLeaving();

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
    if (leaving || words.trim() === asked.current) return;
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, onSearch, leaving]);

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
            onChange={(event) => setWords(event.target.value)}
            className="h-10 w-full border-b border-hairline-strong bg-transparent pl-7 text-sm placeholder:text-ink-soft focus:border-ink"
          />
        </label>
      </form>
    </search>
  );
}

/** Whether another page is on its way. A search that begins now would take its place. */
function useLeaving(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return next !== undefined && next !== pathname;
}
