import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/lib/paths";
import { session, useSession } from "~/lib/session/session";
import { IconButton } from "~/ui/icon-button";

/** The header as a search input. */
export function SearchBar({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const lastQuery = useSession((state) => state.searchQuery);

  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? "";
    session.setSearchQuery(words);
    onClose();
    void navigate(words ? paths.search(words) : paths.products);
  };

  return (
    <search className="w-full">
      <form
        action={paths.products}
        onSubmit={submit}
        className="flex w-full items-center gap-1 border-b border-transparent focus-within:border-ink"
      >
        <input
          ref={input}
          type="search"
          name="search"
          aria-label="Search products"
          placeholder="What are you looking for?"
          defaultValue={lastQuery}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
          }}
          className="h-12 min-w-0 flex-1 bg-transparent font-serif text-lg placeholder:text-ink-soft focus-visible:outline-none md:text-xl [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton type="submit" icon="search" label="Submit search" />
        <IconButton icon="close" label="Close search" onClick={onClose} />
      </form>
    </search>
  );
}
