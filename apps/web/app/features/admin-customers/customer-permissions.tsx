import { ApiError, PERMISSION_TEXTS, PERMISSIONS, type Permission, type User } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useOwnPermissions } from "~/lib/use-own-permissions";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { notify } from "~/ui/notices";

const LAST = "Somebody has to be able to do everything: this is the last one.";
const FAILED = "The permissions could not be changed. Please try again.";

/** What an Admin may do, for whoever decides about it. */
export function CustomerPermissions({ user }: { user: User }) {
  const client = useQueryClient();
  const can = useOwnPermissions();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(user.permissions));
  if (user.role !== "Admin") return null;
  const mayDecide = can("staff.write");

  const toggle = (permission: Permission) => {
    const next = new Set(chosen);
    if (!next.delete(permission)) next.add(permission);
    setChosen(next);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const body = { permissions: [...chosen] };
      const { data } = await api("setPermissions", { params: { id: user.id }, body });
      client.setQueryData(queryKeys.user(user.id), data);
      notify("Permissions changed");
    } catch (error) {
      setChosen(new Set(user.permissions));
      notify(error instanceof ApiError && error.problem?.code === "last_admin" ? LAST : FAILED, "alert");
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="customer-permissions" className="pt-10">
      <h2 id="customer-permissions" className="pb-3 text-xl">
        Permissions
      </h2>
      <form onSubmit={(event) => void save(event)}>
        <fieldset disabled={!mayDecide} className="grid max-w-3xl grid-cols-2 gap-x-8 gap-y-2.5">
          <legend className="sr-only">What {user.userName} may do</legend>
          {PERMISSIONS.map((permission) => (
            <Checkbox
              key={permission}
              name={permission}
              label={PERMISSION_TEXTS[permission]}
              checked={chosen.has(permission)}
              disabled={!can(permission)}
              onChange={() => toggle(permission)}
            />
          ))}
        </fieldset>
        {mayDecide ? (
          <Button type="submit" variant="outline" size="sm" disabled={busy} className="mt-5">
            Save permissions
          </Button>
        ) : null}
      </form>
    </section>
  );
}
