import type { AccountSecurity, SecondFactorSecret } from "@larkwood/contract";
import { useState } from "react";
import { formatDay } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { BeginSecondFactor } from "./begin-second-factor";
import { ConfirmSecondFactor } from "./confirm-second-factor";
import { RecoveryCodes } from "./recovery-codes";
import { SettingsSection } from "./settings-section";
import { StopSecondFactor } from "./stop-second-factor";
import { useSecurity } from "./use-security";

/** Two-step verification for admins; off by default. */
export function SecondFactorSection() {
  const { data: security, refetch } = useSecurity();
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!security?.secondFactor.available) return null;

  const showCodes = (recoveryCodes: string[]) => {
    setSecret(null);
    setCodes(recoveryCodes);
    void refetch();
  };
  return (
    <SettingsSection
      title="Two-step verification"
      text="After your password, we'll ask for a code from your phone. Turning this on signs you out on your other devices."
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
      ) : secret ? (
        <ConfirmSecondFactor secret={secret} onConfirmed={showCodes} onCancel={() => setSecret(null)} />
      ) : security.secondFactor.since ? (
        <EnabledStatus {...security.secondFactor} onStopped={() => void refetch()} />
      ) : (
        <BeginSecondFactor onStarted={setSecret} />
      )}
    </SettingsSection>
  );
}

type EnabledStatusProps = AccountSecurity["secondFactor"] & { onStopped: () => void };

function EnabledStatus({ since, recoveryCodesLeft, onStopped }: EnabledStatusProps) {
  const isLow = recoveryCodesLeft < 3;
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="green">On</Badge> since {formatDay(since ?? "")}
      </p>
      <p className={isLow ? "text-danger" : "text-ink-soft"}>
        {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? "code" : "codes"} left.
        {isLow ? " To get new ones, turn two-step verification off and on again." : ""}
      </p>
      <StopSecondFactor onStopped={onStopped} />
    </div>
  );
}
