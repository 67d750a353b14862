import {
  type Endpoint,
  type EndpointName,
  endpoints,
  PERMISSIONS,
  type Permission,
  readableWith,
} from "@larkwood/contract";
import { beforeAll } from "vitest";
import * as z from "zod";
import type { TestUser } from "./build-test-app";
import { openRequestShop } from "./request-shop";
import { anotherAddress } from "./second-factor";

/** The permission that a call needs; null if every user may send it. */
export function permissionOf(name: EndpointName): Permission | null {
  const { access }: Endpoint = endpoints[name];
  return typeof access === "object" ? access.can : null;
}

export const areaOf = (permission: Permission) => permission.split(".")[0];

/** A shop with an owner and one Admin for each permission, who has only this one. */
export async function openPermissionShop() {
  const shop = await openRequestShop();
  const { admin: owner, sql } = shop;
  const admins = new Map<Permission, TestUser>();
  beforeAll(async () => {
    for (const permission of PERMISSIONS) {
      const admin = await shop.as("Admin", anotherAddress());
      const payload = { permissions: [permission] };
      await shop.call(owner, "PUT", `/users/${admin.id}/permissions`, { payload });
      admins.set(permission, admin);
    }
  });

  return {
    ...shop,
    owner,
    adminWho(permission: Permission): TestUser {
      const admin = admins.get(permission);
      if (!admin) throw new Error(`no Admin has ${permission}`);
      return admin;
    },
    /** How many changes of an Admin are in the audit log. */
    async changesOf({ id }: TestUser): Promise<number> {
      const [row] = await sql<{ changes: number }>`
        SELECT count(*)::int AS changes FROM audit_log WHERE actor_id = ${id}`;
      return row?.changes ?? 0;
    },
  };
}

/** Paths of values that another permission is needed to read, by the tags of the contract. */
export function unreadableFields(
  schema: unknown,
  value: unknown,
  permission: Permission,
  path = "reply",
): string[] {
  if (value === undefined || value === null || !(schema instanceof z.ZodType)) return [];
  const tag = readableWith.get(schema);
  if (tag && areaOf(tag.permission) !== areaOf(permission)) return [`${path} (${tag.permission})`];
  const inner = (part: unknown, of: unknown, name: string) =>
    unreadableFields(part, of, permission, `${path}.${name}`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unreadableFields(schema.unwrap(), value, permission, path);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, i) => inner(schema.element, item, String(i)));
  if (schema instanceof z.ZodUnion)
    return schema.options
      .filter((option) => option instanceof z.ZodType && option.safeParse(value).success)
      .flatMap((option) => unreadableFields(option, value, permission, path));
  if (typeof value !== "object") return [];
  const fields = Object.entries(value);
  if (schema instanceof z.ZodObject)
    return fields.flatMap(([name, field]) => inner(schema.shape[name], field, name));
  if (schema instanceof z.ZodRecord)
    return fields.flatMap(([name, field]) => inner(schema.valueType, field, name));
  return [];
}
