import { normalisePhone, type Role, screenTexts } from "@larkwood/contract";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import type { ContractForm } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
import { Checkbox } from "~/ui/checkbox";
import { CountryField } from "~/ui/country-field";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

type CustomerFieldsProps = { form: ContractForm<"adminUser">; currentRole: Role };

/** All user fields that an Admin may edit. The empty role option means the current role. */
export function CustomerFields({ form, currentRole }: CustomerFieldsProps) {
  const { errors } = form.formState;
  const { trading } = useShop();
  const phoneNumber = form.register("phoneNumber");
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
      <Select label="Role" options={roles} error={errors.role?.message} {...form.register("role")} />
      <Field label="Username" error={errors.userName?.message} {...form.register("userName")} />
      <Field label="First Name" error={errors.firstName?.message} {...form.register("firstName")} />
      <Field label="Last Name" error={errors.lastName?.message} {...form.register("lastName")} />
      <Field label="Email" type="email" error={errors.email?.message} {...form.register("email")} />
      <Field label="Address" error={errors.address?.message} {...form.register("address")} />
      {trading ? (
        <CountryField label="Country" error={errors.country?.message} {...form.register("country")} />
      ) : (
        <Field label="Country" error={errors.country?.message} {...form.register("country")} />
      )}
      <Field
        label="Phone Number"
        type="tel"
        error={errors.phoneNumber?.message}
        {...phoneNumber}
        onBlur={(event) => {
          if (trading) event.target.value = normalisePhone(event.target.value);
          return phoneNumber.onBlur(event);
        }}
      />
      <Checkbox
        label={screenTexts.terms}
        error={errors.acceptedTos?.message}
        className="col-span-2 pt-2"
        {...form.register("acceptedTos")}
      />
    </div>
  );
}
