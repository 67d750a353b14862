import { type Backup, PERMISSIONS, type ShopHealth } from "@larkwood/contract";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatBytes, formatMoment } from "~/lib/format/format";
import { Button } from "~/ui/button";
import { BackupCommand } from "./backup-command";
import { Facts, HealthSection } from "./health-section";
import { useBackup } from "./use-backup";

/** The last backup, and a new one to download. */
export function BackupSection({ health }: { health: ShopHealth }) {
  const { lastBackup, backupObstacle, pictureBytes } = health;
  const can = useOwnPermissions();
  const isOwner = PERMISSIONS.every(can);
  return (
    <HealthSection title="Backup">
      {lastBackup ? (
        <LastBackup backup={lastBackup} />
      ) : (
        <p className="text-sm">This shop has no backup yet.</p>
      )}
      <div className="grid gap-3 pt-5 text-sm">
        {pictureBytes === null ? (
          <p>Uploaded images are in a bucket and not part of a backup. Back up the bucket as well.</p>
        ) : null}
        {backupObstacle ? <BackupCommand obstacle={backupObstacle} /> : null}
        {isOwner ? (
          <BackupActions backup={lastBackup} canStart={backupObstacle === null} />
        ) : (
          <p className="text-ink-soft">
            A backup contains everything, so only an Admin with every permission can create and download it.
          </p>
        )}
      </div>
    </HealthSection>
  );
}

function LastBackup({ backup }: { backup: Backup }) {
  const { createdAt, rows, pictures, bytes, expiresAt } = backup;
  return (
    <Facts
      facts={[
        ["Last backup", formatMoment(createdAt)],
        ["Rows", rows.toLocaleString("en-US")],
        ["Image files", pictures.toLocaleString("en-US")],
        ["Size", formatBytes(bytes)],
        ...(expiresAt ? [["Can be downloaded until", formatMoment(expiresAt)] as const] : []),
      ]}
    />
  );
}

function BackupActions({ backup, canStart }: { backup: Backup | null; canStart: boolean }) {
  const { state, backUp, download, stop } = useBackup();
  const isBusy = state !== null;
  return (
    <>
      {isBusy ? <ProgressBar label={state.label} share={state.share} /> : null}
      <div className="flex flex-wrap gap-2">
        {canStart ? (
          <Button size="sm" disabled={isBusy} onClick={() => void backUp()}>
            Back up now
          </Button>
        ) : null}
        {backup?.expiresAt ? (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void download(backup)}>
            Download
          </Button>
        ) : null}
        {stop ? (
          <Button variant="outline" size="sm" onClick={stop}>
            Stop
          </Button>
        ) : null}
      </div>
      <p className="max-w-prose text-ink-soft">
        The file contains all data and uploaded images, including personal data of your customers. Store it
        safely. To restore it, stop the shop and run <code>npm run db:restore FILE</code> on the server.
      </p>
    </>
  );
}
