/** A sample customer of the demo shop, without a password. */
export interface DemoCustomer {
  userName: string;
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  country: string;
  phoneNumber: string;
  joinedDaysAgo: number;
}

type CustomerTuple = [
  first: string,
  last: string,
  address: string,
  country: string,
  phone: string,
  joinedDaysAgo: number,
];

const CUSTOMERS: CustomerTuple[] = [
  ["Shirley", "Hammond", "12 Willow Lane, Bristol BS1 4ND", "United Kingdom", "+441174960123", 318],
  ["Mason", "Reyes", "844 Juniper Street, Portland, OR 97205", "United States", "+15035550142", 287],
  ["Luke", "Parkin", "27 Harbour Road, Cork T12 X8K2", "Ireland", "+353215550163", 251],
  ["Anthony", "Fry", "310 Maple Avenue, Burlington, VT 05401", "United States", "+18025550177", 226],
  ["Ryan", "Carroll", "5 Rue des Tanneurs, 67000 Strasbourg", "France", "+33388555019", 190],
  ["Ines", "Almeida", "Rua das Flores 88, 4050-262 Porto", "Portugal", "+351225550134", 163],
  ["Jonas", "Lindqvist", "Storgatan 41, 411 38 Göteborg", "Sweden", "+46315550128", 121],
  ["Mei", "Tanaka", "2-14-6 Higashiyama, Meguro, Tokyo 153-0043", "Japan", "+81355550119", 88],
  ["Lucía", "Quispe", "Calle San Martín 215, Arequipa 04001", "Peru", "+5154555016", 47],
  ["Femi", "Adeyemi", "9 Marina Road, Lagos 101241", "Nigeria", "+23415550185", 12],
];

const toAscii = (text: string) => text.normalize("NFD").replace(/[^a-zA-Z]/g, "");

export const demoCustomers: DemoCustomer[] = CUSTOMERS.map(
  ([firstName, lastName, address, country, phoneNumber, joinedDaysAgo]) => ({
    userName: toAscii(firstName + lastName).toLowerCase(),
    firstName,
    lastName,
    email: `${toAscii(firstName)}.${toAscii(lastName)}@customers.example`.toLowerCase(),
    address,
    country,
    phoneNumber,
    joinedDaysAgo,
  }),
);
