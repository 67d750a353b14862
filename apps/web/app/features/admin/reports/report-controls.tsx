import { REPORT_COMPARISONS, REPORT_GROUPS, REPORT_PERIODS, type ReportGroup } from "@larkwood/contract";
import { FilterDay } from "~/features/admin/shared/ui/filter-day";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import type { ReportChoice } from "./report-query";
import { comparisonLabels, groupLabels, periodLabels } from "./report-text";

const OWN_DAYS = "days";

type ReportControlsProps = {
  choice: ReportChoice;
  /** The days that the report shows; they begin a choice of days. */
  shown: { from: string; to: string } | null;
  onChange: (changes: Record<string, string>) => void;
};

/** Period, comparison and rows of a report. Each applies immediately. */
export function ReportControls({ choice, shown, onChange }: ReportControlsProps) {
  const { report, by, period, from, to, compare } = choice;
  const groups: readonly ReportGroup[] = REPORT_GROUPS[report];
  const hasPeriod = report !== "stock";
  const choosePeriod = (value: string) =>
    onChange(
      value === OWN_DAYS
        ? { period: "", from: shown?.from ?? "", to: shown?.to ?? "" }
        : { period: value, from: "", to: "" },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-4">
      {hasPeriod ? (
        <FilterSelect
          label="Period"
          value={from ? OWN_DAYS : period}
          options={[
            ...REPORT_PERIODS.map((value) => ({ value, label: periodLabels[value] })),
            { value: OWN_DAYS, label: "Choose days" },
          ]}
          onChoose={choosePeriod}
        />
      ) : null}
      {hasPeriod && from ? (
        <>
          <FilterDay label="From" value={from} max={to} onChoose={(day) => day && onChange({ from: day })} />
          <FilterDay label="To" value={to} min={from} onChoose={(day) => day && onChange({ to: day })} />
        </>
      ) : null}
      {hasPeriod ? (
        <FilterSelect
          label="Compare with"
          value={compare ?? "none"}
          options={[
            ...REPORT_COMPARISONS.map((value) => ({ value, label: comparisonLabels[value] })),
            { value: "none", label: "Nothing" },
          ]}
          onChoose={(value) => onChange({ compare: value })}
        />
      ) : null}
      {groups.length > 1 ? (
        <FilterSelect
          label="By"
          value={by}
          options={groups.map((value) => ({ value, label: groupLabels[value] }))}
          onChoose={(value) => onChange({ by: value })}
        />
      ) : null}
    </div>
  );
}
