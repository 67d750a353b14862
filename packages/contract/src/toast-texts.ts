// Texts that no first page needs, apart from `texts` to keep the first bundle small.

/** Toasts (the specification calls them alerts). */
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

/** Confirmation questions before a deletion. */
export const confirmTexts = {
  deleteProduct: "Are you sure you want to delete this product?",
  deleteUser: "Are you sure you want to delete this user?",
} as const;

/** Errors that are only logged to the console. */
export const consoleTexts = {
  products: "Error fetching products",
  users: "Error fetching users",
  deleteProduct: "Error deleting product",
  deleteUser: "Error deleting user",
  product: (id: string) => `Error fetching product ${id}`,
} as const;

/** `msg` of a successful sign-up response. */
export const SIGN_UP_SUCCESS = "User registered successfully";

/** Message of the error for a response outside 200–299. */
export function apiErrorText(statusText: string): string {
  return statusText ? `API Error: ${statusText}` : "Unknown Error";
}
