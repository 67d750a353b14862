/**
 * Every fixed text of the product, to the letter. Some read oddly ('Username must be …' on a product's name);
 * they are the specification's and are never corrected in a screen.
 */
export const validationTexts = {
  required: "Required",
  nameMin: "Username must be at least 5 characters long",
  descriptionMin: "Username must be at least 10 characters long",
  category: "Invalid Job Type",
  priceMin: "Price must be at least one digit",
  quantityMin: "Quantity must be at least one digit",
  imageUrl: "Please enter a valid URL",
  confirmTicked: "Please double check your information before submitting",
  userNameMin: "Username must be at least 5 characters long",
  role: "Invalid Role",
  firstNameMin: "First name must be at least 2 characters long",
  lastNameMin: "Last name must be at least 2 characters long",
  email: "Please enter a valid email",
  emailRequired: "Email is required",
  addressMin: "Address must be at least 5 characters long",
  countryMin: "Country must be at least 5 characters long",
  phoneFormat: "Phone number must start with + and should only contain digits",
  phoneMin: "Phone number must be at least 7 digits",
  phoneRequired: "Phone number is required",
  signInPassword: "Invalid password",
  passwordMin: "Password must be at least 5 characters long",
  passwordMax: "Password must be at most 200 characters long",
  oneTimeCode: "Use the 6 digits of your app, or one of your recovery codes",
  wrongCode: "This code is wrong, or was used before",
  tickToContinue: "Please check the box to continue",
  messageMin: "Message must be at least 10 characters long",
  choose: "Select as appropriate",
  tooLong: "This text is too long",
  tooLarge: "This number is too large",
  twoDecimals: "Use at most two decimals",
  moment: "Use a date from 2000 to 2199",
  wholeNumber: "Use a whole number",
  stockReason: "Choose a reason",
  stockBelowZero: "Stock cannot go below 0",
  stockNoChange: "A change of 0 changes nothing",
  percentMin: "A price can fall by at most 99 percent",
  imageKind: "Use a JPEG, PNG, WebP or AVIF picture",
  imageBroken: "This picture is damaged and cannot be read",
  imageBytes: "Use a picture of at most 10 MB",
  imagePixels: "Use a picture of at most 40 megapixels",
  imageMissing: "Choose a picture",
  number: "Use a number such as 12.50",
  date: "Use a date such as 2026-11-05T09:30:00.000Z",
  id: "An id has 24 letters and digits (0-9, a-f)",
  idTwice: "This id is in the file more than once",
  sku: "Use letters, digits and . _ / - only",
  skuTwice: "This SKU is there more than once",
  skuTaken: "Another product has this SKU",
  swatch: "Use a colour such as #61634b",
  optionKey: "Use small letters, digits and single hyphens",
  optionTwice: "This option is there more than once",
  valueTwice: "This value is there more than once",
  valuesOfVariant: "Choose one of the values of each option",
  variantTwice: "Another variant has the same values",
  variantMissing: "Add at least one variant, or remove the options",
  variantGone: "This variant is gone: somebody has removed it",
  variantUnknown: "No variant of this product has this SKU or id",
  variantIdTaken: "A variant of another product has this id",
  variantsMany: "A product has at most 200 variants",
  variantsAll: "Name every variant of this product: the number of its options changes",
  lineOptionOther: "An earlier line of this product calls this option otherwise",
  lineValueOther: "An earlier line of this product says otherwise of this value",
  lineOther: "An earlier line of this product says otherwise",
  picturesMany: "A product has at most 100 pictures",
  pictureTwice: "This picture is there more than once",
  pictureNeeded: "A product needs at least one picture",
  published: "Use true or false",
  pictureKind: "Use front, side, detail, room or scale",
  compareAt: "The price before must be higher than the price",
  collectionRule: "Say what the rule finds, or choose the products by hand",
  collectionPrices: "The highest price must not be below the lowest",
  collectionUnknown: "There is no collection by hand with this word",
  collectionGone: "One of these collections is gone, or finds its products by a rule",
  slugTaken: "Another collection has this address",
  productSlugTaken: "Another product has this address, or had it",
  slugIsId: "This looks like the id of a product: use words",
  percentOff: "Use 1 to 99 percent",
  saleEnd: "The end must be after the beginning",
  saleOver: "This time is over already",
  saleLower: "A sale price must be lower than the price",
  attributeChoices: "A choice needs values to choose from, and nothing else has them",
  attributeNumber: "Use a number from 0 to 1000000",
  attributeValue: "Use a number, a text, yes or no, or a list of choices",
  attributeUnknown: "There is no such attribute",
  attributeType: "This is not what the attribute takes",
  centimetres: "Use a length of 0.1 to 2000 cm",
  characters: "This text contains characters that cannot be stored",
} as const;

/** Notices ("alerts" of the specification). */
export const noticeTexts = {
  offline: "You are offline. Nothing was sent, and nothing will be sent later by itself.",
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

/** Texts of screens that the specification quotes. */
export const screenTexts = {
  addedToCart: "The product has been successfully added to your cart.",
  cartCount: (n: number) => `${n} item(s) in your shopping cart.`,
  cartTitle: "Shopping Cart",
  cartEmpty: "You have no item in your cart.",
  notFoundTitle: "Page Not Found",
  notFoundText: "The page you are looking for might be under construction or does not exist.",
  unexpectedError: "Unexpected Application Error!",
  noOrders: "No orders found.",
  smallScreen: "PLEASE ROTATE YOUR SCREEN OR USE A DEVICE WITH A LARGER SCREEN (minimum res 1024px)",
  terms: "I understand this activity will be logged and I am responsible for any actions taken.",
  heroHeadline: "The Future Furniture is HERE!",
  heroText:
    "Discover a world of exquisite furniture that transforms your space into a haven of sophistication and warmth.",
  specialRequest: "Special Request (Optional)",
  coupon: "Have a coupon?",
  outOfStock: "Out of Stock",
  inStock: (n: number) => `${n} in Stock`,
  forgotPassword: "Forgot Password?",
} as const;

/** The only `msg` of a sign-up reply that counts as success. */
export const SIGN_UP_SUCCESS = "User registered successfully";

/** Message of the error raised for a reply outside 200–299. */
export function apiErrorText(statusText: string): string {
  return statusText ? `API Error: ${statusText}` : "Unknown Error";
}
