import { PlaceholderPage } from "~/features/admin/layout/placeholder-page";
import { ImageUpload } from "~/features/admin/products/image-upload";
import { SettingsView } from "~/features/admin/settings/settings-view";
import { type Upload, UploadContext } from "~/features/admin/settings/upload-context";
import { useShop } from "~/lib/shop/shop";

const ShopImageUpload: Upload = ({ onUploaded }) => (
  <ImageUpload call="uploadShopImage" onUploaded={onUploaded} />
);

/** Showroom mode has the title only. */
export default function SettingsPage() {
  if (!useShop().trading) return <PlaceholderPage title="Settings" />;
  return (
    <>
      <title>Settings</title>
      <UploadContext value={ShopImageUpload}>
        <SettingsView />
      </UploadContext>
    </>
  );
}
