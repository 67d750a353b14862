import { categoryLabels, type Destination, LIMITS, type Suggestion } from "@larkwood/contract";
import { type RefObject, useEffect, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { WithQueries } from "~/lib/api/with-queries";
import { toMatchedVariant, type VariantState } from "~/lib/format/matched-variant";
import { PriceText } from "~/lib/format/price-text";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { destinationPath } from "~/lib/shop/use-destinations";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { useListbox } from "./use-listbox";
import { useSuggestions } from "./use-suggestions";

type SearchSuggestionsProps = {
  /** The search field. */
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onChosen: () => void;
};

/** Suggested categories, collections and products below the search field. Enter without a selection runs the search. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <WithQueries>
      <SuggestionList {...props} />
    </WithQueries>
  );
}

type SuggestionLink = { to: string; state?: VariantState };

function SuggestionList({ input, typed, onChosen }: SearchSuggestionsProps) {
  const query = typed.trim();
  const listId = useId();
  const navigate = useNavigate();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const { products, destinations } = useSuggestions(query);
  const count = products.length + destinations.length;
  const isOpen = count > 0 && closedFor !== typed && query.length >= LIMITS.suggestMinLength;
  const { trading } = useShop();
  const links: SuggestionLink[] = [
    ...destinations.map((destination) => ({ to: destinationPath(destination) })),
    ...products.map((product) => toMatchedVariant(product, trading).link),
    { to: paths.search(query) },
  ];
  const active = useListbox(input, {
    isOpen,
    listId,
    count: links.length,
    onChoose: (index) => {
      onChosen();
      const { to, state } = links[index] ?? { to: paths.products };
      void navigate(to, { state });
    },
    onClose: () => setClosedFor(typed),
  });

  // Scroll to the selected option: the list may be longer than the screen.
  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const option = (index: number) => ({
    id: `${listId}-${index}`,
    role: "option",
    "aria-selected": index === active,
    tabIndex: -1,
    onClick: onChosen,
    className: cx(
      "-mx-3 flex min-h-11 min-w-0 items-center gap-4 px-3 py-2 hover:bg-linen",
      index === active && "bg-linen",
    ),
  });

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? (count === 1 ? "1 suggestion" : `${count} suggestions`) : ""}
      </p>
      {isOpen ? (
        // Keep the focus in the field on mouse down.
        <div
          id={listId}
          role="listbox"
          aria-label="Suggested products"
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto overscroll-contain border-y border-hairline bg-paper shadow-lg"
        >
          <div className="page grid grid-cols-1 py-2 md:grid-cols-2 md:gap-x-6">
            {destinations.map((destination, index) => (
              <Link
                key={`${destination.kind}-${destination.slug}`}
                to={destinationPath(destination)}
                {...option(index)}
              >
                <SuggestedDestination destination={destination} />
              </Link>
            ))}
            {products.map((product, index) => (
              <Link
                key={product.id}
                {...toMatchedVariant(product, trading).link}
                {...option(destinations.length + index)}
              >
                <SuggestedProduct product={product} />
              </Link>
            ))}
            <Link to={paths.search(query)} {...option(count)}>
              <span className="min-w-0 truncate text-sm underline underline-offset-4 md:col-span-2">
                All results for “{query}”
              </span>
            </Link>
          </div>
        </div>
      ) : null}
    </>
  );
}

function SuggestedDestination({ destination: { kind, name } }: { destination: Destination }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm font-medium">{name}</span>
      <span className="block truncate text-sm text-ink-soft">
        {kind === "category" ? "Category" : "Collection"}
      </span>
    </span>
  );
}

function SuggestedProduct({ product }: { product: Suggestion }) {
  const { trading } = useShop();
  const { prices, imageUrl, matchedName } = toMatchedVariant(product, trading);
  return (
    <>
      <Picture src={imageUrl} alt="" sizes="64px" width={64} height={48} className="h-12 w-16 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{product.name}</span>
        <span className="block truncate text-sm text-ink-soft">
          {[categoryLabels[product.category], matchedName].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end text-sm tabular-nums">
        <PriceText {...prices} />
      </span>
    </>
  );
}
