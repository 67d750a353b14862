// Fixed texts of the product, to the letter, that nobody's first page shows: apart from `texts`, which it carries.

/** Notices ("alerts" of the specification). */
export const toastTexts = {
  offline: "You're offline. Nothing was sent. Try again when you're online.",
  signInFailed: "Error signing in!",
  signUpFailed: "Error signing up!",
  productAdded: "Product added successfully!",
  productAddFailed: "Error submitting form!",
  productUpdated: "Product updated successfully!",
  productUpdateFailed: "Error updating product!",
  productLoadFailed: "Could not fetch product details. Please try again.",
  userUpdated: "User Info updated successfully!",
  userUpdateFailed: "Error Updating User Info!",
  userLoadFailed: "Could not fetch user details. Please try again.",
  orderFailed: "Error Placing Order!",
  notSaved: "This information will not be saved!",
  wishlistAdded: "Product will be added to wishlist",
  wishlistRemoved: "Product will be removed from wishlist",
  cartRemoved: "Product will be removed from cart",
  invalidPayment: "Invalid payment method.",
  noPaymentMethods:
    "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
} as const;

/** Questions asked before something is deleted. */
export const confirmTexts = {
  deleteProduct: "Are you sure you want to delete this product?",
  deleteUser: "Are you sure you want to delete this user?",
} as const;

/** Failures that are only written to the console. */
export const consoleTexts = {
  products: "Error fetching products",
  users: "Error fetching users",
  deleteProduct: "Error deleting product",
  deleteUser: "Error deleting user",
  product: (id: string) => `Error fetching product ${id}`,
} as const;

/** The only `msg` of a sign-up reply that counts as success. */
export const SIGN_UP_SUCCESS = "User registered successfully";

/** Message of the error raised for a reply outside 200–299. */
export function apiErrorText(statusText: string): string {
  return statusText ? `API Error: ${statusText}` : "Unknown Error";
}
