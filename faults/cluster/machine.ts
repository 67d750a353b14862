import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../bench/lib/shop";
import { type Line, openLine } from "../tcp-proxy";
import { fillIn, writeFor } from "./config-files";
import type { Home } from "./home";
import { childrenOf } from "./processes";
import type { Programs } from "./programs";

export const NODES = [1, 2, 3] as const;
export type NodeNumber = (typeof NODES)[number];
export const SECRET = "only for the length of a trial";

/** One machine of the cluster: Patroni and the PostgreSQL that it starts. */
export interface Machine {
  number: NodeNumber;
  pgPort: number;
  restPort: number;
  folder: string;
  /** Between its Patroni and etcd. */
  toEtcd: Line;
  /** Between HAProxy and its PostgreSQL. */
  fromShop: Line;
  patroni: ChildProcess | null;
}

export async function setUpMachine(
  home: Home,
  number: NodeNumber,
  etcdPort: number,
  diskMb?: number,
): Promise<Machine> {
  const pgPort = await freePort();
  return {
    number,
    pgPort,
    restPort: await freePort(),
    folder: home.folder(`node${number}`, diskMb),
    toEtcd: await openLine({ host: "127.0.0.1", port: etcdPort }),
    fromShop: await openLine({ host: "127.0.0.1", port: pgPort }),
    patroni: null,
  };
}

export function startPatroni(home: Home, machine: Machine, programs: Programs): void {
  const { number, pgPort, restPort, folder, toEtcd } = machine;
  const file = join(folder, "patroni.yml");
  const values = {
    NODE: `node${number}`,
    ADDRESS: "127.0.0.1",
    PG_PORT: pgPort,
    REST_PORT: restPort,
    ETCD_HOSTS: `127.0.0.1:${toEtcd.port}`,
    DATA_DIR: join(folder, "data"),
    RUN_DIR: folder,
    PG_BIN: programs.postgres,
    POSTGRES_PASSWORD: SECRET,
    REPLICATOR_PASSWORD: SECRET,
    REWINDER_PASSWORD: SECRET,
    NETWORK: "127.0.0.1/32",
  };
  // Else Patroni would ask etcd for its other addresses, and go around the line that a partition cuts.
  const text = fillIn("patroni.yml", values).replace("etcd3:\n", "etcd3:\n  use_proxies: true\n");
  writeFor(home.owner, file, text);
  machine.patroni = home.start(`node${number}`, programs.path("patroni"), [file]);
}

export function postmasterOf({ folder }: Machine): number {
  const file = join(folder, "data", "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
}

/** Patroni and every process of its PostgreSQL. */
export function processesOf(machine: Machine): number[] {
  const postmaster = postmasterOf(machine);
  const server = postmaster > 0 ? [postmaster, ...childrenOf(postmaster)] : [];
  return [...(machine.patroni?.pid ? [machine.patroni.pid] : []), ...server];
}
