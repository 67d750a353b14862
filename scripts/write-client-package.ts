import { packClient } from "./client-package";

console.log(await packClient(process.cwd()));
