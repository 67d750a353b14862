import { data } from "react-router";
import { isSectionId, sectionTexts } from "~/features/admin/settings/section-texts";
import { SettingsSection } from "~/features/admin/settings/settings-section";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import type { Route } from "./+types/settings-section";

/** 404 in showroom mode, and for an unknown section. */
export function loader({ params, context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, { status: isTrading && isSectionId(params.section) ? 200 : 404 });
}

export const clientLoader = () => null;

export default function SettingsSectionPage({ params: { section } }: Route.ComponentProps) {
  if (!isSectionId(section)) return null;
  return (
    <>
      <title>{`${sectionTexts[section].title} settings`}</title>
      <SettingsSection key={section} id={section} />
    </>
  );
}
