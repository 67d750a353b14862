import { join } from "node:path";
import { freePort } from "../../bench/lib/shop";
import { renderConfig, writeOwned } from "./config-files";
import { type Machine, SECRET } from "./machine";
import type { Programs } from "./programs";
import type { Workspace } from "./workspace";

/** Starts HAProxy in front of the machines and pgbouncer in front of HAProxy; returns their ports. */
export async function startProxies(workspace: Workspace, machines: readonly Machine[], programs: Programs) {
  const [primary, standbys, pooled] = [await freePort(), await freePort(), await freePort()];
  const values = Object.fromEntries(
    machines.flatMap(({ number, fromShop, restPort }) => [
      [`NODE_${number}`, "127.0.0.1"],
      [`PG_PORT_${number}`, fromShop.port],
      [`REST_PORT_${number}`, restPort],
    ]),
  );
  const folder = workspace.folder("proxies");
  const file = (name: string) => join(folder, name);
  const write = (name: string, text: string) => writeOwned(workspace.owner, file(name), text);
  write("haproxy.cfg", renderConfig("haproxy.cfg", { PORT: primary, READ_PORT: standbys, ...values }));
  workspace.start("haproxy", programs.path("haproxy"), ["-db", "-f", file("haproxy.cfg")]);
  write("userlist.txt", `"larkwood" "${SECRET}"\n`);
  write(
    "pgbouncer.ini",
    renderConfig("pgbouncer.ini", { LISTEN_PORT: pooled, SERVER_PORT: primary, RUN_DIR: folder }),
  );
  workspace.start("pgbouncer", programs.path("pgbouncer"), [file("pgbouncer.ini")]);
  return { primary, standbys, pooled };
}
