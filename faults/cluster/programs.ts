import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What the cluster consists of, and the package of Debian that brings it. */
const PACKAGES = {
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  setpriv: "util-linux",
} as const;

type Program = keyof typeof PACKAGES;

const PLACES = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
const POSTGRES_HOME = "/usr/lib/postgresql";

function find(program: string): string | undefined {
  return PLACES.map((place) => join(place, program)).find((file) => existsSync(file));
}

function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME).sort() : [];
  return versions.map((version) => join(POSTGRES_HOME, version, "bin")).at(-1);
}

/** Where the programs lie. */
export interface Programs {
  /** The folder of PostgreSQL's own. */
  postgres: string;
  path(program: Program): string;
}

/** Where the programs lie; or what is missing, as a sentence that says what to install. */
export function findPrograms(): Programs | string {
  const missing = (Object.keys(PACKAGES) as Program[])
    .filter((program) => !find(program))
    .map((name) => PACKAGES[name]);
  const postgres = findPostgres();
  const wanted = [...(postgres ? [] : ["postgresql"]), ...missing];
  if (!postgres || wanted.length > 0) {
    return `The cluster needs programs that are not installed: apt-get install --no-install-recommends ${wanted.join(" ")}.`;
  }
  return { postgres, path: (program) => find(program) ?? program };
}
