const MOST = 2_147_483_647;

/** A length in centimetres as the database draws it: rounded by its decimal digits, a half away from zero. */
export function storedMillimetres(centimetres: number): number {
  const [, whole = "", tenth = "0", next = "0"] =
    /^(\d+)(?:\.(\d)(\d)?\d*)?$/.exec(String(centimetres)) ?? [];
  const rounded =
    whole === "" ? Math.round(centimetres * 10) : Number(whole) * 10 + Number(tenth) + Number(next >= "5");
  return Math.min(rounded, MOST);
}
