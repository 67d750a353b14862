import { join } from "node:path";
import { freePort } from "../../bench/lib/shop";
import { renderConfig, writeOwned } from "./config-files";
import type { Workspace } from "./workspace";

/** Starts one etcd and returns its port. */
export async function startEtcd(workspace: Workspace, program: string): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const folder = workspace.folder("etcd");
  const file = join(folder, "etcd.yml");
  const values = {
    NODE: "node1",
    ADDRESS: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    ETCD_PORT: port,
    PEER_PORT: peerPort,
    MEMBERS: `node1=http://127.0.0.1:${peerPort}`,
  };
  writeOwned(workspace.owner, file, renderConfig("etcd.yml", values));
  workspace.start("etcd", program, ["--config-file", file]);
  return port;
}
