import type { User } from "@larkwood/contract";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog, users } from "../../../db/schema";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";

const shop = await buildTestApp();
const { call, db } = shop;
const UNKNOWN = "0".repeat(24);
let admin: TestUser;

beforeAll(async () => {
  admin = await shop.as("Admin");
});

const adminForm = (changes: object = {}) => ({
  role: "User",
  userName: "renamed",
  firstName: "Rena",
  lastName: "Med",
  email: `${Math.random().toString(36).slice(2)}@test.example`,
  address: "1 New Street",
  country: "Peru",
  phoneNumber: "+1234567",
  acceptedTos: true,
  ...changes,
});

describe("listing users", () => {
  it("returns all users to an Admin, newest first and without passwords [B09]", async () => {
    const newest = await shop.as("User");
    const response = await call(admin, "GET", "/users");
    expect(response.statusCode).toBe(200);
    const list: User[] = response.json();
    expect(list[0]).toEqual({
      _id: newest.id,
      id: newest.id,
      user_id: newest.id,
      userName: `test-${newest.id}`,
      role: "User",
      firstName: "",
      lastName: "",
      email: newest.email,
      address: "",
      country: "",
      phoneNumber: "",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
      permissions: [],
    });
    expect(Number(response.headers["x-total-count"])).toBe(list.length);
    expect(response.body).not.toMatch(/argon2/);
  });

  it("searches by the start of name or email, filters by role and paginates", async () => {
    const user = await shop.as("User");
    const found = await call(admin, "GET", `/users?search=${user.id.slice(0, 20)}`);
    expect(found.json().map(({ id }: User) => id)).toContain(user.id);
    const admins: User[] = (await call(admin, "GET", "/users?role=Admin")).json();
    expect(admins.every(({ role }) => role === "Admin")).toBe(true);
    for (const sort of ["newest", "oldest", "userName", "-userName", "email", "-email"]) {
      const all: User[] = (await call(admin, "GET", `/users?sort=${sort}`)).json();
      const first = await call(admin, "GET", `/users?sort=${sort}&limit=1`);
      const next = /<\/api(.*)>/.exec(String(first.headers.link))?.[1] ?? "";
      expect([...first.json(), ...(await call(admin, "GET", next)).json()]).toEqual(all.slice(0, 2));
    }
  });
});

describe("listing users for programs", () => {
  const list = (query: string) => call(admin, "GET", `/users?${query}`);
  const idsOf = (reply: Awaited<ReturnType<typeof list>>) => reply.json<User[]>().map(({ id }) => id);

  it("begins with the user who changed longest ago", async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await shop.as("User")).id));
    for (const [index, id] of ids.entries())
      await db.execute(sql`UPDATE users SET updated_at = ${`2026-02-0${3 - index}Z`} WHERE id = ${id}`);
    const query = `sort=updated&ids=${ids.join(",")}`;
    expect(idsOf(await list(query))).toEqual([ids[2], ids[1], ids[0]]);
    expect(idsOf(await list(`${query}&updatedSince=2026-02-02T00:00:00Z`))).toEqual([ids[1], ids[0]]);
    const first = await list(`${query}&limit=2`);
    const cursor = /[?&]cursor=([\w-]+)/.exec(String(first.headers.link))?.[1];
    expect(idsOf(await list(`${query}&limit=2&cursor=${cursor}`))).toEqual([ids[0]]);
    expect((await list("updatedSince=soon")).statusCode).toBe(400);
  });

  it("knows when a user, the permissions or the internal record changed, but not the password", async () => {
    const { id } = await shop.as("Admin");
    const changes = {
      name: () => db.execute(sql`UPDATE users SET first_name = 'Ada' WHERE id = ${id}`),
      permissions: () =>
        call(admin, "PUT", `/users/${id}/permissions`, { payload: { permissions: ["orders.read"] } }),
      record: () =>
        db.execute(sql`INSERT INTO customer_records (user_id, note) VALUES (${id}, 'Rings twice')`),
      password: () => db.execute(sql`UPDATE users SET password_hash = 'another' WHERE id = ${id}`),
    };
    const updated: string[] = [];
    for (const [name, change] of Object.entries(changes)) {
      await db.execute(sql`UPDATE users SET updated_at = '2026-01-01Z' WHERE id = ${id}`);
      await change();
      const { updatedAt } = (await call(admin, "GET", `/users/${id}`)).json<User>();
      if (updatedAt > "2026-01-02") updated.push(name);
    }
    expect(updated).toEqual(["name", "permissions", "record"]);
  });
});

