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

/** A second step for Admins: off until its owner turns it on. */
export function SecondFactorSection() {
  const { data: security, refetch } = useSecurity();
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!security?.secondFactor.available) return null;

  const confirmed = (recoveryCodes: string[]) => {
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
        <ConfirmSecondFactor secret={secret} onConfirmed={confirmed} onCancel={() => setSecret(null)} />
      ) : security.secondFactor.since ? (
        <TurnedOn {...security.secondFactor} onStopped={() => void refetch()} />
      ) : (
        <BeginSecondFactor onBegun={setSecret} />
      )}
    </SettingsSection>
  );
}

type TurnedOnProps = AccountSecurity["secondFactor"] & { onStopped: () => void };

function TurnedOn({ since, recoveryCodesLeft, onStopped }: TurnedOnProps) {
  const few = recoveryCodesLeft < 3;
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="green">On</Badge> since {formatDay(since ?? "")}
      </p>
      <p className={few ? "text-danger" : "text-ink-soft"}>
        {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? "code" : "codes"} left.
        {few ? " To get new ones, turn two-step verification off and on again." : ""}
      </p>
      <StopSecondFactor onStopped={onStopped} />
    </div>
  );
}
