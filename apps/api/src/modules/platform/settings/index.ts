export { changeSetting, resetSetting } from "./change-setting";
export { listSettings } from "./list-settings";
export { openSettings } from "./open-settings";
export { readCurrency } from "./read-currency";
export { shopInfo } from "./shop-info";
