import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/*
 * A table that lost its columns: the names of all columns in one line ("należność główna odsetki do 9.03.2026 koszty
 * procesu opłata 10% wydatki RAZEM"), their figures in the next ("6 412,30 742,18 1 217,00 837,15 48,20 9 256,83").
 */

/** "12.02.2026-10.03.2026 3 214,80 zł 118,26 zł": the period of the row comes first. */
const period = /^(?:(?:od )?\d{1,2}\.\d{1,2}\.\d{4}(?: r\.)?(?: ?(?:-|–|do) ?)?){1,2}(?=\s)\s+/;
/** Names of columns that hold no sum. */
const periodName =
  /^(?:(?:za )?okres|data|dzien|termin|od do)\w* (?:swiadczenia |zasilku |zwolnienia )?/;
const onlyFigures = /^(?:\d{1,3}(?:[ .]\d{3})*,\d{2}(?:\s?(?:zł|PLN))?(?:\s+|$)){3,}$/u;
const oneFigure = /\d{1,3}(?:[ .]\d{3})*,\d{2}/g;
/** Where the name of a column begins. */
const nameStart = new RegExp(
  String.raw`\b${either(
    /naleznosc\w*/,
    'kapital',
    'odset',
    'koszt',
    'oplat',
    'wydatk',
    /klauzula\b/,
    /zastepstwo\b/,
    /wynagrodzenie\b/,
    /(?:nad|nie|do)plata\b/,
    'razem',
    'ogolem',
    'lacznie',
    'suma',
    'do zaplaty',
    'zaleglosc',
    'zasil',
    'swiadczeni',
    'emerytur',
    /rent[ay]\b/,
    'stypendi',
    'dodatek',
    'czynsz',
    'podatek',
    'skladk',
    'kwota',
    'wartosc',
    'cena',
    'rekojmi',
    'wadium',
  )}`,
  'g',
);

const groszeOf = (figure: string) => Number(figure.replaceAll(/\D/g, ''));

/** "Stan zaległości na 20.08.2026: należność główna odsetki koszty ogółem": a heading stands in front, and the sum proves the rest. */
function endsInSum(above: string, row: string): boolean {
  const figures = [...row.matchAll(oneFigure)].map(([figure]) => groszeOf(figure));
  const sum = figures.pop() ?? 0;
  const added = figures.reduce((one, other) => one + other, 0);
  return (
    added === sum && /\b(?:razem|ogolem|lacznie|suma|do (?:za|s)platy)(?: \w{1,12})?:?$/.test(above)
  );
}

/** "należność główna", "odsetki do 9.03.2026": names of one column for certain, whatever columns nobody knows come next. */
const surely =
  /^(?:(?:naleznosc|kwota) glown[ae]|kapital|odsetki(?: (?:do|na) [\d.]+(?: r\.)?)?|razem|ogolem|lacznie|suma)$/;

/** Of more figures than known names only the first ones and the sum have theirs. */
function sureNames(above: string, starts: readonly number[], count: number) {
  const known = starts.map((start, place) => above.slice(start, starts[place + 1]).trim());
  const unsure = known.findIndex((name) => !surely.test(name));
  const first = starts[0] === 0 && unsure > 1 ? known.slice(0, unsure) : [];
  return [...first, ...Array<string>(count - first.length - 1).fill(''), known.at(-1) ?? ''];
}

/** The name of each figure by its place in the source. */
const names = oncePer(({ lines }: LetterView): ReadonlyMap<number, string> => {
  const found = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const before = period.exec(line.text)?.[0].length ?? 0;
    const row = line.text.slice(before);
    if (!onlyFigures.test(row)) continue;
    const head = foldText(lines[index - 1]?.text ?? '').replace(/^do zaplaty:? (?=[a-z])/, '');
    const above = before > 0 ? head.replace(periodName, '') : head;
    const starts = [...above.matchAll(nameStart)].map(({ index: at }) => at);
    const figures = [...row.matchAll(oneFigure)].map(({ index: at }) => line.start + before + at);
    const isWhole = starts[0] === 0 && starts.length === figures.length;
    if (!isWhole && !endsInSum(above, row)) continue;
    const own = starts.slice(-figures.length);
    const known =
      own.length < figures.length
        ? sureNames(above, starts, figures.length)
        : own.map((start, place) => above.slice(start, own[place + 1]).trim());
    for (const [place, at] of figures.entries()) {
      const name = known[place] ?? '';
      if (name !== '') found.set(at, name);
    }
  }
  return found;
});

/** The name of a figure that stands with others below the line of their names. */
export const nameAbove = (view: LetterView, at: number): string | undefined => names(view).get(at);
