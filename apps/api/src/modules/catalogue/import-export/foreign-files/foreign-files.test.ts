import { describe, expect, it } from "vitest";
import { decodeCsv, detectSeparator } from "../../../../core/csv";
import { lampRow, shopifyCsv, sofaRows } from "../../../../testing/shopify-file";
import { guessCategory } from "./guess-category";
import { guessColumns } from "./guess-column";
import { htmlToText } from "./html-to-text";
import type { Mapping } from "./mapped";
import { type FileFormat, translateRecords } from "./translate-file";

/** Translates a file to objects by column. */
async function translate(csv: string, mapping?: Mapping) {
  const format = { separator: detectSeparator(csv), maxLength: 65_536 };
  let found: FileFormat | undefined;
  const records = [];
  for await (const record of translateRecords(decodeCsv([csv], format), mapping, (value) => {
    found = value;
  }))
    records.push(record);
  const [header, ...rows] = records;
  return {
    format: found,
    lines: rows.map(({ line }) => line),
    rows: rows.map(({ cells }) =>
      Object.fromEntries(cells.flatMap((cell, index) => (cell === "" ? [] : [[header?.cells[index], cell]]))),
    ),
  };
}

const pictureUrl = (name: string) => `https://cdn.example/${name}.jpg?v=1`;

