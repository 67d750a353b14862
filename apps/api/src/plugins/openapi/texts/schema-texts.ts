import type { FieldTexts } from "./field-text";

/** Named schemas of simple values. */
export const schemaTexts: FieldTexts = {
  AttributeValue: ["Value of an attribute, by its type.", "oak"],
  Currency: ["Currency by ISO 4217.", "EUR"],
  DeliveryId: ["Id of a delivery.", "1042"],
  Id: ["Id of an object.", "65a1f062544eeda1d32a8aa2"],
  JobId: ["Id of a job.", "1042"],
};
