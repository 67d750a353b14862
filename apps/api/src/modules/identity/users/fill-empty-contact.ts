import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";

interface Contact {
  firstName: string;
  lastName: string;
  country: string;
  address: string;
  addressLine2: string;
  postCode: string;
  city: string;
  phoneNumber: string;
}

/** Copies the contact details of an order to the empty fields of the account. */
export async function fillEmptyContact(db: Executor, userId: string, contact: Contact): Promise<void> {
  const { firstName, lastName, country, address, addressLine2, postCode, city, phoneNumber } = contact;
  await db.execute(sql`
    UPDATE users SET
      first_name = coalesce(nullif(first_name, ''), ${firstName}),
      last_name = coalesce(nullif(last_name, ''), ${lastName}),
      country = coalesce(nullif(country, ''), ${country}),
      address = coalesce(nullif(address, ''), ${address}),
      address_line2 = CASE address WHEN '' THEN ${addressLine2} ELSE address_line2 END,
      post_code = CASE address WHEN '' THEN ${postCode} ELSE post_code END,
      city = CASE address WHEN '' THEN ${city} ELSE city END,
      phone_number = coalesce(nullif(phone_number, ''), ${phoneNumber})
    WHERE id = ${userId} AND '' IN (first_name, last_name, country, address, phone_number)`);
}
