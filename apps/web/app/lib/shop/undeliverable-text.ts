export const undeliverableText = (country: string) => `We can't deliver these items to ${country}.`;
