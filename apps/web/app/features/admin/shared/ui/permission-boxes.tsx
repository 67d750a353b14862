import { PERMISSION_TEXTS, PERMISSIONS, type Permission } from "@larkwood/contract";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { Checkbox } from "~/ui/checkbox";

type PermissionBoxesProps = {
  legend: string;
  selected: readonly Permission[];
  disabled?: boolean;
  onChange: (selected: Permission[]) => void;
};

/** A checkbox for each permission. Admins can only grant permissions that they have. */
export function PermissionBoxes({ legend, selected, disabled, onChange }: PermissionBoxesProps) {
  const can = useOwnPermissions();
  const toggle = (permission: Permission) =>
    onChange(PERMISSIONS.filter((one) => selected.includes(one) !== (one === permission)));
  return (
    <fieldset
      disabled={disabled}
      className="grid max-w-4xl gap-x-10 gap-y-3 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-6"
    >
      <legend className="sr-only">{legend}</legend>
      {PERMISSIONS.map((permission) => (
        <Checkbox
          key={permission}
          name={permission}
          label={PERMISSION_TEXTS[permission]}
          checked={selected.includes(permission)}
          disabled={!can(permission)}
          onChange={() => toggle(permission)}
        />
      ))}
    </fieldset>
  );
}
