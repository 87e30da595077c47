import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { foldText, readableQuote } from '#shared/letters/text/text.ts';

export type MoneyRole = 'main' | 'interest' | 'costs' | 'total' | 'demand' | 'ignored';

/** One amount of the letter with what it is, and the words that say so. */
export type MoneyItem = {
  grosze: number;
  role: MoneyRole;
  /** Folded words that gave the role. */
  label: string;
  /** True for a row of a table or list ("Razem   2 391,00 zł"). */
  row: boolean;
  quote: string;
  at: number; // source position
};

const ignoredBefore =
  /(?:zarachow\w+|zalicz\w+|dokonan\w+) (?:\w+ )?wplat\w+[^.;]*$|kapital\w* zakladow|kapital\w* (?:spolki|wplacon)|minimaln\w+ wynagrodz|woln\w+ od zajecia|do kwoty$|za (?:kazdy|jeden) dzien|stawk\w+|kryteri\w+|o wartosci przekracz|przekracza\w*$|sum\w+ (?:ubezpieczenia|gwarancyjn)|kar\w+ porzadkow|grzywn\w+ (?:moze|w wysokosci do|do|od)|moze wyniesc|wzrosnie|oplat\w+ skarbow|oplat\w+ (?:za wznowienie|manipulacyjn|prolongacyjn|egzekucyjn\w+ w wysokosci)|zwrot\w* nadplaty|limit|dochod(?:u|y|ow|em|ami)?\b|rent\w+ (?:z|w)|netto|prog\w*|podlega\w* wpis|pobiera sie wpis|kaucj|oszczedn|rabat|skarg\w+ podlega oplacie|koszt\w* \(obecnie|wynagrodzeni\w+ minimaln/;
const shareCapital = /kapital\w* (?:zakladow|akcyjn|spolki|wplacon)[^.]{0,60}$/;
const ignoredAfter =
  /^[^.;]{0,14}(?:dziennie|za kazdy dzien|miesiecznie|za godzine|za dobe|rocznie|brutto za godzine)|^[^.]{0,40}podlega zwrotowi|^[^.]{0,12}uiszczona/;
const upperBound =
  /(?:^|[\s(])(?:do|od|ponad|powyzej|nawet|co najmniej|maksymalnie|dotychczas|dotychczasow\w{1,3}(?: \w+){0,2})$/;

/** "w tym kwotę …": a part of an amount that was named before it. */
const isPart = /\bw tym(?: kwot\w+)?\s*$/;
const costsAfter =
  /^\s?(?:\([^)]*\)\s?)?(?:zlotych\s?)?,? ?(?:tytulem|z tytulu|jako) (?:zwrotu )?(?:kosztow|oplat)/;
/** "1.617,00 zł wraz z odsetkami … do dnia zapłaty tytułem zwrotu kosztów procesu". */
const costsAfterInterest =
  /^\s?(?:\([^)]*\)\s?)?,? ?(?:wraz |lacznie )?z [^;]{0,30}odsetkami [^;]{0,160}?do dnia zaplaty,? tytulem (?:zwrotu )?(?:kosztow|oplat)/;
const titledAfter =
  /^\s?(?:\([^)]*\)\s?)?(?:zlotych\s?)?,? ?tytulem (odset|rekompensat|naleznosci glownej|kary|ceny|wynagrodzeni|czynszu)/;
const roleWords: readonly (readonly [MoneyRole, RegExp])[] = [
  [
    'main',
    /(?:zaleglosc|zadluzeni|niedoplat)\w*(?: \w+){0,3} (?:w|z tytulu|za) (?:\w+ )?(?:oplat|koszt)\w*|naleznosc\w* glown\w+|kapital\w*|niedoplat\w+|zaleglosc\w*|zalegl\w+ (?:czynsz|skladk|oplat)\w*|skladki|grzywn\w+|mandat\w*|odszkodowani\w+|wynagrodzeni\w+|zobowiazani\w+|podat\w+|czynsz\w*|faktur\w+|swiadczeni\w+|zasil\w+|naleznosc\w*|kar[aeyę] (?:pieniezn|umown)\w+|oplat\w+ (?:czlonkowsk|dodatkow|abonament)\w*|rat[ay]\b|zadluzeni\w*|roszczeni\w*/g,
  ],
  ['interest', /odsetk\w*|odsetek/g],
  [
    'costs',
    /koszt(?!orys)\w*|oplat\w*|wydatk\w*|rekompensat[^;]{0,140}|prowizj\w*|media|monit\w*/g,
  ],
  [
    'total',
    /razem|ogolem|laczni\w*|laczn\w+ (?:kwo\w+|zadluzeni\w*|zaleglosc\w*)|suma|w sumie|do zaplaty|calosc|saldo/g,
  ],
  [
    'demand',
    /(?:wzywa\w*|zaplaty|wplat[yeę]|zaplacenia|uiszczenia|zwrotu|splaty|zaplacil|wplacic|zaplacic) [^.;]{0,60}kwot\w*|kwot\w*/g,
  ],
];
const subtotal =
  /(?:razem|suma|lacznie) (?:oplat|skladk|naleznosc\w* glown|kapital|faktur|czynsz)|(?:skladki|naleznosci glowne|oplaty|kapital) (?:razem|ogolem)/;

