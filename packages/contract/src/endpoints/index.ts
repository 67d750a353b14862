import { accountEndpoints } from "./account";
import { adminOrderEndpoints } from "./admin-orders";
import { adminProductEndpoints } from "./admin-products";
import { adminUserEndpoints } from "./admin-users";
import { apiKeyEndpoints } from "./api-keys";
import { attributeEndpoints } from "./attributes";
import { authEndpoints } from "./auth";
import { collectionEndpoints } from "./collections";
import { customerEndpoints } from "./customers";
import { documentEndpoints } from "./documents";
import { jobEndpoints } from "./jobs";
import { orderAdminEndpoints } from "./order-admin";
import { orderEndpoints } from "./orders";
import { paymentEndpoints } from "./payments";
import { productEndpoints } from "./products";
import { searchEndpoints } from "./search";
import { securityEndpoints } from "./security";
import { settingEndpoints } from "./settings";
import { shopEndpoints } from "./shop";
import { userEndpoints } from "./users";

/** All endpoints of the API. */
export const endpoints = {
  ...authEndpoints,
  ...productEndpoints,
  ...searchEndpoints,
  ...attributeEndpoints,
  ...collectionEndpoints,
  ...userEndpoints,
  ...adminProductEndpoints,
  ...adminUserEndpoints,
  ...accountEndpoints,
  ...securityEndpoints,
  ...shopEndpoints,
  ...settingEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...adminOrderEndpoints,
  ...orderAdminEndpoints,
  ...customerEndpoints,
  ...documentEndpoints,
  ...jobEndpoints,
  ...apiKeyEndpoints,
};
