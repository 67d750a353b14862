import type { Setting } from "@larkwood/contract";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useOutletContext } from "react-router";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { ContactSection } from "./contact-section";
import { DocumentSection } from "./document-section";
import { focusSetting } from "./focus-setting";
import { HomeSection } from "./home-section";
import { MailSection } from "./mail-section";
import { MessageSection } from "./message-section";
import { PaymentSection } from "./payment-section";
import type { SectionId } from "./section-texts";
import { SellingSection } from "./selling-section";
import { ShippingSection } from "./shipping-section";
import { ShopSection } from "./shop-section";
import { StaffSection } from "./staff-section";
import { TaxSection } from "./tax-section";
import { TextSection } from "./text-section";
import type { SectionProps } from "./use-section";

const sections: Record<SectionId, ComponentType<SectionProps>> = {
  shop: ShopSection,
  contact: ContactSection,
  "business-address": DocumentSection,
  catalogue: SellingSection,
  payment: PaymentSection,
  shipping: ShippingSection,
  tax: TaxSection,
  email: MailSection,
  "email-templates": MessageSection,
  "home-page": HomeSection,
  pages: TextSection,
  staff: StaffSection,
};

/** One section of the settings. The hash of the URL names the setting that gets the focus. */
export function SettingsSection({ id }: { id: SectionId }) {
  const settings = useOutletContext<readonly Setting[]>();
  const [isDirty, setDirty] = useState(false);
  const unsaved = useUnsavedChanges(isDirty);
  const location = useLocation();
  // Also when the same setting is chosen again: each navigation has its own location.
  useEffect(() => {
    if (location.hash) focusSetting(location.hash.slice(1));
  }, [location]);
  const Section = sections[id];
  return (
    <>
      <Section settings={settings} onDirty={setDirty} />
      {unsaved.dialog}
    </>
  );
}
