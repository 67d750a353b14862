/** Why one more piece cannot go into the cart, or null when it can. In a showroom nothing is ever sold out. */
export function purchaseLimit(stock: number, inCart: number, trading: boolean): string | null {
  if (!trading) return null;
  if (stock <= 0) return "This piece is out of stock.";
  if (inCart >= stock)
    return stock === 1 ? "The last one is in your cart." : `All ${stock} are in your cart.`;
  return null;
}
