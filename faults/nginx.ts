import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const config = fileURLToPath(new URL("../docs/nginx.conf", import.meta.url));

/** The nginx command, or undefined if it is not installed. */
export function findNginx(): string | undefined {
  return ["nginx", "/usr/sbin/nginx"].find((command) => spawnSync(command, ["-v"]).status === 0);
}

/** Runs nginx in front of two shops with docs/nginx.conf. */
export async function startNginx(command: string, port: number, shops: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-balancer-"));
  const file = join(folder, "nginx.conf");
  const text = readFileSync(config, "utf8")
    .replaceAll("/tmp/larkwood-nginx", join(folder, "nginx"))
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${shops[0]}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${shops[1]}`);
  writeFileSync(file, text);
  const child = spawn(command, ["-c", file, "-g", "daemon off;"], { stdio: "inherit" });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
