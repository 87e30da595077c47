import { either } from '#shared/letters/text/word-list.ts';

/* Sources of patterns for the parts of an address as letters write them. */

/** "7", "7A", "7 A", "7/12", "7 m. 12", "27/33 m. 40", "65, lok. U3". */
export const house = String.raw`\d{1,4}(?:[a-zA-Z]| [A-H](?![\p{L}.]))?(?:\s?\/\s?\d{1,4}[a-zA-Z]?)?(?:,?\s+(?:m|lok)\.?\s?[A-Z]?\d{1,4}[a-zA-Z]?)?`;

/** Titles of people in street names: "ul. ks. kard. Wyszyńskiego", "ul. Świętego Jana". */
const rank = either(
  ...[/abpa?/, /bpa?/, /bł/, /biskupa/, /dra?/, /gen/, /generała/, /hetm/, /hetmana/, /hr/, /inż/],
  ...[/kard/, /kardynała/, /kpt/, /kapitana/, /króla/, /królowej/, /ks/, /księdza/, /księcia/],
  ...[/marsz/, /marszałka/, /mjra?/, /majora/, /płka?/, /pułkownika/, /por/, /ppłka?/, /prof/],
  ...[/profesora/, /prezydenta/, /prymasa/, /rtm/, /św/, /świętego/, /świętej/, /o/],
);
/** "Długa", "gen. Bema", "3 Maja", "11-go Listopada", "Dywizjonu 303", "1000-lecia". */
export const named = String.raw`(?:(?:\d{1,2}(?:-go|\.)? )?(?:${rank}\.? ?){0,2}\p{Lu}[\p{L}.'’ -]{1,40}(?: \d{2,3}(?= \d))?|\d{2,4}-lecia(?: \p{Lu}[\p{L} ]{2,30})?)`;
/** "Nowa Wieś", "Nakło n. Not.", "Ostrowy nad Okszą". */
export const town = String.raw`\p{Lu}[\p{L}-]{1,30}(?: (?:n\.|(?:nad|pod) \p{Lu}|\p{Lu})[\p{L}.-]{0,30}){0,2}`;
export const zip = String.raw`\d{2}-\d{3}`;
/** "ul. Długa 7": with a word that says it is a street. */
export const streetName = String.raw`(?:ul\.|al\.|os\.|pl\.|ulicy|alei|osiedlu|placu|ul )\s*${named}?\s${house}`;
