import type * as z from "zod";

/** Definition of one setting. */
interface SettingDefinition<S extends z.ZodType> {
  schema: S;
  /** Reads values that older versions stored, if the schema refuses some of them today. */
  storedSchema?: z.ZodType<z.output<S>>;
  /** Value while the setting is not changed. */
  default: z.output<S>;
  /** Description for the shop owner. */
  description: string;
  /** Whether everyone may read it; others need the permission `settings.write`. */
  isPublic: boolean;
  /** Environment variable. If it is set, the setting can't be changed while the shop runs. */
  variable: string;
}

export const setting = <S extends z.ZodType>(definition: SettingDefinition<S>) => definition;