/** Every PLN amount with its role. Roles come from the words nearest before it, in its row or clause. */
export function moneyItems(view: LetterView): MoneyItem[] {
  const amounts = findAmounts(view.flow).filter(({ currency }) => currency === 'PLN');
  return amounts.map((amount, index) =>
    itemOf(view, amount, amounts[index - 1], amounts[index + 1]),
  );
}

function itemOf(
  view: LetterView,
  amount: FoundAmount,
  previous: FoundAmount | undefined,
  next: FoundAmount | undefined,
): MoneyItem {
  const base = { grosze: amount.grosze, at: amount.span.start };
  const quote = readableQuote(view.source, {
    start: wordStart(view.source, amount.span.start - 60),
    end: amount.span.end,
  });
  const position = flowPosition(view, amount.span.start);
  if (shareCapital.test(view.spaced.slice(Math.max(0, position - 110), position))) {
    return { ...base, role: 'ignored', label: 'kapitał zakładowy', row: false, quote };
  }
  const row = rowLabel(view, amount);
  if (row !== undefined) {
    const role = roleOfRow(row);
    return { ...base, role, label: row.label, row: true, quote };
  }
  const at = flowPosition(view, amount.span.start);
  const end = flowPosition(view, amount.span.end);
  const sentence = sentenceSpan(view.flow, { start: at, end });
  const from = Math.max(
    sentence.start,
    previous === undefined ? 0 : flowPosition(view, previous.words?.span.end ?? previous.span.end),
    at - 260,
  );
  const nextAt = next === undefined ? Infinity : flowPosition(view, next.span.start);
  const before = view.spaced.slice(from, at);
  const after = view.spaced.slice(end, Math.min(end + 90, nextAt));
  const farAfter = view.spaced.slice(end, Math.min(end + 280, nextAt));
  const isCosts = !isPart.test(before) && costsAfterInterest.test(farAfter);
  return {
    ...base,
    role: isCosts ? 'costs' : roleOfClause(before, after),
    label: before.slice(-60),
    row: false,
    quote,
  };
}

/** The next beginning of a word at or after a position. */
function wordStart(source: string, from: number): number {
  if (from <= 0) return 0;
  const gap = /\s/.exec(source.slice(from, from + 30));
  return gap === null ? from : from + gap.index + 1;
}

const MAX_LABEL = 160;

/** `alone`: the only figure of its row, so that no header of a column is needed to tell what it is. */
type Row = { label: string; header: string; alone: boolean };

/** The label of an amount that stands in a row: words, a gap (or a colon), the figure. */
function rowLabel(view: LetterView, amount: FoundAmount): Row | undefined {
  const index = view.lines.findIndex(
    ({ start, end }) => amount.span.start >= start && amount.span.start <= end,
  );
  const line = view.lines[index];
  if (line === undefined) return undefined;
  const cell = line.segments.findIndex(
    ({ start, end }) => amount.span.start >= start && amount.span.start < end,
  );
  const segment = line.segments[cell];
  if (segment === undefined) return undefined;
  const inside = amount.span.start - segment.start;
  const inCell = foldText(segment.text.slice(Math.max(0, inside - MAX_LABEL), inside)).trim();
  const after = amount.span.end - segment.start;
  const afterCell = segment.text.slice(after, after + MAX_LABEL).trim();
  const listed = /(?:^|\s)[^.]{3,70}:$/.test(inCell) && /^(?:zł|PLN|[.,;])*$/iu.test(afterCell);
  if (cell === 0 && !listed) return undefined;
  if (cell > 0 && !/^[\d.\s)]*$/.test(inCell)) return undefined;
  const first = foldText(line.segments[0]?.text ?? '');
  const label = cell > 0 ? first : inCell;
  if (!/[a-z]{3}/.test(label)) return undefined;
  const alone = line.segments.filter(({ text }) => figure.test(text)).length <= 1;
  return { label, alone, header: headerAbove(view, index, segment.column, segment.text.length) };
}

