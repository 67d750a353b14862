import type { Permission, Product, User } from "@larkwood/contract";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { registerUser, signIn } from "./accounts";
import { type Account, bearerOf, sessionOf, type Who } from "./sessions";

/** The window widths at which the admin area is tested. */
export const adminWidths = [1024, 1440] as const;

/** Opens a page of the admin area, without the sign-in form. */
export async function openAdmin(page: Page, path: string, who: Who = "admin"): Promise<void> {
  await signIn(page, who);
  await page.goto(path);
}

/** Saves all sections of the open product in trading mode. */
export async function saveProduct(page: Page): Promise<void> {
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Product updated successfully!").first()).toBeVisible();
  await expect(save).toBeDisabled();
}

/** API calls as an Admin, to act as another Admin or to check stored data. */
export async function adminApi(request: APIRequestContext) {
  const { accessToken, userId } = await sessionOf(request, "admin");
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    adminId: userId,
    get: async (path: string) => (await request.get(`/api${path}`, { headers })).json(),
    status: async (path: string) => (await request.get(`/api${path}`, { headers })).status(),
    product: async (id: string): Promise<Product> => (await request.get(`/api/products/${id}`)).json(),
    updateProduct: async (product: Product, changes: Partial<Product>) => {
      const { _id, createdAt, version, ...form } = { ...product, ...changes };
      const reply = await request.put("/api/products", { headers, data: { ...form, acceptedTos: true } });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
    saveSlug: async (id: string, slug: string) => {
      const data = { slug, metaTitle: null, metaDescription: null };
      const reply = await request.put(`/api/products/${id}/search-texts`, { headers, data });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
    updateUser: async (user: User, changes: Partial<User>) => {
      const { _id, user_id, createdAt, ...form } = { ...user, ...changes };
      const reply = await request.put("/api/users", { headers, data: { ...form, acceptedTos: true } });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
  };
}

/** Fills in all fields of a user, so that the admin form accepts it. */
export async function completeUser(request: APIRequestContext, account: Account): Promise<User> {
  const calls = await adminApi(request);
  const [user] = (await calls.get(`/users?search=${encodeURIComponent(account.email)}`)) as User[];
  if (!user) throw new Error(`no user ${account.email}`);
  const details = {
    firstName: "Greta",
    lastName: "Holm",
    address: "Sample Street 12",
    country: "Sweden",
    phoneNumber: "+46701234567",
  };
  await calls.updateUser(user, details);
  return { ...user, ...details };
}

/** Creates an Admin with a single permission. */
export async function createLimitedAdmin(request: APIRequestContext, permission: Permission) {
  const account = await registerUser(request);
  const user = await completeUser(request, account);
  await (await adminApi(request)).updateUser(user, { role: "Admin" });
  const reply = await request.put(`/api/users/${user.id}/permissions`, {
    headers: await bearerOf(request, "admin"),
    data: { permissions: [permission] },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { ...account, id: user.id };
}
