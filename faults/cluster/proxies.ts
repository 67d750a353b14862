import { join } from "node:path";
import { freePort } from "../../bench/lib/shop";
import { fillIn, writeFor } from "./config-files";
import type { Home } from "./home";
import { type Machine, SECRET } from "./machine";
import type { Programs } from "./programs";

/** HAProxy in front of the machines and pgbouncer in front of HAProxy; gives their ports. */
export async function startProxies(home: Home, machines: readonly Machine[], programs: Programs) {
  const [primary, standbys, pooled] = [await freePort(), await freePort(), await freePort()];
  const values = Object.fromEntries(
    machines.flatMap(({ number, fromShop, restPort }) => [
      [`NODE_${number}`, "127.0.0.1"],
      [`PG_PORT_${number}`, fromShop.port],
      [`REST_PORT_${number}`, restPort],
    ]),
  );
  const folder = home.folder("proxies");
  const file = (name: string) => join(folder, name);
  const write = (name: string, text: string) => writeFor(home.owner, file(name), text);
  write("haproxy.cfg", fillIn("haproxy.cfg", { PORT: primary, READ_PORT: standbys, ...values }));
  home.start("haproxy", programs.path("haproxy"), ["-db", "-f", file("haproxy.cfg")]);
  write("userlist.txt", `"larkwood" "${SECRET}"\n`);
  write(
    "pgbouncer.ini",
    fillIn("pgbouncer.ini", { LISTEN_PORT: pooled, SERVER_PORT: primary, RUN_DIR: folder }),
  );
  home.start("pgbouncer", programs.path("pgbouncer"), [file("pgbouncer.ini")]);
  return { primary, standbys, pooled };
}
