import { accountEndpoints } from "./account";
import { adminOrderEndpoints } from "./admin-orders";
import { adminProductEndpoints } from "./admin-products";
import { adminUserEndpoints } from "./admin-users";
import { apiKeyEndpoints } from "./api-keys";
import { attributeEndpoints } from "./attributes";
import { authEndpoints } from "./auth";
import { cartEndpoints } from "./cart";
import { changeEndpoints } from "./changes";
import { collectionEndpoints } from "./collections";
import { customerEndpoints } from "./customers";
import { documentEndpoints } from "./documents";
import { healthEndpoints } from "./health";
import { invitationEndpoints } from "./invitations";
import { jobEndpoints } from "./jobs";
import { messageEndpoints } from "./messages";
import { orderAdminEndpoints } from "./order-admin";
import { orderEndpoints } from "./orders";
import { paymentEndpoints } from "./payments";
import { productEndpoints } from "./products";
import { promotionEndpoints } from "./promotions";
import { reportEndpoints } from "./reports";
import { reviewEndpoints } from "./reviews";
import { sampleEndpoints } from "./samples";
import { searchEndpoints } from "./search";
import { securityEndpoints } from "./security";
import { settingEndpoints } from "./settings";
import { shopEndpoints } from "./shop";
import { staffEndpoints } from "./staff";
import { stockEndpoints } from "./stock";
import { userEndpoints } from "./users";
import { webhookEndpoints } from "./webhooks";
import { wishlistEndpoints } from "./wishlist";

/** All endpoints of the API. */
export const endpoints = {
  ...authEndpoints,
  ...productEndpoints,
  ...searchEndpoints,
  ...attributeEndpoints,
  ...collectionEndpoints,
  ...userEndpoints,
  ...adminProductEndpoints,
  ...stockEndpoints,
  ...adminUserEndpoints,
  ...accountEndpoints,
  ...securityEndpoints,
  ...shopEndpoints,
  ...messageEndpoints,
  ...promotionEndpoints,
  ...reviewEndpoints,
  ...wishlistEndpoints,
  ...settingEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...sampleEndpoints,
  ...paymentEndpoints,
  ...adminOrderEndpoints,
  ...orderAdminEndpoints,
  ...customerEndpoints,
  ...documentEndpoints,
  ...healthEndpoints,
  ...reportEndpoints,
  ...jobEndpoints,
  ...staffEndpoints,
  ...invitationEndpoints,
  ...apiKeyEndpoints,
  ...changeEndpoints,
  ...webhookEndpoints,
};
