/** Pairs of filters that shoppers combine, by name, from many matching products to few. */
export const FILTER_PAIRS: Record<string, string> = {
  "in stock, below $1500": "inStock=true&maxPrice=1500",
  "living room, in stock": "category=livingroom&inStock=true",
  "210 cm wide, 95 cm deep": "attributes=width:..210;depth:..95",
  "green, below $1500": "attributes=colour:green&maxPrice=1500",
  "oak, in stock": "attributes=material:oak&inStock=true",
  "on sale, green or blue": "onSale=true&attributes=colour:green,blue",
  "three seats, wool": "attributes=seats:3;material:wool",
  "on sale, up to 45 cm wide": "onSale=true&attributes=width:..45",
  "fits 60 x 40 x 50, green": "fits=60x40x50&attributes=colour:green",
  "at $100, two seats or more": "minPrice=100&maxPrice=100.5&attributes=seats:2..",
};
