import type { SettingValues } from "@larkwood/contract";
import { Link } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { ContentFields } from "./content-fields";
import { HomeSlides } from "./home-slides";
import { HomeTiles } from "./home-tiles";
import { SectionFrame } from "./section-frame";
import { registerField } from "./setting-field";
import { SettingItem } from "./setting-item";
import { getSetting } from "./setting-queries";
import { usePublishHome } from "./use-publish-home";
import { type SectionProps, useSection } from "./use-section";

const toDraft = ({ homeDraft, homePage }: SettingValues) => ({ homeDraft: homeDraft ?? homePage });

/** Edits the home page: save a draft, preview it, then publish it. */
export function HomeSection(props: SectionProps) {
  const section = useSection("homeSettings", props, toDraft);
  const [page, draft] = [getSetting(section.base, "homePage"), getSetting(section.base, "homeDraft")];
  const hasDraft = draft.value !== null;
  const { publish, busy } = usePublishHome();
  return (
    <SectionFrame
      id="home-page"
      section={section}
      below={
        <div className="mt-8 border-t border-hairline pt-6">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              disabled={!hasDraft || section.isDirty || page.pinned}
              aria-disabled={busy || undefined}
              onClick={() => void publish(page, draft)}
            >
              Publish home page
            </Button>
            <Link to={adminPaths.homePreview} target="_blank" className="link text-sm">
              Preview saved version
            </Link>
            <Badge tone={hasDraft ? "orange" : "grey"}>{hasDraft ? "Unpublished draft" : "No draft"}</Badge>
          </div>
          <SettingItem setting={page}>{null}</SettingItem>
        </div>
      }
    >
      <SettingItem setting={draft}>
        <HomeSlides section={section} />
        <fieldset className="mt-8 grid gap-5">
          <legend className="pb-3 font-serif text-lg">Headline</legend>
          <Field label="Above the tiles, on wide screens" {...registerField(section, "homeDraft.lead")} />
          <Field label="Headline, on small screens" {...registerField(section, "homeDraft.headline")} />
          <Textarea label="Below the headline" {...registerField(section, "homeDraft.headlineText")} />
        </fieldset>
        <HomeTiles section={section} />
        <fieldset className="mt-8">
          <legend className="pb-3 font-serif text-lg">Story</legend>
          <ContentFields section={section} path="homeDraft.story" />
          <p className="pt-2 text-xs text-ink-soft">
            {"{shop}"} in the text is replaced with your shop's name.
          </p>
        </fieldset>
      </SettingItem>
    </SectionFrame>
  );
}