const HEADER_LINES = 14;
/** A cell that holds nothing but a sum: its row is one of the table's, not its header. */
const figure = /^\W*\d[\d .]*(?:,\d{2})?(?:\s?(?:zł|PLN))?$/u;

/** The words above a figure's column: the header of the table. */
function headerAbove(view: LetterView, lineIndex: number, column: number, width: number): string {
  const words: string[] = [];
  for (let index = lineIndex - 1; index >= Math.max(0, lineIndex - HEADER_LINES); index -= 1) {
    const line = view.lines[index];
    if (line === undefined) break;
    // Readers of PDFs leave a blank line between the rows of a table; prose above it is no header.
    const isRowAboveGap = line.text === '' && (view.lines[index - 1]?.segments.length ?? 0) > 1;
    if (line.text === '' && !isRowAboveGap) break;
    if (line.segments.some(({ text }) => figure.test(text))) continue;
    const above = line.segments.find(
      (segment) =>
        segment.column < column + width + 3 && segment.column + segment.text.length > column - 3,
    );
    if (line.segments.length > 1 && above !== undefined && /[a-z]{3}/i.test(above.text)) {
      words.unshift(foldText(above.text));
    }
  }
  return words.join(' ');
}

function roleOfRow({ label, header, alone }: Row): MoneyRole {
  if (ignoredBefore.test(label) && !label.includes('odsetk')) return 'ignored';
  if (subtotal.test(label)) return 'main';
  if (alone && /^(?:razem|ogolem|lacznie|suma) do (?:zaplaty|wplaty)/.test(label)) return 'total';
  const byHeader = header.includes('odset')
    ? 'interest'
    : /koszt\w* upomn|koszty/.test(header)
      ? 'costs'
      : undefined;
  if (byHeader !== undefined && !/odset|koszt/.test(label)) return byHeader;
  const isSum =
    /^(?:\d+\W+)?(?:razem|ogolem|lacznie|suma|do zaplaty|kwota do zaplaty|saldo|calosc)/.test(
      label,
    );
  if (isSum) return 'total';
  return (
    lastRole(label.replace(/z odsetkami[^,]*/, ''), ['interest', 'costs', 'main', 'total']) ??
    'ignored'
  );
}

function roleOfClause(before: string, after: string): MoneyRole {
  const near = before.slice(-90);
  if (ignoredBefore.test(near) || ignoredAfter.test(after) || upperBound.test(before.trimEnd())) {
    return 'ignored';
  }
  if (isPart.test(before)) return 'ignored';
  if (costsAfter.test(after)) return 'costs';
  const named = titledAfter.exec(after)?.[1];
  if (named !== undefined)
    return named.startsWith('odset') ? 'interest' : named.startsWith('rekomp') ? 'costs' : 'main';
  const clause = before.replace(
    /(?:wraz |lacznie )?z (?!\w* ?odsetkami w (?:kwocie|wysokosci)[^,;\d]*$)(?:dalszymi |naleznymi |ustawowymi )*odsetkami[^,;]*?(?=,|;|\boraz\b|$)/g,
    ' ',
  );
  return lastRole(clause, ['interest', 'costs', 'main', 'total', 'demand']) ?? 'demand';
}

/** The role whose word stands nearest before the amount. */
function lastRole(text: string, roles: readonly MoneyRole[]): MoneyRole | undefined {
  let best: { role: MoneyRole; at: number } | undefined;
  for (const [role, pattern] of roleWords) {
    if (!roles.includes(role)) continue;
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].length;
      const plainAmount = role === 'demand' && /^kwot\w*$/.test(match[0]);
      if (role === 'total' && /\d/.test(text.slice(at))) continue;
      if (plainAmount && best !== undefined && at - best.at < 40) continue;
      if (best === undefined || at > best.at) best = { role, at };
    }
  }
  return best?.role;
}
