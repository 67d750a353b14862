import { PERMISSION_TEXTS, PERMISSIONS, type Permission, type User } from "@larkwood/contract";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSavePermissions } from "./use-save-permissions";

const LOSES_STAFF = "You'll no longer be able to manage permissions, and you can't undo this yourself.";

function summaryOf({ userName, permissions }: User, mayDecide: boolean): string {
  const count = permissions.length;
  const sum =
    count === PERMISSIONS.length
      ? `${userName} has full access to the admin area.`
      : `${userName} has ${count === 0 ? "no" : `${count} of ${PERMISSIONS.length}`} permissions in the admin area.`;
  return mayDecide ? sum : `${sum} Only an Admin who manages permissions can change this.`;
}

/** What an Admin may do, for whoever decides about it. */
export function CustomerPermissions({ user }: { user: User }) {
  const can = useOwnPermissions();
  const isOwn = useSession((state) => state.userId) === user.id;
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(user.permissions));
  const [asking, setAsking] = useState(false);
  const { save, busy } = useSavePermissions(user, () => setChosen(new Set(user.permissions)));
  if (user.role !== "Admin") return null;
  const mayDecide = can("staff.write");
  const changed = PERMISSIONS.filter((one) => chosen.has(one) !== user.permissions.includes(one));

  const toggle = (permission: Permission) => {
    const next = new Set(chosen);
    if (!next.delete(permission)) next.add(permission);
    setChosen(next);
  };
  const saveChosen = () => {
    setAsking(false);
    void save([...chosen]);
  };

  return (
    <section aria-labelledby="customer-permissions" className="pt-10">
      <h2 id="customer-permissions" className="pb-1 text-xl">
        Permissions
      </h2>
      <p className="pb-5 text-sm text-ink-soft">{summaryOf(user, mayDecide)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isOwn && changed.includes("staff.write")) setAsking(true);
          else saveChosen();
        }}
      >
        <fieldset
          disabled={!mayDecide}
          className="grid max-w-4xl grid-flow-col grid-cols-2 grid-rows-6 gap-x-10 gap-y-3"
        >
          <legend className="sr-only">Permissions of {user.userName}</legend>
          {PERMISSIONS.map((permission) => (
            <Checkbox
              key={permission}
              name={permission}
              label={PERMISSION_TEXTS[permission]}
              checked={chosen.has(permission)}
              // Nobody gives what they do not have themselves.
              disabled={!can(permission)}
              onChange={() => toggle(permission)}
            />
          ))}
        </fieldset>
        {mayDecide ? (
          <div className="flex items-center gap-4 pt-6">
            <Button type="submit" variant="outline" size="sm" disabled={busy || changed.length === 0}>
              Save permissions
            </Button>
            <p role="status" className="text-sm text-ink-soft">
              {changed.length === 0 ? "" : `${changed.length} unsaved`}
            </p>
          </div>
        ) : null}
      </form>
      <ConfirmDialog
        open={asking}
        question="Remove this permission from yourself?"
        confirmLabel="Remove permission"
        onConfirm={saveChosen}
        onCancel={() => setAsking(false)}
      >
        {LOSES_STAFF}
      </ConfirmDialog>
    </section>
  );
}
