import type { LegalText } from "./legal-text";

export const privacy: LegalText = {
  title: "Privacy",
  lead: "We keep what is needed to sell furniture and to bring it to your door, for as long as it is needed, and nothing else. No advertising, no tracking, no profiles, no data sold.",
  sections: [
    {
      title: "Who is responsible",
      paragraphs: [
        "{shop} decides what happens to your data. Write to the email address at the foot of the page for everything that concerns it.",
      ],
    },
    {
      title: "What we store, and what for",
      paragraphs: [
        "Your account: user name, email, a fingerprint of your password (never the password itself) and, if you enter them, name, address, country and phone number. It lets you sign in and saves you typing.",
        "Your orders: what you bought, what it cost, where it went and what you asked for. We need them to deliver, to take back and to keep books.",
        "Sign-ins: when, with what kind of device and from which address on the network. They let you see who uses your account, and us keep others out.",
        "The newsletter: your email address, if you asked for it.",
        "The contact form stores and sends nothing: what you write there stays in your browser.",
      ],
    },
    {
      title: "In your browser",
      paragraphs: [
        "We use four cookies: one that proves for ten minutes that you are signed in, one with the number of your account, one that keeps you signed in, and one by which your browser is known when you sign in again, so that nobody who guesses at your password can lock you out. The cart, the last few pieces that you looked at, your name and your role are kept in the storage of your browser. All of this is needed for what you ask the shop to do; there is nothing to consent to and nobody else is involved.",
        "Pages, fonts and pictures come from this shop alone. No other company learns that you were here.",
      ],
    },
    {
      title: "Who else gets to see it",
      paragraphs: [
        "The carrier gets your name, address and phone number, so that your order finds you. The provider of our computers and of our mail handle data on our behalf and by our orders. Authorities get what the law obliges us to give.",
      ],
    },
    {
      title: "How long",
      paragraphs: [
        "Your account stays until you delete it. Then name, address, phone number and email are erased at once; open orders keep what delivery needs until they are closed. The figures of an order are kept for as long as the law of taxes demands, without your name.",
        "A session that nobody uses ends by itself, after a month at the latest.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "In the settings of your account you can download everything that we have about you, correct it, end the sessions of other devices and delete the account, without asking anybody.",
        "You may also ask us for access, correction, deletion, restriction and a copy in a common format, object to what we do, and complain to the authority for data protection where you live.",
      ],
    },
    {
      title: "How it is protected",
      paragraphs: [
        "Everything travels encrypted where the shop is reached by https. Passwords are stored so that nobody can read them, employees see only what their work needs, and what they change is written down.",
      ],
    },
  ],
};
