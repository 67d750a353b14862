import { setTimeout as pause } from "node:timers/promises";
import { asSuperuser } from "./ask-database";
import type { Cluster } from "./cluster";
import { fillDisk } from "./disk";
import { type NodeNumber, postmasterOf, processesOf } from "./machine";
import { signalAll } from "./processes";

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

/** Room for the data and the log of a trial; a machine whose disk is filled has one of its own. */
export const DISK_MB = 2_000;
const FROZEN_MS = 30_000;
/** How long what an operator mends stays broken. */
export const CUT_MS = 8_000;
export const FULL_MS = 15_000;

/** Breaks one thing; gives a function that mends what does not mend itself. */
export async function breakIt(cluster: Cluster, fault: Fault, leader: NodeNumber): Promise<() => unknown> {
  const machine = cluster.machine(leader);
  const comeBack = () => {
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
      // What Patroni leaves behind is a primary that nobody watches: whoever brings the machine back ends it.
      signalAll([machine.patroni?.pid ?? 0], "SIGKILL");
      return comeBack;
    case "partition":
      await machine.toEtcd.cut();
      return () => machine.toEtcd.mend();
    case "pause":
      signalAll(processesOf(machine), "SIGSTOP");
      setTimeout(() => signalAll(processesOf(machine), "SIGCONT"), FROZEN_MS);
      return () => {};
    case "shop-cut":
      // HAProxy still believes in the primary, whose Patroni answers it: what is sent just never arrives.
      machine.fromShop.silence();
      await pause(CUT_MS);
      await machine.fromShop.mend();
      return () => {};
    case "slow-replica": {
      const each = (statement: string) =>
        Promise.all(cluster.others(leader).map(({ pgPort }) => asSuperuser(pgPort, statement)));
      await each("select pg_wal_replay_pause()");
      return () => each("select pg_wal_replay_resume()");
    }
    case "full-disk": {
      // Patroni does not hand over while PostgreSQL still answers: nothing is sold until somebody makes room.
      const makeRoom = fillDisk(machine.folder, DISK_MB);
      await pause(FULL_MS);
      makeRoom();
      return () => {};
    }
  }
}
