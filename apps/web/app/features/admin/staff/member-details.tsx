import type { StaffMember } from "@larkwood/contract";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { RemoveMember } from "./remove-member";
import { nameOf, roleText } from "./staff-text";

/** Name, contact and state of a person of staff, with the button that removes them. */
export function MemberDetails({ member, mayRemove }: { member: StaffMember; mayRemove: boolean }) {
  const facts = [
    ["Username", member.userName],
    ["Email", member.email],
    ["Role", roleText(member)],
    ["Last seen", member.lastSeenAt ? formatMoment(member.lastSeenAt) : "Not lately"],
  ];
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4 pb-5">
        <h1 className="text-2xl wrap-anywhere">{nameOf(member)}</h1>
        {mayRemove ? <RemoveMember member={member} /> : null}
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-ink-soft">Two-step verification</dt>
        <dd>{member.secondFactor ? <Badge tone="green">On</Badge> : <Badge tone="grey">Off</Badge>}</dd>
      </dl>
    </>
  );
}
