/** The page Services, as it comes. */
export const services = {
  title: "How it arrives, and how it stays",
  lead: "A piece of furniture is half of it. This is the other half: what we do before, on and long after the day of delivery.",
  services: [
    {
      title: "Free delivery, within six days",
      text: "Every order travels at our cost, from a candle to a corner sofa. Two people bring it into the room you name, not to the kerb.",
    },
    {
      title: "Assembly and take-back",
      text: "We put it together, take the packaging along and, when you wish, the piece it replaces. What can still serve goes to somebody who needs it.",
    },
    {
      title: "Room planning",
      text: "Send a sketch with three measurements and a photograph of the light. You get back a plan of the room with our pieces in it, to scale.",
    },
    {
      title: "Fabric and wood samples",
      text: "Up to six swatches by post, free and yours to keep. Colours behave differently in your window than on our screen.",
    },
    {
      title: "Repair and spare parts",
      text: "Legs, covers, hinges and slats stay available for ten years after a piece has left the list. Most repairs need one screwdriver and a quiet hour.",
    },
    {
      title: "For offices and small hotels",
      text: "From ten pieces on, one person looks after the whole order: drawings, dates, and a second visit after the first month.",
    },
  ],

  questions: [
    {
      question: "May I send something back?",
      answer:
        "Yes, for a hundred days. Sit on it, sleep on it, live with it. If it is not right, we fetch it.",
    },
    {
      question: "How do I look after oiled wood?",
      answer:
        "A damp cloth in the week and a little oil once a year. Rings and scratches sand out; that is why we oil and do not varnish.",
    },
    {
      question: "Can I change the fabric?",
      answer:
        "For sofas, armchairs and dining chairs, yes. Ask for samples first, then tell us the number on the back.",
    },
  ],
};
