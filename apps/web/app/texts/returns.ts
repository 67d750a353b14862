import type { LegalText } from "./legal-text";

export const returns: LegalText = {
  title: "Returns",
  lead: "Sit on it, sleep on it, live with it. If a piece is not right for you, we fetch it, for a hundred days from the day it arrived.",
  sections: [
    {
      title: "A hundred days",
      paragraphs: [
        "You may return anything that you bought at {shop} within a hundred days of delivery, without giving a reason. That contains your statutory right of withdrawal, which in most countries is fourteen days.",
        "The piece may have been used as furniture is used. It must not be broken, stained or altered. Mattresses, pillows and cut-to-size fabrics can be returned only in their unopened wrapping.",
      ],
    },
    {
      title: "Before it has left our house",
      paragraphs: [
        "As long as an order has not been shipped, you can cancel it yourself: open it under “Your Orders” and choose “Cancel order”. Nothing is owed then, and what you have paid comes back to you.",
      ],
    },
    {
      title: "How to return something",
      paragraphs: [
        "Write to us or call, with the number of your order and what you would like to return. We agree on a day, and two people fetch it from the room in which it stands. Small things travel by post, with a label that we send you.",
        "You need not keep the packaging of furniture; we bring blankets. It costs you nothing.",
      ],
    },
    {
      title: "When you get your money",
      paragraphs: [
        "Within fourteen days after the piece is back with us, and in the way you paid: to the account that the transfer came from, or, if you paid the driver, to an account that you name.",
        "With a coupon you get back what you paid. A coupon from a cancelled order can be used again while it is valid.",
      ],
    },
    {
      title: "Damaged, wrong or missing",
      paragraphs: [
        "If something arrives damaged, is not what you ordered, or lacks a part, tell us, best with a photograph and within a week. You choose: a repair, a spare part, another piece or your money back. Spare parts stay available for ten years.",
        "Please note visible damage on the carrier's paper too. If you forget, you lose no rights.",
      ],
    },
    {
      title: "Model form for withdrawal",
      paragraphs: [
        "You may use this sentence, but need not: “I withdraw from the contract about the following goods: …, ordered on …, received on …. Name, address, date.” Send it to the email address at the foot of the page.",
      ],
    },
  ],
};
