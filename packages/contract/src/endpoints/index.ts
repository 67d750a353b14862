import { accountEndpoints } from "./account";
import { authEndpoints } from "./auth";
import { productEndpoints } from "./products";
import { shopEndpoints } from "./shop";
import { userEndpoints } from "./users";

/** Every call of the API. */
export const endpoints = {
  ...authEndpoints,
  ...productEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...shopEndpoints,
};