describe("reading one user", () => {
  it("is allowed for the user and for Admins [B10 B15]", async () => {
    const [user, other] = [await shop.as("User"), await shop.as("User")];
    for (const caller of [user, admin]) {
      const response = await call(caller, "GET", `/users/${user.id}`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ id: user.id, email: user.email });
    }
    expect((await call(other, "GET", `/users/${user.id}`)).statusCode).toBe(403);
    expect((await call(null, "GET", `/users/${user.id}`)).statusCode).toBe(401);
  });

  it("returns 404 to an Admin for an unknown user, and 403 to other users", async () => {
    const user = await shop.as("User");
    expect((await call(admin, "GET", `/users/${UNKNOWN}`)).statusCode).toBe(404);
    expect((await call(user, "GET", `/users/${UNKNOWN}`)).statusCode).toBe(403);
  });
});

describe("changing a user", () => {
  it("accepts the user's personal data form [B11]", async () => {
    const user = await shop.as("User");
    const payload = { id: user.id, userName: "jane-doe", firstName: "Jane", lastName: "Doe" };
    const response = await call(user, "PUT", "/users", { payload });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ ...payload, email: user.email, role: "User" });
  });

  it("accepts the user's address form and keeps the user name [B11]", async () => {
    const user = await shop.as("User");
    const address = {
      firstName: "Jo",
      lastName: "Do",
      country: "Peru",
      address: "Calle 55",
      phoneNumber: "+5112345678",
    };
    const response = await call(user, "PUT", "/users", { payload: { id: user.id, ...address } });
    expect(response.json()).toMatchObject({ ...address, userName: `test-${user.id}` });
  });

  it("accepts an Admin's complete form, including role and email [B11]", async () => {
    const user = await shop.as("User");
    const form = adminForm({ role: "Admin" });
    const response = await call(admin, "PUT", "/users", { payload: { id: user.id, ...form } });
    expect(response.statusCode).toBe(200);
    const { acceptedTos: _, ...stored } = form;
    expect(response.json()).toMatchObject(stored);
    expect((await call(user, "GET", "/users")).statusCode).toBe(200);
  });

  it("refuses changes by other users, and changes of one's own role or email [B15]", async () => {
    const [user, other] = [await shop.as("User"), await shop.as("User")];
    const names = { userName: "jane-doe", firstName: "Jane", lastName: "Doe" };
    expect((await call(other, "PUT", "/users", { payload: { id: user.id, ...names } })).statusCode).toBe(403);
    for (const form of [adminForm({ role: "Admin", email: user.email }), adminForm({ role: "User" })]) {
      const response = await call(user, "PUT", "/users", { payload: { id: user.id, ...form } });
      expect(response.statusCode).toBe(403);
    }
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ role: "User", email: user.email, firstName: "" });
  });

  it("validates by the rules of the submitted form", async () => {
    const { id } = await shop.as("User");
    const errorsOf = async (form: object) =>
      (await call(admin, "PUT", "/users", { payload: { id, ...form } })).json().errors;
    expect(await errorsOf({ userName: "abc", firstName: "J", lastName: "" })).toEqual({
      userName: "Username must be at least 5 characters long",
      firstName: "First name must be at least 2 characters long",
      lastName: "Required",
    });
    expect(await errorsOf(adminForm({ role: "Owner", phoneNumber: "123" }))).toEqual({
      role: "Invalid Role",
      phoneNumber: "Phone number must start with + and should only contain digits",
    });
    expect(
      await errorsOf({ firstName: "Jo", lastName: "Do", country: "X", address: "Y", phoneNumber: "" }),
    ).toEqual({
      country: "Country must be at least 5 characters long",
      address: "Address must be at least 5 characters long",
      phoneNumber: "Phone number is required",
    });
  });

  it("refuses another user's email, ignoring case", async () => {
    const [user, other] = [await shop.as("User"), await shop.as("User")];
    const payload = { id: user.id, ...adminForm({ email: other.email.toUpperCase() }) };
    const response = await call(admin, "PUT", "/users", { payload });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "email_taken", errors: { email: expect.any(String) } });
  });

  it("returns 404 for an unknown user", async () => {
    expect(
      (await call(admin, "PUT", "/users", { payload: { id: UNKNOWN, ...adminForm() } })).statusCode,
    ).toBe(404);
  });

  it("writes an audit entry with the values before and after", async () => {
    const user = await shop.as("User");
    await call(admin, "PUT", "/users", { payload: { id: user.id, ...adminForm() } });
    const [row] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, user.id))
      .orderBy(desc(auditLog.id));
    expect(row).toMatchObject({ action: "user.update", actorId: admin.id, after: { userName: "renamed" } });
  });
});

