import { type Machine, NODES, type NodeNumber } from "./machine";
import { until } from "./until";

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Queries Patroni on the first machine that responds. */
export function createPatroniClient(machines: readonly Machine[]) {
  async function members(): Promise<Member[]> {
    for (const { restPort } of machines) {
      const reply = await fetchJson<{ members: Member[] }>(`http://127.0.0.1:${restPort}/cluster`);
      if (reply && reply.members.length > 0) return reply.members;
    }
    return [];
  }

  async function leader(): Promise<NodeNumber | null> {
    const found = (await members()).find(({ role, state }) => role === "leader" && state === "running");
    return found ? numberOf(found) : null;
  }

  const isHealthy = async () => {
    const all = await members();
    return (
      all.length === NODES.length &&
      all.filter(({ role }) => role === "leader").length === 1 &&
      all.some(({ role }) => role === "sync_standby") &&
      all.every(({ state }) => state === "running" || state === "streaming")
    );
  };

  return {
    leader,
    /** Resolves when there is one leader and all others follow it. */
    healthy: () => until("the cluster is healthy", isHealthy),
    async switchOver(): Promise<void> {
      const all = await members();
      const from = all.find(({ role }) => role === "leader");
      const to = all.find(({ role }) => role === "sync_standby");
      const machine = machines.find(({ number }) => from && number === numberOf(from));
      const reply = await fetch(`http://127.0.0.1:${machine?.restPort}/switchover`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ leader: from?.name, candidate: to?.name }),
      });
      if (!reply.ok) throw new Error(`Patroni refused to switch over: ${await reply.text()}`);
    },
  };
}

const numberOf = ({ name }: Member) => Number(name.slice(-1)) as NodeNumber;

async function fetchJson<T>(url: string): Promise<T | null> {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).json()) as T;
  } catch {
    return null;
  }
}
