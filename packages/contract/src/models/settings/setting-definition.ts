import type * as z from "zod";

/** What the shop knows of one setting. */
interface SettingDefinition<S extends z.ZodType> {
  schema: S;
  /** In force while nothing was set. */
  default: z.output<S>;
  /** What it does, as the owner reads it. */
  description: string;
  /** Whether anybody may read it; the others are for those who keep the settings. */
  isPublic: boolean;
  /** The environment's word for it. One that is set there cannot be changed while the shop runs. */
  variable: string;
}

export const setting = <S extends z.ZodType>(definition: SettingDefinition<S>) => definition;
