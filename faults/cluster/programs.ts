import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of the cluster and their Debian packages. */
const PACKAGES = {
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  setpriv: "util-linux",
} as const;

type Program = keyof typeof PACKAGES;

const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
const POSTGRES_HOME = "/usr/lib/postgresql";

function find(program: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME).sort() : [];
  return versions.map((version) => join(POSTGRES_HOME, version, "bin")).at(-1);
}

/** Paths of the installed programs. */
export interface Programs {
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  path(program: Program): string;
}

/** Finds the programs, or returns a message that says what to install. */
export function findPrograms(): Programs | string {
  const missing = (Object.keys(PACKAGES) as Program[])
    .filter((program) => !find(program))
    .map((name) => PACKAGES[name]);
  const postgres = findPostgres();
  const packages = [...(postgres ? [] : ["postgresql"]), ...missing];
  if (!postgres || packages.length > 0) {
    return `The cluster needs missing programs: apt-get install --no-install-recommends ${packages.join(" ")}.`;
  }
  return { postgres, path: (program) => find(program) ?? program };
}
