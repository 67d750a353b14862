import { COUNTRY_NAMES, type CountryCode } from "./country-names";

interface Country {
  /** ISO 3166-1 alpha-2. */
  code: CountryCode;
  name: string;
}

/** Other names that people and browsers use. Codes need no entry. */
const ALIASES: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ["UAE", "Emirates"],
  AT: ["Österreich"],
  BE: ["België", "Belgique", "Belgien"],
  BN: ["Brunei Darussalam"],
  BO: ["Plurinational State of Bolivia"],
  BQ: ["Bonaire, Sint Eustatius and Saba"],
  BR: ["Brasil"],
  CD: ["DR Congo", "DRC", "Congo Kinshasa", "Congo (DRC)"],
  CG: ["Congo", "Congo Brazzaville"],
  CH: ["Schweiz", "Suisse", "Svizzera", "Swiss Confederation"],
  CI: ["Ivory Coast"],
  CN: ["People's Republic of China", "PR China"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic", "Česko", "Česká republika"],
  DE: ["Deutschland", "Federal Republic of Germany"],
  DK: ["Danmark"],
  ES: ["España"],
  FI: ["Suomi"],
  FK: ["Falkland Islands (Malvinas)"],
  FM: ["Federated States of Micronesia"],
  GB: [
    "UK",
    "United Kingdom of Great Britain and Northern Ireland",
    "Great Britain",
    "Britain",
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
  ],
  GM: ["The Gambia"],
  GR: ["Hellas", "Hellenic Republic"],
  HK: ["Hong Kong SAR", "Hong Kong SAR China"],
  HM: ["Heard and McDonald Islands"],
  HR: ["Hrvatska"],
  HU: ["Magyarország"],
  IE: ["Éire", "Republic of Ireland"],
  IR: ["Islamic Republic of Iran"],
  IS: ["Ísland"],
  IT: ["Italia"],
  KP: ["Democratic People's Republic of Korea", "DPRK"],
  KR: ["Korea", "Republic of Korea"],
  LA: ["Lao People's Democratic Republic"],
  MD: ["Republic of Moldova"],
  MK: ["Macedonia", "Republic of North Macedonia"],
  MM: ["Burma", "Myanmar (Burma)"],
  MO: ["Macau", "Macao SAR China"],
  NL: ["Holland", "Nederland"],
  NO: ["Norge", "Noreg", "Kingdom of Norway"],
  PL: ["Polska"],
  PS: ["State of Palestine", "Palestinian Territories"],
  RU: ["Russian Federation"],
  SE: ["Sverige", "Kingdom of Sweden"],
  SK: ["Slovak Republic", "Slovensko"],
  SY: ["Syrian Arab Republic"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  TW: ["Taiwan, Province of China"],
  TZ: ["United Republic of Tanzania"],
  UM: ["U.S. Outlying Islands"],
  US: ["USA", "United States of America", "America"],
  VA: ["Holy See", "Vatican"],
  VC: ["St. Vincent & Grenadines"],
  VE: ["Bolivarian Republic of Venezuela"],
  VG: ["Virgin Islands (British)"],
  VI: ["Virgin Islands (U.S.)", "U.S. Virgin Islands"],
  VN: ["Viet Nam"],
};

const WITHOUT_POSTCODES =
  "AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW".split(
    " ",
  );

/** Ignores case, accents, punctuation and a leading "the". */
function toKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|[.'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/^the /, "")
    .replace(/^st /, "saint ");
}

/** All countries in alphabetical order. */
export const COUNTRIES: readonly Country[] = Object.entries(COUNTRY_NAMES)
  .map(([code, name]) => ({ code: code as CountryCode, name }))
  .sort((a, b) => (toKey(a.name) < toKey(b.name) ? -1 : 1));

let countriesByKey: ReadonlyMap<string, Country> | undefined;

function readCountriesByKey(): ReadonlyMap<string, Country> {
  countriesByKey ??= new Map(
    COUNTRIES.flatMap((country) =>
      [country.code, country.name, ...(ALIASES[country.code] ?? [])].map((text) => [toKey(text), country]),
    ),
  );
  return countriesByKey;
}

/** The country with this name, alias or code. */
export function findCountry(text: string): Country | null {
  return readCountriesByKey().get(toKey(text)) ?? null;
}

/** Whether addresses in this country have a postcode; true for an unknown country. */
export function hasPostcodes(country: string): boolean {
  return !WITHOUT_POSTCODES.includes(findCountry(country)?.code ?? "");
}

/** Whether two texts mean the same country. Texts that name no country are compared as they are. */
export function isSameCountry(a: string, b: string): boolean {
  const [first, second] = [findCountry(a), findCountry(b)];
  return first || second ? first === second : a.trim().toLowerCase() === b.trim().toLowerCase();
}
