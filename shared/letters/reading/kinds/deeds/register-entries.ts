import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const row = String.raw`\b(?:rodzaj|tresc|przedmiot|opis) (?:\w+ )?(?:zmiany|wpisu|czynnosci) ?: {1,40}`;
const right = String.raw`(?:hipotek|ostrzezeni|roszczeni|sluzebnos|dozywoci|prawo|zakaz)\w*`;

/** "Rodzaj zmiany: WYKREŚLENIE", "wykreślono hipotekę umowną", "dokonano wpisu wykreślenia hipoteki". */
const struck = new RegExp(
  either(
    new RegExp(`${row}wykresl`),
    /\bwpis ?: {1,40}wykresl/,
    new RegExp(String.raw`\bwykreslono\b[^.;]{0,80}\b${right}`),
    new RegExp(String.raw`\b${right}[^.;:]{0,80}\b(?:zostal\w{0,2} wykreslon|wykreslono)`),
    /\b(?:dokonano|dokonal|wpis\w*)\b(?: [a-z]+){0,3} wykresleni\w*/,
  ),
);
/** "wpisano hipotekę przymusową", "Rodzaj wpisu: WPIS": something new stands in the register. */
const added = new RegExp(
  either(new RegExp(`${row}(?:wpis|ujawni|dopis)`), /\b(?:wpisano|ujawniono|dopisano)\b/),
);
const ofMortgage = /\bhipotek/;
const ofWarning = /\bostrzezeni/;
const ofOwner =
  /\b(?:wpisano|wpisu|ujawniono)\b[^.;]{0,80}\b(?:praw[ao] wlasnosci|wlascicie|wspolwlascicie)|\bwpisano jako wlascicie/;
const ownerStruck = /\bwykreslon\w*\b[^.;]{0,60}\b(?:wlascicie|wlasnosc)/;

/**
 * What a notice of an entry in a land register enters or strikes off; undefined where it does both, or does not say.
 */
export function registerEntryOf({ spaced }: LetterView): string | undefined {
  const told = spaced.split(/\bpouczeni/)[0] ?? '';
  const isStruck = struck.test(told);
  if (isStruck && added.test(told)) return undefined;
  if (isStruck) {
    if (ownerStruck.test(told)) return undefined;
    return ofMortgage.test(told) ? 'ksiega-wykreslenie-hipoteki' : 'ksiega-wykreslenie';
  }
  const named = [
    [ofMortgage, 'ksiega-wpis-hipoteki'],
    [ofWarning, 'ksiega-wpis-ostrzezenia'],
    [ofOwner, 'ksiega-wpis-wlasnosci'],
  ] as const;
  const fitting = named.filter(([words]) => words.test(told));
  const [only, ...others] = fitting;
  return others.length > 0 ? undefined : only?.[1];
}
