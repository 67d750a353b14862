import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "../../apps/api/src/db/client";
import { freePort } from "../../bench/lib/shop";
import { type Line, openLine } from "../tcp-proxy";
import { fillIn, writeFor } from "./config-files";
import type { findPrograms } from "./programs";

type Programs = Exclude<ReturnType<typeof findPrograms>, string>;
type NodeNumber = 1 | 2 | 3;
const NODES = [1, 2, 3] as const;
const SECRET = "only for the length of a trial";
const UP_LIMIT_MS = 180_000;

interface Member {
  name: string;
  role: string;
  state: string;
}

interface Node {
  number: NodeNumber;
  pgPort: number;
  restPort: number;
  folder: string;
  /** Between this machine's Patroni and etcd. */
  toEtcd: Line;
  patroni: ChildProcess | null;
}

/** etcd, three machines with Patroni and PostgreSQL, HAProxy and pgbouncer, all of it on this machine's loopback. */
export interface Cluster {
  /** Through HAProxy to the primary. */
  directUrl: string;
  /** Through pgbouncer in transaction mode. */
  pooledUrl: string;
  leader(): Promise<NodeNumber | null>;
  /** Settled when there is one leader, and everybody else follows it. */
  healthy(): Promise<void>;
  switchOver(): Promise<void>;
  killPostgres(number: NodeNumber): void;
  killPatroni(number: NodeNumber): void;
  killMachine(number: NodeNumber): void;
  /** Stops every process of a machine where it stands, as when a hypervisor moves it. */
  freeze(number: NodeNumber): void;
  thaw(number: NodeNumber): void;
  cutFromEtcd(number: NodeNumber): Promise<void>;
  mendEtcd(number: NodeNumber): Promise<void>;
  startPatroni(number: NodeNumber): void;
  query<Row>(text: string): Promise<Row[]>;
  down(): Promise<void>;
}

