import { PERMISSIONS, type Permission, type User } from "@larkwood/contract";
import { useState } from "react";
import { PermissionBoxes } from "~/features/admin/shared/ui/permission-boxes";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSavePermissions } from "./use-save-permissions";

const OWN_REMOVAL_WARNING =
  "You'll no longer be able to manage permissions, and you can't undo this yourself.";

function toSummary({ userName, permissions }: User, mayManage: boolean): string {
  const count = permissions.length;
  const summary =
    count === PERMISSIONS.length
      ? `${userName} has full access to the admin area.`
      : `${userName} has ${count === 0 ? "no" : `${count} of ${PERMISSIONS.length}`} permissions in the admin area.`;
  return mayManage ? summary : `${summary} Only an Admin who manages permissions can change this.`;
}

/** The permissions of an Admin, editable with `staff.write`. */
export function CustomerPermissions({ user }: { user: User }) {
  const can = useOwnPermissions();
  const isOwn = useSession((state) => state.userId) === user.id;
  const [selected, setSelected] = useState<readonly Permission[]>(user.permissions);
  const [isConfirming, setConfirming] = useState(false);
  const { save, busy } = useSavePermissions(user, () => setSelected(user.permissions));
  if (user.role !== "Admin") return null;
  const mayManage = can("staff.write");
  const changed = PERMISSIONS.filter((one) => selected.includes(one) !== user.permissions.includes(one));

  const saveSelected = () => {
    setConfirming(false);
    void save([...selected]);
  };

  return (
    <section aria-labelledby="customer-permissions" className="pt-10">
      <h2 id="customer-permissions" className="pb-1 text-xl">
        Permissions
      </h2>
      <p className="pb-5 text-sm text-ink-soft">{toSummary(user, mayManage)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isOwn && changed.includes("staff.write")) setConfirming(true);
          else saveSelected();
        }}
      >
        <PermissionBoxes
          legend={`Permissions of ${user.userName}`}
          selected={selected}
          disabled={!mayManage}
          onChange={setSelected}
        />
        {mayManage ? (
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
        open={isConfirming}
        question="Remove this permission from yourself?"
        confirmLabel="Remove permission"
        onConfirm={saveSelected}
        onCancel={() => setConfirming(false)}
      >
        {OWN_REMOVAL_WARNING}
      </ConfirmDialog>
    </section>
  );
}
