import { peerRequire, vendureConfig } from "./config.mjs";

const { bootstrap } = peerRequire("@vendure/core");
await bootstrap(vendureConfig({ synchronize: false }));
console.log("ready");
