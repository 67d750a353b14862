import { toastTexts, type User } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { useVersionedEdit } from "~/features/admin/shared/use-versioned-edit";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
import { Form, SubmitButton } from "~/ui/form";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";
import { CustomerFields } from "./customer-fields";
import { customerToEditOptions, patchLists } from "./customer-queries";

/** Edits all data of a user except the password. */
export function EditCustomer({ id }: { id: string }) {
  const query = useQuery(customerToEditOptions(id));
  if (query.isPending) return <Spinner />;
  if (query.isError)
    return <LoadFailed text={toastTexts.userLoadFailed} onRetry={() => void query.refetch()} />;
  return <EditForm key={query.data.id} loaded={query.data} />;
}

const toForm = ({ role, userName, firstName, lastName, email, address, country, phoneNumber }: User) => ({
  role,
  userName,
  firstName,
  lastName,
  email,
  address,
  country,
  phoneNumber,
  acceptedTos: false as unknown as true,
});

const toTradingForm = (user: User) => ({
  ...toForm(user),
  addressLine2: user.addressLine2 ?? "",
  postCode: user.postCode ?? "",
  city: user.city ?? "",
});

const compared = [
  "role",
  "userName",
  "firstName",
  "lastName",
  "email",
  "address",
  "addressLine2",
  "postCode",
  "city",
  "country",
  "phoneNumber",
] as const;

function EditForm({ loaded }: { loaded: User }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { trading } = useShop();
  const toFields = trading ? toTradingForm : toForm;
  const form = useContractForm(trading ? "tradingUser" : "adminUser", { defaultValues: toFields(loaded) });
  const { isSubmitting, isDirty } = form.formState;
  const unsaved = useUnsavedChanges(isDirty);
  const { base, submit, conflict } = useVersionedEdit(form, {
    loaded,
    toForm: toFields,
    compared,
    save: async (body, headers) => {
      const { data } = await api("updateUser", { body: { ...body, id: loaded.id }, headers });
      patchLists(client, (items) => items.map((item) => (item.id === data.id ? data : item)));
      showToast(toastTexts.userUpdated);
      unsaved.allowLeaving();
      const isNewAdmin = trading && loaded.role !== "Admin" && data.role === "Admin";
      await navigate(
        isNewAdmin ? `${adminPaths.customer(data.id)}#customer-permissions` : adminPaths.customers,
      );
    },
    failedText: toastTexts.userUpdateFailed,
  });

  return (
    <Form busy={isSubmitting} onSubmit={submit} className="max-w-3xl">
      <title>Edit User Info</title>
      <h1 className="pb-6 text-2xl">Edit User Info</h1>
      {conflict}
      <CustomerFields form={form} currentRole={base.role} />
      <SubmitButton busy={isSubmitting} className="mt-8 w-48">
        SUBMIT
      </SubmitButton>
      {unsaved.dialog}
    </Form>
  );
}
