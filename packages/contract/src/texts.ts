/** On-screen texts that the specification quotes. See also `toast-texts` and `validation-texts`. */
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
