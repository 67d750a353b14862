import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../bench/lib/shop";
import { startTcpProxy, type TcpProxy } from "../tcp-proxy";
import { renderConfig, writeOwned } from "./config-files";
import { childrenOf } from "./processes";
import type { Programs } from "./programs";
import type { Workspace } from "./workspace";

export const NODES = [1, 2, 3] as const;
export type NodeNumber = (typeof NODES)[number];
export const SECRET = "password for cluster tests";

/** One machine of the cluster: Patroni and the PostgreSQL that it starts. */
export interface Machine {
  number: NodeNumber;
  pgPort: number;
  restPort: number;
  folder: string;
  /** Between its Patroni and etcd. */
  toEtcd: TcpProxy;
  /** Between HAProxy and its PostgreSQL. */
  fromShop: TcpProxy;
  patroni: ChildProcess | null;
}

export async function setUpMachine(
  workspace: Workspace,
  number: NodeNumber,
  etcdPort: number,
  diskMb?: number,
): Promise<Machine> {
  const pgPort = await freePort();
  return {
    number,
    pgPort,
    restPort: await freePort(),
    folder: workspace.folder(`node${number}`, diskMb),
    toEtcd: await startTcpProxy({ host: "127.0.0.1", port: etcdPort }),
    fromShop: await startTcpProxy({ host: "127.0.0.1", port: pgPort }),
    patroni: null,
  };
}

export function startPatroni(workspace: Workspace, machine: Machine, programs: Programs): void {
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
  // Otherwise Patroni would discover etcd's real address and bypass the proxy that the partition test cuts.
  const text = renderConfig("patroni.yml", values).replace("etcd3:\n", "etcd3:\n  use_proxies: true\n");
  writeOwned(workspace.owner, file, text);
  machine.patroni = workspace.start(`node${number}`, programs.path("patroni"), [file]);
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
