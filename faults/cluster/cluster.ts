import { startEtcd } from "./etcd";
import {
  type Machine,
  NODES,
  type NodeNumber,
  processesOf,
  SECRET,
  setUpMachine,
  startPatroni,
} from "./machine";
import { createPatroniClient } from "./patroni";
import { signalAll } from "./processes";
import type { Programs } from "./programs";
import { startProxies } from "./proxies";
import { asSuperuser, canQuery, queryOnce, shopUrl } from "./query-database";
import { until } from "./until";
import { createWorkspace, type Workspace } from "./workspace";

/** etcd, three machines with Patroni and PostgreSQL, HAProxy and pgbouncer, all on the loopback interface. */
export interface Cluster {
  /** Through HAProxy to the primary. */
  directUrl: string;
  /** Through pgbouncer in transaction mode. */
  pooledUrl: string;
  /** Through HAProxy to the standbys. */
  readUrl: string;
  machine(number: NodeNumber): Machine;
  /** All machines except this one. */
  others(number: NodeNumber): Machine[];
  startPatroni(number: NodeNumber): void;
  leader(): Promise<NodeNumber | null>;
  /** Resolves when there is one leader and all others follow it. */
  healthy(): Promise<void>;
  switchOver(): Promise<void>;
  query<Row>(text: string): Promise<Row[]>;
  down(): Promise<void>;
}

interface Options {
  /** Size of an in-memory disk for each machine; by default they use this machine's disk. */
  diskMb?: number | undefined;
}

/** Starts the cluster; stops everything again if a part fails to start. */
export async function startCluster(programs: Programs, options: Options = {}): Promise<Cluster> {
  const workspace = createWorkspace();
  const machines: Machine[] = [];
  const down = () => stopAll(workspace, machines);
  try {
    return { ...(await startIn(workspace, machines, programs, options)), down };
  } catch (error) {
    await down();
    throw error;
  }
}

async function stopAll(workspace: Workspace, machines: readonly Machine[]): Promise<void> {
  signalAll(machines.flatMap(processesOf), "SIGCONT");
  workspace.stop();
  signalAll(machines.flatMap(processesOf), "SIGKILL");
  for (const { toEtcd, fromShop } of machines) await Promise.all([toEtcd.close(), fromShop.close()]);
  workspace.remove();
}

async function startIn(
  workspace: Workspace,
  machines: Machine[],
  programs: Programs,
  { diskMb }: Options,
): Promise<Omit<Cluster, "down">> {
  const etcdPort = await startEtcd(workspace, programs.path("etcd"));
  for (const number of NODES) machines.push(await setUpMachine(workspace, number, etcdPort, diskMb));
  const machine = (number: NodeNumber) => machines[number - 1] as Machine;
  const { leader, healthy, switchOver } = createPatroniClient(machines);

  startPatroni(workspace, machine(1), programs);
  await until("the first machine leads", async () => (await leader()) === 1);
  await asSuperuser(
    machine(1).pgPort,
    `create role larkwood login password '${SECRET}'`,
    "grant pg_read_all_stats to larkwood",
    "create database larkwood owner larkwood",
  );
  for (const number of [2, 3] as const) startPatroni(workspace, machine(number), programs);
  const ports = await startProxies(workspace, machines, programs);
  await healthy();
  await until("HAProxy leads to the primary", () => canQuery(shopUrl(ports.primary)));

  return {
    directUrl: shopUrl(ports.primary),
    pooledUrl: shopUrl(ports.pooled),
    readUrl: shopUrl(ports.standbys),
    machine,
    others: (number) => machines.filter((one) => one.number !== number),
    startPatroni: (number) => startPatroni(workspace, machine(number), programs),
    leader,
    healthy,
    switchOver,
    query: (text) => queryOnce(shopUrl(ports.primary), text),
  };
}
