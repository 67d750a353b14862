import type { LegalText } from "./legal-text";

export const privacyTitle = "Privacy";

const messages = {
  /** The contact form of the specification. */
  showroom: "The contact form stores and sends nothing: what you write there stays in your browser.",
  trading:
    "Messages: what you write in the contact form, with your name and email address, for at most two years. If you have an account with that address, it is deleted with the account.",
};

const savedForYou = {
  showroom: [],
  trading: [
    "Your cart and your wishlist: if you are signed in, they are saved in your account, so that you find them on all your devices.",
    "Your reviews: stars, text and pictures, shown to everyone with your first name and one initial. They are deleted with your account.",
    "Mail about your cart, your wishlist or a review: whether you agreed to it. A link in each such mail ends it.",
  ],
};

const inBrowser = {
  showroom: "your cart, the last few products you viewed, your name and your role",
  trading:
    "your cart, your wishlist, the products you compare, the samples you chose, the country you chose for delivery, the last few products you viewed, your name and your role",
};

export const privacyIn = (mode: "showroom" | "trading"): LegalText => ({
  title: privacyTitle,
  lead: "We store only what we need to sell and deliver furniture, and only for as long as we need it. We don't advertise, track you, build profiles or sell data.",
  sections: [
    {
      title: "Who is responsible",
      paragraphs: [
        "{shop} is responsible for your data. If you have a question about it, write to the email address at the bottom of the page.",
      ],
    },
    {
      title: "What we store, and why",
      paragraphs: [
        "Your account: user name, email, a hash of your password (never the password itself) and, if you enter them, name, address, country and phone number. We use this to sign you in and to fill in forms for you.",
        "Your orders: what you bought, what it cost, where we delivered it and any special requests. We need this for delivery, returns and accounting.",
        ...savedForYou[mode],
        "Sign-ins: the time, the kind of device and the IP address. They let you see who uses your account and help us keep others out.",
        "The newsletter: your email address, if you subscribed.",
        messages[mode],
      ],
    },
    {
      title: "In your browser",
      paragraphs: [
        `We use four cookies. One proves for ten minutes that you are signed in, one holds your account number, and one keeps you signed in. The fourth recognises your browser when you sign in again, so nobody can lock you out by guessing your password. Your browser also stores ${inBrowser[mode]}. The shop needs all of this to work, so we don't ask for consent. Nobody else is involved.`,
        "Pages, fonts and images come only from this shop. No other company learns that you were here.",
      ],
    },
    {
      title: "Who else sees your data",
      paragraphs: [
        "The carrier gets your name, address and phone number to deliver your order. Our hosting and email providers process data on our behalf and on our instructions. Authorities get what the law requires us to give them.",
      ],
    },
    {
      title: "How long we store it",
      paragraphs: [
        "We store your account until you delete it. We then erase your name, address, phone number and email at once. Open orders keep what we need for delivery until they are closed. We keep the amounts of an order, without your name, for as long as tax law requires.",
        "An unused session ends automatically, after a month at the latest.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "In your account you can download everything we have about you, correct it, sign out other devices and delete your account, without asking anyone.",
        "You can also ask us for access, correction, deletion, restriction and a copy in a common format. You can object to how we use your data, and complain to the data protection authority where you live.",
      ],
    },
    {
      title: "How we protect it",
      paragraphs: [
        "Over https, all data is encrypted in transit. Nobody can read stored passwords. Employees see only what they need for their work, and their changes are logged.",
      ],
    },
  ],
});
