import type { LegalText } from "./legal-text";

export const returns: LegalText = {
  title: "Returns",
  lead: "Sit on it, sleep on it, live with it. If a piece isn't right for you, we'll collect it, up to a hundred days after it arrived.",
  sections: [
    {
      title: "A hundred days",
      paragraphs: [
        "You can return anything you bought from {shop} within a hundred days of delivery, without giving a reason. This includes your statutory right of withdrawal, which is fourteen days in most countries.",
        "You may have used the piece normally, but it must not be broken, stained or altered. You can return mattresses, pillows and cut-to-size fabrics only in their unopened packaging.",
      ],
    },
    {
      title: "Cancelling before it ships",
      paragraphs: [
        "You can cancel an order yourself until it ships: open it under “Your Orders” and choose “Cancel order”. You then owe nothing, and we refund what you have paid.",
      ],
    },
    {
      title: "How to return something",
      paragraphs: [
        "Email or call us with your order number and what you would like to return. We'll agree on a day, and two people will collect it from your room. You send small items by post, with a label from us.",
        "You don't need to keep the packaging of furniture; we bring blankets. Returns are free.",
      ],
    },
    {
      title: "When you get your refund",
      paragraphs: [
        "We refund you within fourteen days after we receive the piece, to your original payment method. If you paid the driver, we refund you to a bank account of your choice.",
        "If you used a coupon, we refund the amount you paid. A coupon from a cancelled order can be used again while it is valid.",
      ],
    },
    {
      title: "Damaged, wrong or missing",
      paragraphs: [
        "If something arrives damaged, is not what you ordered or has a part missing, please tell us within a week, ideally with a photo. You choose: a repair, a spare part, a replacement or a refund. Spare parts stay available for ten years.",
        "Please also note visible damage on the carrier's delivery note. If you forget, you don't lose any rights.",
      ],
    },
    {
      title: "Model form for withdrawal",
      paragraphs: [
        "You can use this sentence, but you don't have to: “I withdraw from the contract about the following goods: …, ordered on …, received on …. Name, address, date.” Send it to the email address at the bottom of the page.",
      ],
    },
  ],
};