describe("deleting a user", () => {
  it("accepts the id in body or path and ends the user's sessions at once [B12]", async () => {
    const [one, two] = [await shop.as("User"), await shop.as("User")];
    expect((await call(admin, "DELETE", "/users", { payload: { id: one.id } })).statusCode).toBe(204);
    expect((await call(admin, "DELETE", `/users/${two.id}`)).statusCode).toBe(204);
    for (const user of [one, two]) {
      expect((await call(user, "GET", `/users/${user.id}`)).statusCode).toBe(401);
      expect(
        (await call(null, "GET", "/refresh", { headers: { cookie: user.refreshCookie } })).statusCode,
      ).toBe(401);
    }
  });

  it("is allowed for Admins only, returns 404 for an unknown user and 400 without an id [B12 B15]", async () => {
    const user = await shop.as("User");
    expect((await call(user, "DELETE", "/users", { payload: { id: user.id } })).statusCode).toBe(403);
    expect((await call(admin, "DELETE", "/users", { payload: { id: UNKNOWN } })).statusCode).toBe(404);
    expect((await call(admin, "DELETE", "/users", { payload: {} })).statusCode).toBe(400);
  });
});

describe("concurrent edits of a user", () => {
  it("return 412 with the saved user to the second editor", async () => {
    const user = await shop.as("User");
    const loaded = await call(admin, "GET", `/users/${user.id}`);
    const headers = { "if-match": String(loaded.headers.etag) };
    const edit = (changes: object) =>
      call(admin, "PUT", "/users", { payload: { id: user.id, ...adminForm(changes) }, headers });
    const first = await edit({ country: "Peru", email: user.email });
    expect(first.statusCode).toBe(200);
    expect(first.json().version).toBe(2);

    const second = await edit({ country: "Norway", email: user.email });
    expect(second.statusCode).toBe(412);
    expect(second.json()).toMatchObject({
      code: "edit_conflict",
      context: { id: user.id, country: "Peru", version: 2 },
    });
    expect((await call(admin, "GET", `/users/${user.id}`)).json().country).toBe("Peru");
  });

  it("do not conflict with a password change", async () => {
    const user = await shop.as("User");
    await db.update(users).set({ passwordHash: "other" }).where(eq(users.id, user.id));
    expect((await call(admin, "GET", `/users/${user.id}`)).json().version).toBe(1);
  });
});

it("stores no parts of an address in showroom mode", async () => {
  const user = await shop.as("User");
  const parts = { addressLine2: "Floor 3", postCode: "0155", city: "Oslo" };
  const payload = { id: user.id, ...adminForm({ email: user.email, ...parts }) };
  const saved = await call(admin, "PUT", "/users", { payload });
  expect(saved.statusCode).toBe(200);
  for (const part of Object.keys(parts)) expect(saved.json()).not.toHaveProperty(part);
});

describe("searching for an exact email or id", () => {
  it("returns only the exact match, or all prefix matches when there is none", async () => {
    const email = (local: string) => `${local}@exact.example`;
    const created = [];
    for (const local of ["cust3", "cust31", "cust32"]) {
      const user = await shop.as("User");
      await db
        .update(users)
        .set({ email: email(local) })
        .where(eq(users.id, user.id));
      created.push(user);
    }
    const search = async (text: string) =>
      (await call(admin, "GET", `/users?search=${encodeURIComponent(text)}`))
        .json()
        .map((user: User) => user.email);
    expect(await search("CUST3@exact.example")).toEqual([email("cust3")]);
    expect(await search(created[1]?.id ?? "")).toEqual([email("cust31")]);
    expect(await search("cust3")).toHaveLength(3);
  });
});
