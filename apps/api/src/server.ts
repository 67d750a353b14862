import { runShop } from "./run-shop";

runShop(process.env);
