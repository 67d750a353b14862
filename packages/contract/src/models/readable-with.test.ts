import { expect, it } from "vitest";
import * as z from "zod";
import { endpoints } from "../endpoints";
import type { Endpoint } from "../endpoints/define";
import { readableWith } from "./readable-with";

/** All schemas inside a schema. */
function schemasIn(schema: z.ZodType): z.ZodType[] {
  const inner: unknown[] =
    schema instanceof z.ZodObject
      ? Object.values(schema.shape)
      : schema instanceof z.ZodUnion
        ? [...schema.options]
        : schema instanceof z.ZodRecord
          ? [schema.valueType]
          : schema instanceof z.ZodArray
            ? [schema.element]
            : schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
              ? [schema.unwrap()]
              : [];
  return [schema, ...(inner as z.ZodType[]).flatMap(schemasIn)];
}

const areaOf = (permission: string) => permission.split(".")[0];

const guarded = Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]) => {
  const { access, reply } = endpoint;
  return reply && typeof access === "object" ? [{ name, area: areaOf(access.can), reply }] : [];
});

it.each(guarded)(
  "$name returns only data that its permission allows, or declares the field",
  ({ area, reply }) => {
    const parts = reply instanceof z.ZodObject ? (Object.values(reply.shape) as z.ZodType[]) : [reply];
    const isForeign = (schema: z.ZodType) => {
      const tag = readableWith.get(schema);
      return tag !== undefined && areaOf(tag.permission) !== area;
    };
    const undeclared = parts.filter((part) => !readableWith.has(part));
    expect([reply, ...undeclared.flatMap(schemasIn)].filter(isForeign)).toEqual([]);
  },
);
