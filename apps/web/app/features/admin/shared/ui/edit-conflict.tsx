import { errorCatalogue } from "@larkwood/contract";
import { Button } from "~/ui/button";

/** A field that another user changed: the original, the stored and the typed value. */
export type ChangedField = {
  field: string;
  before: string | number;
  now: string | number;
  mine: string | number;
};

type EditConflictProps = {
  changed: readonly ChangedField[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Shows the changes another user saved since the form was opened, and asks which version to keep. */
export function EditConflict({ changed, onTakeTheirs, onKeepMine }: EditConflictProps) {
  return (
    <section role="alert" className="mb-8 border border-danger bg-danger-wash p-5 text-sm">
      <h2 className="pb-1 text-lg">{errorCatalogue.edit_conflict.title}</h2>
      <p>Your changes aren't saved yet. Someone else changed this since you opened the form:</p>
      <table className="my-4 w-full border-collapse">
        <thead className="caps text-left">
          <tr>
            {["Field", "When you opened it", "Now", "Yours"].map((header) => (
              <th key={header} scope="col" className="border-b border-hairline-strong py-2 pr-4 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map(({ field, before, now, mine }) => (
            <tr key={field} className="align-top">
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {field}
              </th>
              <td className="py-2 pr-4">{before}</td>
              <td className="py-2 pr-4 font-medium">{now}</td>
              <td className="py-2 pr-4">{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex gap-3">
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          Use their version
        </Button>
        <Button size="sm" variant="danger" onClick={onKeepMine}>
          Save my version
        </Button>
      </div>
    </section>
  );
}
