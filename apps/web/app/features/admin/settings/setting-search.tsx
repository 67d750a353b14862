import type { Setting } from "@larkwood/contract";
import { type KeyboardEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "~/ui/icon";
import { findSettings } from "./find-settings";

/** Finds a setting by its name or description. Enter opens the first hit, the arrow keys reach the others. */
export function SettingSearch({ settings }: { settings: readonly Setting[] }) {
  const [text, setText] = useState("");
  const box = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const hits = findSettings(settings, text);
  const isSearching = text.trim() !== "";
  const close = () => setText("");

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && text) {
      close();
      box.current?.querySelector("input")?.focus();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <search ref={box} onKeyDown={onKeyDown} className="mb-8 block max-w-2xl">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = hits;
          if (!first) return;
          close();
          void navigate(first.to);
        }}
      >
        <label className="relative block">
          <span className="sr-only">Search settings</span>
          <Icon
            name="search"
            size={18}
            className="pointer-events-none absolute top-2.5 left-0 text-ink-soft"
          />
          <input
            type="search"
            value={text}
            placeholder="Search settings"
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            className="h-10 w-full border-b border-hairline-strong bg-transparent pl-7 text-sm placeholder:text-ink-soft focus:border-ink"
          />
        </label>
      </form>
      <p
        role="status"
        className={isSearching && hits.length === 0 ? "pt-3 text-sm text-ink-soft" : "sr-only"}
      >
        {isSearching ? hitsText(hits.length) : ""}
      </p>
      {hits.length > 0 ? (
        <ul aria-label="Settings found" className="mt-1 border border-hairline py-1">
          {hits.map(({ to, label, section, text: description }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={close}
                className="block px-4 py-2.5 hover:bg-linen focus-visible:bg-linen"
              >
                <span className="block text-sm">
                  {label}
                  {section ? <span className="text-ink-soft"> · {section}</span> : null}
                </span>
                <span className="line-clamp-2 block text-xs text-ink-soft">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

function hitsText(count: number): string {
  if (count === 0) return "No settings found. Try another word.";
  return count === 1 ? "1 setting found." : `${count} settings found.`;
}
