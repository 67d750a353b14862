import type { BackupObstacle } from "@larkwood/contract";
import { CopyButton } from "~/ui/copy-button";

const ownCommand = "npm run db:backup shop.backup";

const obstacles: Record<BackupObstacle, { text: string; command: string }> = {
  own_server: {
    text: "This shop uses your own PostgreSQL server. Back it up there, and copy the images and secrets.",
    command: 'pg_dump --format=custom --file=shop.dump "$DATABASE_URL"',
  },
  too_large: {
    text: "This shop is too large for a backup in the browser. Run this command on the server.",
    command: ownCommand,
  },
  disk_full: {
    text: "There isn't enough free disk space for a backup. Free some space, or write it to another disk.",
    command: ownCommand,
  },
};

/** Why the shop can't create a backup here, and the command that does. */
export function BackupCommand({ obstacle }: { obstacle: BackupObstacle }) {
  const { text, command } = obstacles[obstacle];
  return (
    <>
      <p>{text}</p>
      <p className="flex items-center justify-between gap-3 border border-hairline bg-paper px-3 py-2">
        <code className="wrap-anywhere">{command}</code>
        <CopyButton text={command} label="Copy the command" />
      </p>
    </>
  );
}
