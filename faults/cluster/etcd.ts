import { freePort } from "../../bench/lib/shop";
import type { Home } from "./home";

/** One etcd; gives the port at which it answers. */
export async function startEtcd(home: Home, program: string): Promise<number> {
  const port = await freePort();
  const peers = `http://127.0.0.1:${await freePort()}`;
  const clients = `http://127.0.0.1:${port}`;
  home.start("etcd", program, [
    ...["--data-dir", home.folder("etcd")],
    ...["--listen-client-urls", clients, "--advertise-client-urls", clients],
    ...["--listen-peer-urls", peers, "--initial-advertise-peer-urls", peers],
    ...["--initial-cluster", `default=${peers}`],
  ]);
  return port;
}
