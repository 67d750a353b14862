import { type FormEvent, lazy, Suspense, type ToggleEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/lib/paths";
import { session, useSession } from "~/lib/session/session";
import { IconButton } from "~/ui/icon-button";

/** Id of the search popover; buttons and styles refer to it. */
export const SEARCH_BAR = "site-search";

// Loaded when the field gets the focus, to keep the first page small.
const loadSuggestions = () => import("./search-suggestions");
const SearchSuggestions = lazy(async () => ({ default: (await loadSuggestions()).SearchSuggestions }));

/** The search field in a popover over the header, which also works without scripts. */
export function SearchBar() {
  const bar = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const lastQuery = useSession((state) => state.searchQuery);
  const [typed, setTyped] = useState("");

  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !input.current) return;
    input.current.value ||= lastQuery;
    input.current.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? "";
    session.setSearchQuery(query);
    bar.current?.hidePopover();
    void navigate(query ? paths.search(query) : paths.products);
  };

  return (
    <search
      ref={bar}
      id={SEARCH_BAR}
      popover="auto"
      // `beforetoggle`, because `toggle` fires late, when the visitor may have typed already.
      onBeforeToggle={() => setTyped("")}
      onToggle={onToggle}
      className="fixed inset-x-0 top-0 m-0 h-header w-full max-w-none overflow-visible border-0 bg-paper p-0 text-ink"
    >
      <form
        action={paths.products}
        onSubmit={submit}
        className="page flex h-full items-center gap-1 [&:focus-within_input]:border-ink"
      >
        <input
          ref={input}
          type="search"
          name="search"
          aria-label="Search products"
          placeholder="What are you looking for?"
          // Lets the browser focus the field if the bar opens before hydration.
          autoFocus
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          onFocus={() => void loadSuggestions().catch(() => {})}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          // By default, Escape would only clear the field.
          onKeyDown={({ key }) => {
            if (key === "Escape") bar.current?.hidePopover();
          }}
          className="h-12 min-w-0 flex-1 border-b border-transparent bg-transparent font-serif text-lg placeholder:text-ink-soft focus-visible:outline-none md:text-xl [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton type="submit" icon="search" label="Submit search" />
        <IconButton icon="close" label="Close search" popoverTarget={SEARCH_BAR} popoverTargetAction="hide" />
      </form>
      {typed ? (
        <Suspense>
          <SearchSuggestions input={input} typed={typed} onChosen={() => bar.current?.hidePopover()} />
        </Suspense>
      ) : null}
    </search>
  );
}