export async function bringUp(programs: Programs): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), "larkwood-cluster-"));
  const owner = userOf("postgres");
  chmodSync(home, 0o711);
  const running: ChildProcess[] = [];
  const folder = (name: string) => {
    const path = join(home, name);
    mkdirSync(path);
    chmodSync(path, 0o700);
    chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const start = (name: string, file: string, args: string[]): ChildProcess => {
    const log = openSync(join(home, `${name}.log`), "a");
    const child = spawn(file, args, {
      ...owner,
      cwd: "/",
      stdio: ["ignore", log, log],
      env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    });
    running.push(child);
    return child;
  };

  const etcdPort = await freePort();
  const peers = `http://127.0.0.1:${await freePort()}`;
  const clients = `http://127.0.0.1:${etcdPort}`;
  start("etcd", programs.path("etcd"), [
    ...["--data-dir", folder("etcd"), "--listen-client-urls", clients, "--advertise-client-urls", clients],
    ...[
      "--listen-peer-urls",
      peers,
      "--initial-advertise-peer-urls",
      peers,
      "--initial-cluster",
      `default=${peers}`,
    ],
  ]);

  const nodes: Node[] = [];
  for (const number of NODES) {
    const line = await openLine({ host: "127.0.0.1", port: etcdPort });
    nodes.push({
      number,
      pgPort: await freePort(),
      restPort: await freePort(),
      folder: folder(`node${number}`),
      toEtcd: line,
      patroni: null,
    });
  }
  const nodeOf = (number: NodeNumber) => nodes[number - 1] as Node;

  function startPatroni(number: NodeNumber): void {
    const node = nodeOf(number);
    const file = join(node.folder, "patroni.yml");
    const values = {
      NODE: `node${number}`,
      ADDRESS: "127.0.0.1",
      PG_PORT: node.pgPort,
      REST_PORT: node.restPort,
      ETCD_HOSTS: `127.0.0.1:${node.toEtcd.port}`,
      DATA_DIR: join(node.folder, "data"),
      RUN_DIR: node.folder,
      PG_BIN: programs.postgres,
      POSTGRES_PASSWORD: SECRET,
      REPLICATOR_PASSWORD: SECRET,
      REWINDER_PASSWORD: SECRET,
      NETWORK: "127.0.0.1/32",
    };
    // Else Patroni would ask etcd for its other addresses, and go around the line that a partition cuts.
    const text = fillIn("patroni.yml", values).replace("etcd3:\n", "etcd3:\n  use_proxies: true\n");
    writeFor(owner, file, text);
    node.patroni = start(`node${number}`, programs.path("patroni"), [file]);
  }

  async function members(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const reply = await ask<{ members: Member[] }>(`http://127.0.0.1:${restPort}/cluster`);
      if (reply && reply.members.length > 0) return reply.members;
    }
    return [];
  }

  async function leader(): Promise<NodeNumber | null> {
    const found = (await members()).find(({ role, state }) => role === "leader" && state === "running");
    return found ? (Number(found.name.slice(-1)) as NodeNumber) : null;
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
  const healthy = () => until("the cluster is whole", isHealthy);

  startPatroni(1);
  await until("the first machine leads", async () => (await leader()) === 1);
  await asSuperuser(nodeOf(1).pgPort, [
    `create role larkwood login password '${SECRET}'`,
    "create database larkwood owner larkwood",
  ]);
  startPatroni(2);
  startPatroni(3);
  const [port, readPort, listenPort] = [await freePort(), await freePort(), await freePort()];
  const machines = Object.fromEntries(
    nodes.flatMap(({ number, pgPort, restPort }) => [
      [`NODE_${number}`, "127.0.0.1"],
      [`PG_PORT_${number}`, pgPort],
      [`REST_PORT_${number}`, restPort],
    ]),
  );
  const proxyFolder = folder("proxies");
  writeFor(
    owner,
    join(proxyFolder, "haproxy.cfg"),
    fillIn("haproxy.cfg", { PORT: port, READ_PORT: readPort, ...machines }),
  );
  start("haproxy", programs.path("haproxy"), ["-db", "-f", join(proxyFolder, "haproxy.cfg")]);
  writeFor(owner, join(proxyFolder, "userlist.txt"), `"larkwood" "${SECRET}"\n`);
  const bouncer = fillIn("pgbouncer.ini", {
    LISTEN_PORT: listenPort,
    SERVER_PORT: port,
    RUN_DIR: proxyFolder,
  });
  writeFor(owner, join(proxyFolder, "pgbouncer.ini"), bouncer);
  start("pgbouncer", programs.path("pgbouncer"), [join(proxyFolder, "pgbouncer.ini")]);
  await healthy();

  const urlAt = (where: number) =>
    `postgres://larkwood:${encodeURIComponent(SECRET)}@127.0.0.1:${where}/larkwood`;
  await until("HAProxy leads to the primary", () => answers(urlAt(port)));

  const postmasterOf = (number: NodeNumber) =>
    Number(readFileSync(join(nodeOf(number).folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
  /** Patroni and every process of its PostgreSQL. */
  const processesOf = (number: NodeNumber): number[] => {
    const { patroni, folder: own } = nodeOf(number);
    const postmaster = existsSync(join(own, "data", "postmaster.pid")) ? [postmasterOf(number)] : [];
    return [
      ...(patroni?.pid ? [patroni.pid] : []),
      ...postmaster.flatMap((pid) => [pid, ...childrenOf(pid)]),
    ];
  };
  const signal = (pids: number[], name: NodeJS.Signals) => {
    for (const pid of pids) trySignal(pid, name);
  };

  return {
    directUrl: urlAt(port),
    pooledUrl: urlAt(listenPort),
    leader,
    healthy,
    async switchOver() {
      const all = await members();
      const from = all.find(({ role }) => role === "leader");
      const to = all.find(({ role }) => role === "sync_standby");
      const { restPort } = nodeOf(Number(from?.name.slice(-1)) as NodeNumber);
      const reply = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ leader: from?.name, candidate: to?.name }),
      });
      if (!reply.ok) throw new Error(`Patroni refused to switch over: ${await reply.text()}`);
    },
    killPostgres: (number) => signal([postmasterOf(number)], "SIGKILL"),
    killPatroni: (number) => signal([nodeOf(number).patroni?.pid ?? 0], "SIGKILL"),
    killMachine: (number) => signal(processesOf(number), "SIGKILL"),
    freeze: (number) => signal(processesOf(number), "SIGSTOP"),
    thaw: (number) => signal(processesOf(number), "SIGCONT"),
    cutFromEtcd: (number) => nodeOf(number).toEtcd.cut(),
    mendEtcd: (number) => nodeOf(number).toEtcd.mend(),
    startPatroni,
    async query<Row>(text: string) {
      const db = connectDatabase(urlAt(port), { max: 1 });
      try {
        return (await db.pool.query(text)).rows as Row[];
      } finally {
        await db.close();
      }
    },
    async down() {
      signal(NODES.flatMap(processesOf), "SIGCONT");
      for (const child of running.reverse()) if (child.exitCode === null) child.kill("SIGKILL");
      signal(NODES.flatMap(processesOf), "SIGKILL");
      for (const { toEtcd } of nodes) await toEtcd.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + UP_LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not come true that ${what}.`);
    await pause(250);
  }
}

async function ask<T>(url: string): Promise<T | null> {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).json()) as T;
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<boolean> {
  const db = connectDatabase(url, { max: 1 });
  return db.pool
    .query("select 1")
    .then(
      () => true,
      () => false,
    )
    .finally(() => db.close());
}

async function asSuperuser(port: number, statements: string[]): Promise<void> {
  const db = connectDatabase(`postgres://postgres:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/postgres`, {
    max: 1,
  });
  try {
    for (const statement of statements) await db.pool.query(statement);
  } finally {
    await db.close();
  }
}

function userOf(name: string): { uid: number; gid: number } {
  const idOf = (which: string) => Number(execFileSync("id", [which, name], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

function trySignal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has gone already.
  }
}
