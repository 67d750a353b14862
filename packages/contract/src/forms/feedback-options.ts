export const REMARKS = [
  "Satisfied with the product",
  "Quality exceeded expectations",
  "Delivery was prompt",
  "Issue with product received",
  "Product suggestions",
  "Other feedback",
] as const;

export const SALUTATIONS = ["Mr", "Mrs", "Ms", "Dr", "Prof", "Rev"] as const;
