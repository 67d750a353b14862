import { formatDate } from "@larkwood/domain";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { deviceName } from "./device-name";
import { useEndSessions, useSessions } from "./use-sessions";

export function SessionList() {
  const { data: sessions, isPending, refetch } = useSessions();
  const end = useEndSessions();
  if (isPending) return <Spinner className="py-6" />;
  if (!sessions) {
    return (
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    );
  }
  const hasOthers = sessions.some((device) => !device.current);
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {sessions.map((device) => (
          <li key={device.id} className="flex items-center justify-between gap-3 py-4 text-sm">
            <div className="min-w-0">
              <p className="break-words">{deviceName(device.device)}</p>
              <p className="text-xs text-ink-soft">
                {device.address} · last seen {formatDate(new Date(device.lastSeenAt))}
              </p>
            </div>
            {device.current ? (
              <Badge tone="green">This device</Badge>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                disabled={end.isPending}
                aria-label={`Sign out ${deviceName(device.device)}`}
                onClick={() => end.mutate(device.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-5"
          disabled={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          Sign out all other devices
        </Button>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">You're not signed in anywhere else.</p>
      )}
    </>
  );
}
