export { notifyWishlists } from "./notify-wishlists";
