import type { ShopHealth } from "@larkwood/contract";
import { formatBytes } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Facts, HealthSection } from "./health-section";

// The database and uploads stop working on a full disk.
const LOW_BYTES = 1e9;

export function StorageSection({ health }: { health: ShopHealth }) {
  const { databaseBytes, pictureBytes, freeBytes } = health;
  return (
    <HealthSection title="Storage">
      <Facts
        facts={[
          ["Database", formatBytes(databaseBytes)],
          ["Uploaded images", pictureBytes === null ? "In a bucket" : formatBytes(pictureBytes)],
          [
            "Free disk space",
            <span key="free" className="inline-flex items-center gap-2">
              {freeBytes < LOW_BYTES ? <Badge tone="red">Low</Badge> : null}
              {formatBytes(freeBytes)}
            </span>,
          ],
        ]}
      />
    </HealthSection>
  );
}
