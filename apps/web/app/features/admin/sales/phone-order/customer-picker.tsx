import type { User } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { isLongEnough, SearchPicker } from "~/features/admin/shared/ui/search-picker";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { NewCustomer } from "./new-customer";

const MAX_HITS = 5;

type CustomerPickerProps = { customer: User | null; onPick: (user: User | null) => void };

/** Picks an existing customer by name or email, or creates one. */
export function CustomerPicker({ customer, onPick }: CustomerPickerProps) {
  return (
    <section aria-labelledby="phone-customer" className="text-sm">
      <h2 id="phone-customer" className="pb-2 text-xl">
        Customer
      </h2>
      {customer ? (
        <p className="flex items-center justify-between gap-4 border-y border-hairline py-3">
          <span className="min-w-0 break-words">
            {customer.userName}, {customer.email}
          </span>
          <Button variant="quiet" size="sm" className="shrink-0" onClick={() => onPick(null)}>
            Change customer
          </Button>
        </p>
      ) : (
        <CustomerSearch onPick={onPick} />
      )}
    </section>
  );
}

function CustomerSearch({ onPick }: { onPick: (user: User) => void }) {
  const [typed, setTyped] = useState("");
  const searchText = useDeferredValue(typed.trim());
  const query = { search: searchText, limit: MAX_HITS };
  const { data } = useQuery({
    queryKey: queryKeys.userList(query),
    queryFn: async ({ signal }) => (await api("listUsers", { query, signal })).data,
    enabled: isLongEnough(searchText),
  });
  return (
    <>
      <SearchPicker
        label="Name or email"
        name="customer-search"
        typed={typed}
        onType={setTyped}
        hits={isLongEnough(searchText) && searchText === typed.trim() ? (data ?? null) : null}
        nameOf={({ userName }) => userName}
        detailOf={({ email }) => email}
        actionLabel="Choose"
        onPick={onPick}
      />
      <NewCustomer onCreate={onPick} />
    </>
  );
}
