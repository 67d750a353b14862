import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { Spinner } from "~/ui/spinner";
import { DemoAccounts } from "./demo-accounts";
import type { SectionId } from "./section-texts";
import { settingsOptions } from "./setting-queries";
import { SettingSearch } from "./setting-search";
import { SettingsNav } from "./settings-nav";

const LOAD_FAILED = "The settings couldn't be loaded. Please try again.";

/** The frame of all settings pages: search, and the sections beside the open one. */
export function SettingsLayout({ section }: { section: SectionId | null }) {
  const query = useQuery(settingsOptions);
  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <p className="max-w-prose pt-2 pb-6 text-sm text-ink-soft">Changes apply as soon as you save.</p>
      {query.data ? <SettingSearch settings={query.data} /> : null}
      <DemoAccounts />
      {query.isPending ? <Spinner /> : null}
      {query.isError && !query.data ? (
        <LoadFailed text={LOAD_FAILED} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && section ? (
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[11rem_minmax(0,42rem)] xl:gap-x-16">
          <SettingsNav />
          <Outlet context={query.data} />
        </div>
      ) : null}
      {query.data && !section ? <Outlet /> : null}
    </>
  );
}
