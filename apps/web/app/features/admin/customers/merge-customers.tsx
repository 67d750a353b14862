import { ApiError, type CustomerMerge, type User } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { isLongEnough, SearchPicker } from "~/features/admin/shared/ui/search-picker";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";

const MAX_HITS = 5;

/** Merges another account into this one: choose it, see what moves, confirm. */
export function MergeCustomers({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<User | null>(null);
  const close = () => {
    setOpen(false);
    setOther(null);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Merge…
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Merge another account into ${user.userName}`}>
        <div className="grid gap-4 pt-3 text-sm">
          {other ? (
            <MergePreview user={user} other={other} onBack={() => setOther(null)} onDone={close} />
          ) : (
            <OtherAccount user={user} onPick={setOther} />
          )}
        </div>
      </Dialog>
    </>
  );
}

function OtherAccount({ user, onPick }: { user: User; onPick: (other: User) => void }) {
  const [typed, setTyped] = useState("");
  const searchText = useDeferredValue(typed.trim());
  const query = { search: searchText, role: "User", limit: MAX_HITS } as const;
  const { data } = useQuery({
    queryKey: queryKeys.userList(query),
    queryFn: async ({ signal }) => (await api("listUsers", { query, signal })).data,
    enabled: isLongEnough(searchText),
  });
  const hits = data?.filter(({ id }) => id !== user.id) ?? null;
  return (
    <>
      <p>
        {`Everything of the other account moves to ${user.userName}, and the other account is deleted. Choose the account that ends.`}
      </p>
      <SearchPicker
        label="Name or email of the other account"
        name="merge-search"
        typed={typed}
        onType={setTyped}
        hits={isLongEnough(searchText) && searchText === typed.trim() ? hits : null}
        nameOf={({ userName }) => userName}
        detailOf={({ email }) => email}
        actionLabel="Choose"
        onPick={onPick}
      />
    </>
  );
}

type MergePreviewProps = { user: User; other: User; onBack: () => void; onDone: () => void };

function MergePreview({ user, other, onBack, onDone }: MergePreviewProps) {
  const client = useQueryClient();
  const params = { id: user.id };
  const { data, isError } = useQuery({
    queryKey: queryKeys.customerMerge(user.id, other.id),
    queryFn: async ({ signal }) =>
      (await api("previewCustomerMerge", { params, query: { fromId: other.id }, signal })).data,
    gcTime: 0,
  });
  const summary = useRef<HTMLParagraphElement>(null);
  const isLoaded = data !== undefined;
  // The button that chose the account is gone.
  useEffect(() => {
    if (isLoaded) summary.current?.focus();
  }, [isLoaded]);
  const merge = useMutation({
    mutationFn: () => api("mergeCustomers", { params, body: { fromId: other.id } }),
    onSuccess: () => {
      showToast("The accounts are merged.");
      onDone();
      void client.invalidateQueries({ queryKey: queryKeys.users });
      void client.invalidateQueries({ queryKey: queryKeys.orders });
    },
    onError: (error) =>
      showToast(
        error instanceof ApiError && error.status === 404
          ? "One of the accounts is gone. Search again."
          : "The accounts couldn't be merged. Please try again.",
        "alert",
      ),
  });
  if (isError) return <p role="alert">These accounts can't be merged.</p>;
  if (!data) return <Spinner />;
  return (
    <>
      <p ref={summary} tabIndex={-1} className="break-words outline-none">
        <strong>{data.source.email}</strong> ends. <strong>{data.target.email}</strong> remains, and gets:
      </p>
      <ul className="list-disc pl-5">
        {linesOf(data).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        The other account is signed out everywhere, and can't sign in again. This can't be undone.
        {data.isBlocked ? " One of the two is blocked, so the merged account is blocked." : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={merge.isPending} onClick={() => merge.mutate()}>
          Merge accounts
        </Button>
        <Button variant="outline" size="sm" disabled={merge.isPending} onClick={onBack}>
          Choose another
        </Button>
      </div>
    </>
  );
}

/** What moves, in words; nothing that there is none of. */
function linesOf(merge: CustomerMerge): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number.toLocaleString("en-US")} ${number === 1 ? one : many}`];
  const lines = [
    ...count(merge.orders, "order", "orders"),
    ...count(merge.guestOrders, "order placed as a guest", "orders placed as a guest"),
    ...count(merge.returns, "return", "returns"),
    ...count(merge.reviews, "review", "reviews"),
    ...count(merge.wishes, "product of the wishlist", "products of the wishlist"),
    ...count(merge.cartItems, "item of the cart", "items of the cart"),
    ...count(merge.messages, "message", "messages"),
    ...(merge.tags.length > 0
      ? [`the ${merge.tags.length === 1 ? "tag" : "tags"} ${merge.tags.join(", ")}`]
      : []),
    ...(merge.hasNote ? ["the internal note"] : []),
    ...(merge.newsletter ? ["the newsletter"] : []),
  ];
  return lines.length > 0 ? lines : ["nothing: the other account is empty"];
}
