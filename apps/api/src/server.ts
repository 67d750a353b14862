import { holdYoungGeneration } from "./young-generation";

holdYoungGeneration();
// Loaded after that, and not before: loading is what the room would be taken for.
const { runShop } = await import("./run-shop");
runShop();
