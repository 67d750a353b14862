import { SAMPLE_RATING } from "@larkwood/contract";

/** A shoe that the hero can show large, with its thumbnail. */
export interface BigShoe {
  id: string;
  bigShoe: string;
  thumbnail: string;
  alt: string;
}

export interface PopularShoe {
  imgURL: string;
  name: string;
  price: string;
}

export interface Testimonial {
  imgURL: string;
  customerName: string;
  rating: number;
  feedback: string;
}

export interface ServiceCard {
  imgURL: string;
  label: string;
  subtext: string;
}

const shoe = (number: number, width: 640 | 1280 = 640) => `/images/shoes/shoe-${number}_${width}.webp`;

export const bigShoes: readonly [BigShoe, ...BigShoe[]] = [
  { id: "shoe-1", bigShoe: shoe(1, 1280), thumbnail: shoe(1), alt: "Summer runner in chalk white" },
  { id: "shoe-2", bigShoe: shoe(2, 1280), thumbnail: shoe(2), alt: "Summer runner in moss green" },
  { id: "shoe-3", bigShoe: shoe(3, 1280), thumbnail: shoe(3), alt: "Summer runner in terracotta" },
];

export const statistics = [
  { value: "1k+", label: "Brands" },
  { value: "500+", label: "Shops" },
  { value: "250k+", label: "Customers" },
] as const;

export const popularShoes: readonly PopularShoe[] = [
  { imgURL: shoe(4), name: "Runner in charcoal", price: "$200.20" },
  { imgURL: shoe(5), name: "Runner in sea mist", price: "$210.20" },
  { imgURL: shoe(6), name: "Runner in ochre", price: "$220.20" },
  { imgURL: shoe(2), name: "Runner in moss", price: "$230.20" },
];

export const serviceCards: readonly ServiceCard[] = [
  {
    imgURL: "/images/services/shipping.svg",
    label: "Free shipping",
    subtext: "We deliver every pair free of charge, and returns are free too.",
  },
  {
    imgURL: "/images/services/payment.svg",
    label: "Secure Payment",
    subtext: "You pay over an encrypted connection, and we never store your card number.",
  },
  {
    imgURL: "/images/services/help.svg",
    label: "Love to help you",
    subtext: "Someone who knows our shoes replies the same day, weekends included.",
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    imgURL: "/images/avatars/morich-brown.svg",
    customerName: "Morich Brown",
    rating: SAMPLE_RATING,
    feedback:
      "I wore them from the box to the ferry and round the island on the same day. Not one sore spot, and they still look new.",
  },
  {
    imgURL: "/images/avatars/lota-mongeskar.svg",
    customerName: "Lota Mongeskar",
    rating: SAMPLE_RATING,
    feedback:
      "Light enough to forget and sturdy enough for wet cobbles. The second pair was for my sister, the third for me again.",
  },
];
