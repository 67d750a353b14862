import { ApiError, type CustomerRecord, customerTagSchema, type User } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast-region";
import { customerTagsOptions } from "./segment-query";

type Change = { tag: string; isAdded: boolean };

/** Adds or removes a tag, and loads what is stored. */
function useTagChange({ id }: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tag, isAdded }: Change) =>
      api(isAdded ? "addCustomerTag" : "removeCustomerTag", { params: { id, tag } }),
    onError: (error) =>
      showToast(
        error instanceof ApiError && error.problem?.code === "too_many_tags"
          ? "A customer has at most 20 tags. Remove one first."
          : "The tag couldn't be saved. Please try again.",
        "alert",
      ),
    onSettled: () =>
      Promise.all(
        [queryKeys.customerRecord(id), queryKeys.customerTags].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

type CustomerTagsProps = { user: User; record: CustomerRecord; mayChange: boolean };

/** The tags of a customer. Each leads to the customers who have it. */
export function CustomerTags({ user, record, mayChange }: CustomerTagsProps) {
  const change = useTagChange(user);
  if (record.tags.length === 0 && !mayChange) return null;
  return (
    <div className="pt-5 text-sm">
      <h3 className="caps pb-2 font-sans text-ink-soft">Tags</h3>
      {record.tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {record.tags.map((tag) => (
            <li key={tag} className="flex items-center rounded-full bg-linen pl-3">
              <Link
                to={`${adminPaths.customers}?tag=${encodeURIComponent(tag)}`}
                className="py-1.5 hover:underline"
              >
                {tag}
              </Link>
              {mayChange ? (
                <button
                  type="button"
                  aria-label={`Remove the tag ${tag}`}
                  disabled={change.isPending}
                  onClick={() => change.mutate({ tag, isAdded: false })}
                  className="grid size-8 place-items-center rounded-full hover:bg-hairline"
                >
                  <Icon name="close" size={14} />
                </button>
              ) : (
                <span className="pr-3" />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange ? <AddTag tags={record.tags} busy={change.isPending} onAdd={change.mutate} /> : null}
    </div>
  );
}

type AddTagProps = {
  tags: readonly string[];
  busy: boolean;
  onAdd: (change: Change, options: { onSuccess: () => void }) => void;
};

function AddTag({ tags, busy, onAdd }: AddTagProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const { data: known = [] } = useQuery(customerTagsOptions);
  const listId = useId();
  return (
    <Form
      busy={busy}
      className="flex max-w-sm items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = customerTagSchema.safeParse(typed);
        setError(parsed.success ? undefined : parsed.error.issues[0]?.message);
        if (parsed.success) onAdd({ tag: parsed.data, isAdded: true }, { onSuccess: () => setTyped("") });
      }}
    >
      <Field
        label="New tag"
        name="tag"
        autoComplete="off"
        maxLength={40}
        list={listId}
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        className="grow"
      />
      <datalist id={listId}>
        {known.flatMap(({ tag }) => (tags.includes(tag) ? [] : [<option key={tag} value={tag} />]))}
      </datalist>
      <Button type="submit" variant="outline" size="sm" disabled={busy}>
        Add
      </Button>
    </Form>
  );
}
