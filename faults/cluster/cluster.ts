import { answers, asSuperuser, queryOnce, shopUrl } from "./ask-database";
import { startEtcd } from "./etcd";
import { type Home, openHome } from "./home";
import {
  type Machine,
  NODES,
  type NodeNumber,
  processesOf,
  SECRET,
  setUpMachine,
  startPatroni,
} from "./machine";
import { askPatroni } from "./patroni";
import { signalAll } from "./processes";
import type { Programs } from "./programs";
import { startProxies } from "./proxies";
import { until } from "./until";

/** etcd, three machines with Patroni and PostgreSQL, HAProxy and pgbouncer, all of it on this machine's loopback. */
export interface Cluster {
  /** Through HAProxy to the primary. */
  directUrl: string;
  /** Through pgbouncer in transaction mode. */
  pooledUrl: string;
  /** Through HAProxy to the standbys. */
  readUrl: string;
  machine(number: NodeNumber): Machine;
  /** The machines beside a leader. */
  others(number: NodeNumber): Machine[];
  startPatroni(number: NodeNumber): void;
  leader(): Promise<NodeNumber | null>;
  /** Settled when there is one leader, and everybody else follows it. */
  healthy(): Promise<void>;
  switchOver(): Promise<void>;
  query<Row>(text: string): Promise<Row[]>;
  down(): Promise<void>;
}

interface Options {
  /** Each machine has a disk of its own of this size, in memory; else they lie on this machine's. */
  diskMb?: number | undefined;
}

/** Brings it up; what could not be brought up whole is taken down again. */
export async function bringUp(programs: Programs, options: Options = {}): Promise<Cluster> {
  const home = openHome();
  const machines: Machine[] = [];
  const down = () => takeDown(home, machines);
  try {
    return { ...(await bringUpIn(home, machines, programs, options)), down };
  } catch (error) {
    await down();
    throw error;
  }
}

async function takeDown(home: Home, machines: readonly Machine[]): Promise<void> {
  signalAll(machines.flatMap(processesOf), "SIGCONT");
  home.stop();
  signalAll(machines.flatMap(processesOf), "SIGKILL");
  for (const { toEtcd, fromShop } of machines) await Promise.all([toEtcd.close(), fromShop.close()]);
  home.remove();
}

async function bringUpIn(
  home: Home,
  machines: Machine[],
  programs: Programs,
  { diskMb }: Options,
): Promise<Omit<Cluster, "down">> {
  const etcdPort = await startEtcd(home, programs.path("etcd"));
  for (const number of NODES) machines.push(await setUpMachine(home, number, etcdPort, diskMb));
  const machine = (number: NodeNumber) => machines[number - 1] as Machine;
  const { leader, healthy, switchOver } = askPatroni(machines);

  startPatroni(home, machine(1), programs);
  await until("the first machine leads", async () => (await leader()) === 1);
  await asSuperuser(
    machine(1).pgPort,
    `create role larkwood login password '${SECRET}'`,
    "grant pg_read_all_stats to larkwood",
    "create database larkwood owner larkwood",
  );
  for (const number of [2, 3] as const) startPatroni(home, machine(number), programs);
  const ports = await startProxies(home, machines, programs);
  await healthy();
  await until("HAProxy leads to the primary", () => answers(shopUrl(ports.primary)));

  return {
    directUrl: shopUrl(ports.primary),
    pooledUrl: shopUrl(ports.pooled),
    readUrl: shopUrl(ports.standbys),
    machine,
    others: (number) => machines.filter((one) => one.number !== number),
    startPatroni: (number) => startPatroni(home, machine(number), programs),
    leader,
    healthy,
    switchOver,
    query: (text) => queryOnce(shopUrl(ports.primary), text),
  };
}
