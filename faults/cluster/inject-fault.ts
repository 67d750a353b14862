import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster";
import { fillDisk } from "./disk";
import { type NodeNumber, postmasterOf, processesOf } from "./machine";
import { signalAll } from "./processes";
import { asSuperuser } from "./query-database";

export const FAULTS = [
  "switchover",
  "kill-postgres",
  "kill-machine",
  "kill-patroni",
  "partition",
  "pause",
  "shop-cut",
  "slow-replica",
  "full-disk",
] as const;
export type Fault = (typeof FAULTS)[number];

/** Disk size of each machine, enough for the data and the log of a test. */
export const DISK_MB = 2_000;
const FREEZE_MS = 30_000;
/** Duration of the faults that an operator would repair. */
export const CUT_MS = 8_000;
export const FULL_MS = 15_000;

/** Injects a fault; returns a function that repairs what does not recover automatically. */
export async function injectFault(
  cluster: Cluster,
  fault: Fault,
  leader: NodeNumber,
): Promise<() => unknown> {
  const machine = cluster.machine(leader);
  const restartMachine = () => {
    signalAll(processesOf(machine), "SIGKILL");
    cluster.startPatroni(leader);
  };
  switch (fault) {
    case "switchover":
      await cluster.switchOver();
      return () => {};
    case "kill-postgres":
      signalAll([postmasterOf(machine)], "SIGKILL");
      return () => {};
    case "kill-machine":
      signalAll(processesOf(machine), "SIGKILL");
      return () => cluster.startPatroni(leader);
    case "kill-patroni":
      // PostgreSQL keeps running as an unsupervised primary until the machine is restarted.
      signalAll([machine.patroni?.pid ?? 0], "SIGKILL");
      return restartMachine;
    case "partition":
      await machine.toEtcd.cut();
      return () => machine.toEtcd.restore();
    case "pause":
      signalAll(processesOf(machine), "SIGSTOP");
      setTimeout(() => signalAll(processesOf(machine), "SIGCONT"), FREEZE_MS);
      return () => {};
    case "shop-cut":
      // Patroni still reports the primary as healthy to HAProxy, but data never arrives.
      machine.fromShop.silence();
      await pause(CUT_MS);
      await machine.fromShop.restore();
      return () => {};
    case "slow-replica": {
      const each = (statement: string) =>
        Promise.all(cluster.others(leader).map(({ pgPort }) => asSuperuser(pgPort, statement)));
      await each("select pg_wal_replay_pause()");
      return () => each("select pg_wal_replay_resume()");
    }
    case "full-disk": {
      // Patroni does not fail over while PostgreSQL still responds: no orders until space is freed.
      const freeDisk = fillDisk(machine.folder, DISK_MB);
      await pause(FULL_MS);
      freeDisk();
      return () => {};
    }
  }
}
