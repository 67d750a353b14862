/** The page About us, as it comes; `{shop}` stands for the shop's name. */
export const about = {
  title: "A personal project about patient furniture",
  lead: "One table, one notebook and many evenings: how {shop} came to be.",
  chapters: [
    {
      year: "The table",
      title: "It began in a rented kitchen",
      paragraphs: [
        "The first piece was not meant to be sold. It was a table for a kitchen with a crooked floor, drawn on baking paper on three winter evenings, because everything in the shops was either too large or would not last the lease.",
        "The table is still there. It has been moved four times, sanded twice, and has yet to wobble.",
      ],
    },
    {
      year: "The list",
      title: "Friends asked, so there was a list",
      paragraphs: [
        "A bench for a hall, a bed without a headboard, a lamp that could be read by. Each got one page in a notebook: what it is for, what it is made of, what it must never do. A piece that could not fill its page was not made.",
      ],
    },
    {
      year: "The shop",
      title: "Then the shop became the project",
      paragraphs: [
        "A shop on the web is furniture too. It should carry weight without creaking, be clear at first sight and feel the same after years of use. So this one was built by hand as well, evening by evening: the catalogue, the cart, the pictures, the page you are reading.",
        "It remains a personal project, made to find out how good a small shop can be when nobody is in a hurry. If you like it here, that is all the return it was made for.",
      ],
    },
  ],

  principles: [
    { title: "Few materials", text: "Oak, walnut, wool, linen, steel, stone. What ages well may stay." },
    {
      title: "Honest pictures",
      text: "Every picture is drawn from the plans of the piece, to the centimetre. What you see is the size it is.",
    },
    {
      title: "Repair first",
      text: "Screws instead of glue where a part may wear. We would rather send a leg than a table.",
    },
  ],
};
