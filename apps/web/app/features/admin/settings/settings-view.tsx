import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { Spinner } from "~/ui/spinner";
import { ContactSection } from "./contact-section";
import { DemoAccounts } from "./demo-accounts";
import { DocumentSection } from "./document-section";
import { HomeSection } from "./home-section";
import { MailSection } from "./mail-section";
import { MessageSection } from "./message-section";
import { PaymentSection } from "./payment-section";
import { SectionNav } from "./section-nav";
import { SellingSection } from "./selling-section";
import { settingsOptions } from "./setting-queries";
import { ShippingSection } from "./shipping-section";
import { ShopSection } from "./shop-section";
import { TaxSection } from "./tax-section";
import { TextSection } from "./text-section";
import type { SectionForm } from "./use-section";

const sections = [
  { id: "shop", form: "shopSettings", label: "Shop", Section: ShopSection },
  { id: "contact", form: "contactSettings", label: "Contact", Section: ContactSection },
  { id: "papers", form: "documentSettings", label: "Business address", Section: DocumentSection },
  { id: "selling", form: "sellingSettings", label: "Catalogue and orders", Section: SellingSection },
  { id: "payment", form: "paymentSettings", label: "Payment", Section: PaymentSection },
  { id: "shipping", form: "shippingSettings", label: "Shipping", Section: ShippingSection },
  { id: "tax", form: "taxSettings", label: "Tax", Section: TaxSection },
  { id: "mail", form: "mailSettings", label: "Email", Section: MailSection },
  { id: "messages", form: "messageSettings", label: "Email templates", Section: MessageSection },
  { id: "home", form: "homeSettings", label: "Home page", Section: HomeSection },
  { id: "texts", form: "textSettings", label: "Pages", Section: TextSection },
] as const;

const LOAD_FAILED = "The settings couldn't be loaded. Please try again.";

/** The settings page: sections that are saved separately. */
export function SettingsView() {
  const query = useQuery(settingsOptions);
  const [dirty, setDirty] = useState<ReadonlySet<SectionForm>>(new Set());
  const unsaved = useUnsavedChanges(dirty.size > 0);
  const isLoaded = query.data !== undefined;
  const { hash } = useLocation();
  // Scroll to the section in the URL once the settings are loaded.
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
  const onDirty = useCallback((form: SectionForm, isDirty: boolean) => {
    setDirty((forms) => {
      if (forms.has(form) === isDirty) return forms;
      return new Set(isDirty ? [...forms, form] : [...forms].filter((one) => one !== form));
    });
  }, []);

  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <p className="max-w-prose pt-2 pb-8 text-sm text-ink-soft">Changes apply as soon as you save.</p>
      <DemoAccounts />
      {query.isPending ? <Spinner /> : null}
      {query.isError && !query.data ? (
        <LoadFailed text={LOAD_FAILED} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? (
        <div className="grid grid-cols-[11rem_minmax(0,42rem)] gap-x-10 xl:gap-x-16">
          <SectionNav entries={sections.map((one) => ({ ...one, isDirty: dirty.has(one.form) }))} />
          <div>
            {sections.map(({ id, Section }) => (
              <Section key={id} settings={query.data} onDirty={onDirty} />
            ))}
          </div>
        </div>
      ) : null}
      {unsaved.dialog}
    </>
  );
}
