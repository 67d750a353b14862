import { type Attribute, type AttributeForm, validationTexts as t } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { listAttributes, lockAttributes, valuesInUse, writeAttribute } from "./attributes.repo";
import { LENGTHS } from "./check-value";

const LAST_POSITION = 1_000;

/** Creates or updates an attribute. The type and the choices that products use cannot change. */
export async function saveAttribute(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { key, form }: { key: string; form: AttributeForm },
  { caller, requestId }: Actor,
): Promise<Attribute> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await lockAttributes(tx, "exclusive");
    const before = (await listAttributes(tx)).find((attribute) => attribute.key === key);
    const after = toAttribute(key, form, before);
    if (before) assertUsedValuesStay(after, before, await valuesInUse(tx, key));
    assertLengthInCentimetres(after);
    await writeAttribute(tx, after);
    await recordAudit(tx, {
      actor: caller,
      action: "attribute.save",
      subjectType: "attribute",
      subjectId: key,
      ...(before ? { before } : {}),
      after,
      requestId,
      at,
    });
    return after;
  });
  catalogue.invalidate([]);
  return saved;
}

function toAttribute(key: string, form: AttributeForm, before: Attribute | undefined): Attribute {
  const { name, type, unit = "", choices = [], facet, position } = form;
  return {
    key,
    name,
    type,
    unit: type === "number" ? unit : "",
    choices: choices.map((choice) => ({ ...choice, swatch: choice.swatch?.toLowerCase() ?? null })),
    facet,
    position: position ?? before?.position ?? LAST_POSITION,
  };
}

function assertLengthInCentimetres({ key, type, unit }: Attribute): void {
  if (!LENGTHS.includes(key) || (type === "number" && unit === "cm")) return;
  throw new AppError("invalid_input", { errors: { [type === "number" ? "unit" : "type"]: t.lengthUnit } });
}

function assertUsedValuesStay(after: Attribute, before: Attribute, used: readonly string[]): void {
  if (used.length === 0) return;
  if (after.type !== before.type)
    throw new AppError("attribute_in_use", {
      detail: "Products use this attribute, so its type can't be changed.",
    });
  const removed = used.find((value) => !after.choices.some((choice) => choice.key === value));
  if (after.choices.length > 0 && removed !== undefined)
    throw new AppError("attribute_in_use", {
      detail: `Products use the choice ${removed}, so it can't be removed.`,
    });
}
