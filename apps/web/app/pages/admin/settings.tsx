import { useParams } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { PlaceholderPage } from "~/features/admin/layout/placeholder-page";
import { ImageUpload } from "~/features/admin/products/image-upload";
import { isSectionId } from "~/features/admin/settings/section-texts";
import { SettingsLayout } from "~/features/admin/settings/settings-layout";
import { type Upload, UploadContext } from "~/features/admin/settings/upload-context";
import { useShop } from "~/lib/shop/shop";

const ShopImageUpload: Upload = ({ onUploaded }) => (
  <ImageUpload call="uploadShopImage" onUploaded={onUploaded} />
);

/** The settings. Showroom mode has the title only, and no sections. */
export default function SettingsPage() {
  const { section } = useParams();
  const isTrading = useShop().trading;
  if (section === undefined && !isTrading) return <PlaceholderPage title="Settings" />;
  if (section !== undefined && !(isTrading && isSectionId(section))) return <AdminNotFound />;
  return (
    <UploadContext value={ShopImageUpload}>
      <SettingsLayout section={section ?? null} />
    </UploadContext>
  );
}
