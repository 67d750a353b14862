import { useState } from "react";
import { api } from "~/lib/api/api";
import { downloadText } from "~/lib/api/download";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";

type Format = "csv" | "datev";
type AccountingDialogProps = { month: string; onClose: () => void };

const ACCOUNT = "\\d{1,9}";
const RATE = "\\d{1,3}(\\.\\d{1,2})?:\\d{1,9}(:\\d{1,4})?";

/** Saves the bookings of a month as a file for the accountant. */
export function AccountingDialog({ month, onClose }: AccountingDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? "");
    const format: Format = text("format") === "datev" ? "datev" : "csv";
    const rates = text("rates").replace(/\s/g, "");
    const query = {
      month: text("month"),
      format,
      account: text("account"),
      customerAccount: text("customerAccount"),
      ...(rates && { rates }),
    };
    setBusy(true);
    try {
      const { data } = await api("exportAccounting", { query });
      const name = `accounting-${query.month}${format === "datev" ? "-datev" : ""}.csv`;
      downloadText(data, name, "text/csv");
      onClose();
    } catch {
      showToast("The file couldn't be created. Check the fields and try again.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title="Accounting file">
      <form
        className="grid gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
        }}
      >
        <Field label="Month" name="month" type="month" defaultValue={month} required />
        <Select
          label="Format"
          name="format"
          options={[
            { value: "csv", label: "CSV" },
            { value: "datev", label: "DATEV" },
          ]}
        />
        <Field label="Sales account" name="account" defaultValue="8400" pattern={ACCOUNT} required />
        <Field
          label="Customer account"
          name="customerAccount"
          defaultValue="10000"
          pattern={ACCOUNT}
          required
        />
        <Field
          label="Accounts of tax rates"
          name="rates"
          pattern={`${RATE}(, ?${RATE}){0,19}`}
          hint="Rate:account:tax code, such as 19:8400:3, 7:8300. Leave blank to use the sales account."
        />
        <Button type="submit" disabled={isBusy}>
          Save file
        </Button>
      </form>
    </Dialog>
  );
}
