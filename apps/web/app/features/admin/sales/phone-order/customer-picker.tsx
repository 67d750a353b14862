import type { User } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { isEnough, SearchPicker } from "~/features/admin/sales/shared/search-picker";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { NewCustomer } from "./new-customer";

const HITS = 5;

type CustomerPickerProps = { customer: User | null; onPick: (user: User | null) => void };

/** Who buys: somebody who is known, found by name or address, or somebody new. */
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
        <Search onPick={onPick} />
      )}
    </section>
  );
}

function Search({ onPick }: { onPick: (user: User) => void }) {
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const query = { search: words, limit: HITS };
  const { data } = useQuery({
    queryKey: queryKeys.userList(query),
    queryFn: async ({ signal }) => (await api("listUsers", { query, signal })).data,
    enabled: isEnough(words),
  });
  return (
    <>
      <SearchPicker
        label="Name or email"
        name="customer-search"
        typed={typed}
        onType={setTyped}
        hits={isEnough(words) && words === typed.trim() ? (data ?? null) : null}
        nameOf={({ userName }) => userName}
        factOf={({ email }) => email}
        deed="Choose"
        onPick={onPick}
      />
      <NewCustomer onMade={onPick} />
    </>
  );
}
