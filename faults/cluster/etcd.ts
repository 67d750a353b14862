import { join } from "node:path";
import { freePort } from "../../bench/lib/shop";
import { fillIn, writeFor } from "./config-files";
import type { Home } from "./home";

/** One etcd; gives the port at which it answers. */
export async function startEtcd(home: Home, program: string): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const folder = home.folder("etcd");
  const file = join(folder, "etcd.yml");
  const values = {
    NODE: "node1",
    ADDRESS: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    ETCD_PORT: port,
    PEER_PORT: peerPort,
    MEMBERS: `node1=http://127.0.0.1:${peerPort}`,
  };
  writeFor(home.owner, file, fillIn("etcd.yml", values));
  home.start("etcd", program, ["--config-file", file]);
  return port;
}