describe("HTML", () => {
  it.each([
    ["<p>One <b>bold</b> word.</p><p>Two.</p>", "One bold word.\n\nTwo."],
    ["<ul>\n<li>Oak</li>\n<li>Ash</li>\n</ul>After", "• Oak\n• Ash\n\nAfter"],
    ["5 < 6 &amp; 7&nbsp;&gt; 6 &#8211; &#x41; &unknown;", "5 < 6 & 7 > 6 – A &unknown;"],
    ["<style>p{}</style>Seen<script>alert('<p>')</script><!-- <b> --> here<br/>next", "Seen here\nnext"],
    ["<div><div><p>  Deep  </p></div></div>\r\n\r\n", "Deep"],
    ["An open <p tag", "An open"],
    ["&#0;&#xD800;&#99999999;x", "x"],
  ])("%j becomes plain paragraphs", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe("Shopify's export", () => {
  it("becomes rows with variants, pictures, sale prices and drafts", async () => {
    const { format, rows, lines } = await translate(
      shopifyCsv([...sofaRows({ pictureUrl }), lampRow({ pictureUrl })]),
    );
    expect(format?.source).toBe("shopify");
    expect(format?.ignored).toEqual(expect.arrayContaining(["Vendor", "Variant Barcode", "Gift Card"]));
    expect(format?.ignored).not.toContain("Body (HTML)");
    expect(lines).toEqual([2, 5, 6, 7]);
    expect(rows).toEqual([
      {
        name: "Fern Sofa",
        slug: "fern-sofa",
        category: "livingroom",
        description: 'A sofa with loose covers, made of "ash & wool".\n\n• 220 cm wide\n• Seats three',
        published: "true",
        metaTitle: "Fern Sofa, three seats",
        sku: "fern-moss",
        price: "999.00",
        salePrice: "899.00",
        quantity: "7",
        option1Name: "Fabric",
        option1Value: "Moss",
        variantImageUrl: pictureUrl("sofa"),
        imageUrl: pictureUrl("sofa"),
        imageAlt: "The sofa from the front",
      },
      {
        sku: "fern-sand",
        price: "949.00",
        quantity: "0",
        option1Value: "Sand",
        variantImageUrl: pictureUrl("side"),
        imageUrl: pictureUrl("side"),
      },
      { imageUrl: pictureUrl("detail"), imageAlt: "Detail" },
      {
        name: "Fern Lamp",
        slug: "fern-lamp",
        category: "other",
        description: "Fern Lamp. More details soon.",
        published: "false",
        sku: "fern-lamp",
        price: "59.00",
        quantity: "4",
        imageUrl: pictureUrl("lamp"),
      },
    ]);
  });

  it.each([
    ["active", "true", "true"],
    ["active", "false", "false"],
    ["draft", "true", "false"],
    ["archived", "true", "false"],
    ["", "TRUE", "true"],
  ])("with status %j and published %j is published: %s", async (Status, Published, expected) => {
    const { rows } = await translate(shopifyCsv([{ ...lampRow({ pictureUrl }), Status, Published }]));
    expect(rows[0]?.published).toBe(expected);
  });

  it("is understood with a byte order mark, semicolons and its new headings", async () => {
    const csv =
      "\uFEFFTitle;URL handle;Description;Status;SKU;Option1 name;Option1 value;Price;Compare-at price;Inventory quantity;Product image URL;Image position\r\n" +
      'Fern Bench;fern-bench;"<p>Long;\r\nand ""wide""</p>";Active;B-1;Wood;Ash;10,50;12,00;3;https://cdn.example/b2.jpg;2\r\n' +
      ";fern-bench;;;B-2;;Oak;11,50;;1;https://cdn.example/b1.jpg;1\r\n";
    const { rows, format } = await translate(csv);
    expect(format?.source).toBe("shopify");
    expect(rows).toMatchObject([
      {
        description: 'Long; and "wide"',
        price: "12,00",
        salePrice: "10,50",
        imageUrl: "https://cdn.example/b1.jpg",
      },
      { sku: "B-2", option1Value: "Oak", price: "11,50", imageUrl: "https://cdn.example/b2.jpg" },
    ]);
  });
});

describe("WooCommerce's export", () => {
  const HEADINGS =
    "ID,Type,SKU,Name,Published,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)";

  it("becomes rows, with variations that follow their product anywhere", async () => {
    const csv = `\uFEFF${HEADINGS}
10,variable,CHAIR,Fern Chair,1,Short,"<p>A chair of ash.</p>\\n<p>Made in Jutland.</p>",,,1,,,,,"Furniture > Dining chairs","https://woo.example/a.jpg, https://woo.example/b.jpg, https://woo.example/c.jpg",,Colour,"Red, Blue",1,Care,Wipe
11,simple,LAMP,"Lamp, small",-1,A lamp for a desk.,,2026-01-01,2026-02-01,1,5,1,39,49,Office,https://woo.example/l.jpg,,,,,,
12,variation,CHAIR-R,Fern Chair - Red,1,,,,,1,3,,80,90,,https://woo.example/b.jpg,CHAIR,Colour,Red,,,
13,variation,CHAIR-B,Fern Chair - Blue,1,,,,,1,,,,90,,,id:10,Colour,Blue,,,
`;
    const { format, rows, lines } = await translate(csv);
    expect(format?.source).toBe("woocommerce");
    expect(lines).toEqual([2, 5, 4, 3]);
    expect(rows).toEqual([
      {
        name: "Fern Chair",
        description: "A chair of ash.\n\nMade in Jutland.",
        category: "dining",
        published: "true",
        imageUrl: "https://woo.example/a.jpg",
      },
      {
        ...{ sku: "CHAIR-B", price: "90", quantity: "0", option1Name: "Colour", option1Value: "Blue" },
        imageUrl: "https://woo.example/b.jpg",
      },
      {
        ...{ sku: "CHAIR-R", price: "90", salePrice: "80", quantity: "3", option1Name: "Colour" },
        ...{ option1Value: "Red", variantImageUrl: "https://woo.example/b.jpg" },
        imageUrl: "https://woo.example/c.jpg",
      },
      {
        ...{ name: "Lamp, small", description: "A lamp for a desk.", category: "workplace", sku: "LAMP" },
        ...{
          price: "49",
          salePrice: "39",
          saleFrom: "2026-01-01T00:00:00Z",
          saleUntil: "2026-02-01T23:59:59Z",
        },
        ...{ quantity: "5", published: "false", imageUrl: "https://woo.example/l.jpg" },
      },
    ]);
  });
});

describe("another file", () => {
  it("is read by the chosen columns", async () => {
    const csv =
      "Artikel;Nr;Text;Preis;Lager;Fotos;Farbe\nFern Stool;S-1;<p>A stool of ash.</p>;€ 1.249,50;;https://a.example/1.jpg | https://a.example/2.jpg;red\n";
    const mapping: Mapping = ["name", "sku", "description", "price", "quantity", "imageUrl", ""];
    const { format, rows } = await translate(csv, mapping);
    expect(format).toMatchObject({ source: "mapped", ignored: ["Farbe"] });
    expect(rows).toEqual([
      {
        ...{
          name: "Fern Stool",
          sku: "S-1",
          description: "A stool of ash.",
          price: "1.249,50",
          quantity: "0",
        },
        imageUrl: "https://a.example/1.jpg",
      },
      { imageUrl: "https://a.example/2.jpg" },
    ]);
  });

  it("gets a guess for usual headings, each column once", () => {
    expect(guessColumns(["Artikelnummer", "Product name", "RRP", "Stock", "EAN", "Name", "Images"])).toEqual([
      ...["sku", "name", "compareAtPrice", "quantity", "", "", "imageUrl"],
    ]);
  });

  it("of our own is unchanged", async () => {
    const csv = "id,name,price\n0190a0b0c0d0e0f000000001,Stool,5\n";
    expect(await translate(csv)).toMatchObject({ format: { source: "larkwood" }, rows: [{ name: "Stool" }] });
    expect((await translate("sku,price\nA,5\n")).format?.source).toBe("mapped");
  });
});

it.each([
  ["Furniture > Sofas", "livingroom"],
  ["Bed Frames", "bedroom"],
  ["Dining Room", "dining"],
  ["Embedded lights", null],
])("the category of %j is %s", (text, category) => {
  expect(guessCategory(text)).toBe(category);
});
