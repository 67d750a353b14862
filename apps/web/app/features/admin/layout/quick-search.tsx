import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useShop } from "~/lib/shop/shop";
import { Icon } from "~/ui/icon";
import { findHits, type Hit, searchableGroups } from "./find-hits";

const MIN_LENGTH = 2;

const listFormat = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Jumps to a product, customer or order by name, email or id. */
export function QuickSearch() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const isTrading = useShop().trading;
  const groups = searchableGroups(useOwnPermissions());
  const query = useDeferredValue(text.trim());
  const canSearch = query.length >= MIN_LENGTH || /^\d+$/.test(query);
  const { data: hits = [], isFetched } = useQuery({
    queryKey: ["quick-search", query, isTrading, groups],
    queryFn: ({ signal }) => findHits({ text: query, groups, isTrading, signal }),
    enabled: canSearch,
    placeholderData: (previous) => (canSearch ? previous : undefined),
  });

  const jump = (hit: Hit | null) => {
    if (!hit) return;
    setText("");
    void navigate(hit.to);
  };

  // Keeps the layout of the top bar.
  if (groups.length === 0) return <div />;
  const label = `Search ${listFormat.format(groups).toLowerCase()}`;
  return (
    <Combobox immediate value={null} onChange={jump}>
      <div className="relative w-full max-w-md min-w-0">
        <Icon name="search" size={18} className="pointer-events-none absolute top-3 left-0 text-ink-soft" />
        <ComboboxInput
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-11 w-full border-b border-transparent bg-transparent pl-7 text-sm text-ellipsis placeholder:text-ink-soft hover:border-hairline-strong focus:border-ink"
        />
        {canSearch && isFetched ? (
          <ComboboxOptions
            modal={false}
            className="absolute top-full left-0 z-50 mt-1.5 max-h-96 w-96 max-sm:fixed max-sm:inset-x-2 max-sm:top-16 max-sm:w-auto overflow-y-auto rounded-sm border border-hairline bg-paper py-2 text-sm"
          >
            {hits.length === 0 ? <p className="px-5 py-2 text-ink-soft">No results</p> : null}
            {hits.map((hit) => (
              <ComboboxOption
                key={hit.group + hit.key}
                value={hit}
                className="grid cursor-pointer grid-cols-[1fr_auto] gap-x-4 px-5 py-2 data-focus:bg-linen"
              >
                <span className="truncate">{hit.title}</span>
                <span className="caps text-ink-soft">{hit.group}</span>
                <span className="truncate text-xs text-ink-soft">{hit.detail}</span>
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        ) : null}
      </div>
    </Combobox>
  );
}
