import { PERMISSIONS, type StaffMember, type StaffRole } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { DeleteRoleDialog } from "./delete-role-dialog";
import { InviteDialog } from "./invite-dialog";
import { MemberRole } from "./member-role";
import { RoleDialog } from "./role-dialog";

const LINK = "https://shop.example/join#AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE";
const role = (id: string, name: string, changes: Partial<StaffRole> = {}): StaffRole => ({
  id: id.padStart(24, "0"),
  name,
  permissions: ["orders.read"],
  isOwner: false,
  members: 0,
  invitations: 0,
  ...changes,
});
const owner = role("1", "Owner", { permissions: [...PERMISSIONS], isOwner: true });
const orders = role("2", "Orders", { members: 2 });
const roles = [owner, orders, role("3", "Audit", { permissions: ["audit.read"] })];
const member: StaffMember = {
  id: "65f1c0ffee65f1c0ffee65f1",
  userName: "ada",
  firstName: "",
  lastName: "",
  email: "ada@shop.example",
  role: { id: orders.id, name: "Orders" },
  permissions: ["orders.read"],
  secondFactor: false,
  lastSeenAt: null,
};
const sentBody = (fetch: ReturnType<typeof answerCalls>, method: string) =>
  JSON.parse(String(fetch.mock.calls.find(([, init]) => init?.method === method)?.[1]?.body));

it("an invitation needs an email address and a role, and its link is shown once", async () => {
  const invitation = { email: "new@shop.example", joinLink: LINK };
  const fetch = answerCalls(({ method }) =>
    method === "POST" ? Response.json(invitation, { status: 201 }) : Response.json(roles),
  );
  const visitor = renderWithToasts(<InviteDialog onClose={() => {}} />);
  await screen.findByRole("option", { name: "Orders" });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Create link" }));
  await visitor.sees("Required");
  // The option, and the message of the field.
  expect(screen.getAllByText("Choose a role")).toHaveLength(2);
  await visitor.fill("email", "new@shop.example");
  await visitor.choose("role", "Orders");
  await visitor.sees("View all orders");
  await user.click(screen.getByRole("button", { name: "Create link" }));
  await visitor.sees(LINK, "Copy it now and keep it secret: it can't be shown again.");
  expect(sentBody(fetch, "POST")).toEqual({ email: "new@shop.example", role: orders.id, sendBy: "link" });
});

it("a role that others have warns that saving changes what they may do", async () => {
  const fetch = answerCalls(() => Response.json(orders));
  const visitor = renderWithToasts(<RoleDialog role={orders} onClose={() => {}} />);
  await visitor.sees("Saving changes what 2 people may do, at once.");
  await userEvent.setup().click(screen.getByLabelText("Update order status"));
  await visitor.press("Save role");
  await visitor.sees("Role saved");
  expect(sentBody(fetch, "PUT")).toEqual({ name: "Orders", permissions: ["orders.read", "orders.write"] });
});

it("a role in use is deleted only with another one, which can't be Owner", async () => {
  const fetch = answerCalls(() => new Response(null, { status: 204 }));
  const visitor = renderWithToasts(<DeleteRoleDialog role={orders} roles={roles} onClose={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete" }).disabled).toBe(true);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Choose a role",
    "Audit",
  ]);
  await visitor.choose("replacement", "Audit");
  await visitor.press("Delete");
  await expect
    .poll(() => fetch.mock.calls.map(([url]) => String(url)).join())
    .toContain(`replacement=${roles[2]?.id}`);
});

it("a person gets another role, or permissions of their own", async () => {
  const fetch = answerCalls(() => Response.json(member));
  const visitor = renderWithToasts(<MemberRole member={member} roles={roles} />);
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save role" });
  expect(save.disabled).toBe(true);
  expect(visitor.control("orders.read").closest("fieldset")?.disabled).toBe(true);
  await visitor.choose("role", "Own permissions");
  await userEvent.setup().click(screen.getByLabelText("Update order status"));
  await visitor.press("Save role");
  await visitor.sees("Role saved");
  expect(sentBody(fetch, "PUT")).toEqual({ permissions: ["orders.read", "orders.write"] });
});
