import { type Role, screenTexts } from "@larkwood/contract";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
import { AddressFields } from "~/ui/address-fields";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

type CustomerFieldsProps = {
  form: ContractForm<"adminUser" | "tradingUser">;
  currentRole: Role;
};

/** All user fields that an Admin may edit. The empty role option means the current role. */
export function CustomerFields({ form, currentRole }: CustomerFieldsProps) {
  const { trading } = useShop();
  const mayChangeRole = useOwnPermissions()("staff.write");
  const roles = mayChangeRole
    ? [
        { value: "", label: currentRole },
        { value: "User", label: "User" },
        { value: "Admin", label: "Admin" },
      ]
    : [{ value: currentRole, label: currentRole }];
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-5">
      <Select label="Role" options={roles} {...fieldOf(form, "role")} />
      <Field label="Username" {...fieldOf(form, "userName")} />
      <Field label="First Name" {...fieldOf(form, "firstName")} />
      <Field label="Last Name" {...fieldOf(form, "lastName")} />
      <Field label="Email" type="email" {...fieldOf(form, "email")} />
      {trading ? (
        // Autofill is off, because it would enter the staff member's own address.
        <AddressFields field={(name) => ({ ...fieldOf(form, name), autoComplete: "off" })} />
      ) : (
        <>
          <Field label="Address" {...fieldOf(form, "address")} />
          <Field label="Country" {...fieldOf(form, "country")} />
          <Field label="Phone Number" type="tel" {...fieldOf(form, "phoneNumber")} />
        </>
      )}
      <Checkbox label={screenTexts.terms} className="col-span-2 pt-2" {...fieldOf(form, "acceptedTos")} />
    </div>
  );
}
