import { runShop } from "./run-shop";

runShop();
