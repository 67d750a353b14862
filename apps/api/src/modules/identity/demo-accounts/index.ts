export { deleteDemoAccounts } from "./delete-demo-accounts";
export { demoAccounts } from "./demo-accounts";
export { describeOpenDemoAccounts } from "./describe-open-accounts";
