const number = new Intl.NumberFormat("en-US");

/** "1 product", "1,200 products". */
export const productCountText = (count: number) =>
  count === 1 ? "1 product" : `${number.format(count)} products`;
