import { expect, it } from "vitest";
import { readTrackingTable } from "./read-tracking-table";

const orders = [10_001, 10_002, 10_003].map((number) => ({ id: `id-${number}`, number }));
const read = (text: string, first = 0) => readTrackingTable(text, orders, first, "dhl");

it("assigns pasted rows by order number, in any order of rows and columns", () => {
  const { rows, unused } = read(
    "10003\t1Z999AA10123456784\tUPS\r\nRM123456785GB\t#10001\r\n10002\tABC-77\tFedEx Ground\r\n",
  );
  expect(rows).toEqual({
    "id-10003": { carrier: "ups", number: "1Z999AA10123456784" },
    "id-10001": { carrier: "royal_mail", number: "RM123456785GB" },
    "id-10002": { carrier: "fedex", number: "ABC-77" },
  });
  expect(unused).toEqual([]);
});

it("fills a column of tracking numbers from the field in which it was pasted", () => {
  const { rows } = read("1234567890\nXY-1", 1);
  expect(rows).toEqual({
    "id-10002": { carrier: "dhl", number: "1234567890" },
    "id-10003": { carrier: "dhl", number: "XY-1" },
  });
});

it("reads lines of a CSV file and reports lines that it can't use", () => {
  const { rows, unused } = read('Order,Tracking\n"10001","1234567890"\n99999;1234567891\n10002,');
  expect(rows).toEqual({ "id-10001": { carrier: "dhl", number: "1234567890" } });
  expect(unused).toEqual(["Order,Tracking", "99999;1234567891", "10002,"]);
});
