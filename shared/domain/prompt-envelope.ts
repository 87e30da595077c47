/**
 * The user message of a model call: today's date, the letter and (for later calls) what was already read from
 * it, each between delimiters that contain a random nonce. The letter cannot forge a delimiter that it does
 * not know, so everything it says stays data (design, section 3).
 */

export type LetterMessage = {
  /** The letter as the model may see it (masked). */
  text: string;
  /** ISO day in Europe/Warsaw. */
  today: string;
  /** Random, URL-safe, at least 16 characters, new for each call. */
  nonce: string;
  /** Places of the letter in lines of words, from which the first call may choose. */
  places?: string;
  /** Plain JSON of the earlier classification, for the replies and the plan. */
  classification?: unknown;
};

const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
const HEAD = /^Dzisiaj jest (\d{4}-\d{2}-\d{2})\.\n<<<PISMO ([A-Za-z0-9_-]{16,64})>>>\n/;

const letterEnd = (nonce: string) => `\n<<<KONIEC PISMA ${nonce}>>>`;
const placesStart = (nonce: string) => `\n<<<MIEJSCA ${nonce}>>>\n`;
const placesEnd = (nonce: string) => `\n<<<KONIEC MIEJSC ${nonce}>>>`;
const analysisStart = (nonce: string) => `\n<<<ANALIZA ${nonce}>>>\n`;
const analysisEnd = (nonce: string) => `\n<<<KONIEC ANALIZY ${nonce}>>>`;

/** Throws `RangeError` for a nonce that is too weak, or that the letter happens to contain. */
export function wrapLetter({ text, today, nonce, places, classification }: LetterMessage): string {
  if (!NONCE.test(nonce)) throw new RangeError('The nonce must be 16 to 64 URL-safe characters.');
  if (text.includes(nonce)) throw new RangeError('The letter contains the nonce.');
  const alone = `Dzisiaj jest ${today}.\n<<<PISMO ${nonce}>>>\n${text}${letterEnd(nonce)}`;
  const letter =
    places === undefined ? alone : `${alone}${placesStart(nonce)}${places}${placesEnd(nonce)}`;
  if (classification === undefined) return letter;
  return `${letter}${analysisStart(nonce)}${JSON.stringify(classification)}${analysisEnd(nonce)}`;
}

/** Exactly what `wrapLetter` received; `undefined` for a message it did not make. */
export function unwrapLetter(
  message: string,
): { text: string; today: string; classification?: unknown } | undefined {
  const head = HEAD.exec(message);
  const [opening, today, nonce] = head ?? [];
  if (opening === undefined || today === undefined || nonce === undefined) return undefined;
  const end = message.indexOf(letterEnd(nonce), opening.length - 1);
  if (end < 0) return undefined;
  const text = message.slice(opening.length, end);
  const rest = withoutPlaces(message.slice(end + letterEnd(nonce).length), nonce);
  if (rest === '') return { text, today };
  if (!rest.startsWith(analysisStart(nonce)) || !rest.endsWith(analysisEnd(nonce))) {
    return undefined;
  }
  const json = rest.slice(analysisStart(nonce).length, -analysisEnd(nonce).length);
  return { text, today, classification: parseJson(json) };
}

/** The places are for models; the caller that made them knows them. */
function withoutPlaces(rest: string, nonce: string): string {
  const end = rest.indexOf(placesEnd(nonce));
  return rest.startsWith(placesStart(nonce)) && end >= 0
    ? rest.slice(end + placesEnd(nonce).length)
    : rest;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
