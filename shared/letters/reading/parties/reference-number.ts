import { findSignatures } from '#shared/letters/figures/signatures.ts';
import {
  type LabelledValue,
  labelledValues,
} from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type Cell, pageOf } from '#shared/letters/reading/page/page.ts';
import { certain, check, likely } from '#shared/letters/reading/sureness.ts';
import { isAddressOrContact, isDateCell } from '#shared/letters/text/cells.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { ChosenParty } from './candidates.ts';
import {
  contractTitle,
  numberAlone,
  numberAtStart,
  numberedElse,
  numberedPaper,
  ownTitle,
} from './number-shapes.ts';

type Found = { value: string; quote: string; weight: number };

const OWN_NUMBER = 10;
const CASE_NUMBER = 9;
const BARE_SHAPE = 7;
const TITLE = 6;
const BARE_LOOSE = 5;
const BODY = 4;
const SUBJECT = 3;
const OTHER_NUMBER = 2;
const MARGIN = 2;

/** The letter's own number: the sender's or the case's, never an account's; a contract's or an invoice's only for want of it. */
export function readReference(view: LetterView): ChosenParty | null {
  const found = [
    ...labelled(view),
    ...bare(view),
    ...fromTitle(view),
    ...fromHeading(view),
    ...fromBody(view),
    ...fromSubject(view),
  ];
  const [best, ...others] = found.toSorted((left, right) => right.weight - left.weight);
  if (best === undefined) return null;
  const rivals = others.filter(({ value }) => squashed(value) !== squashed(best.value));
  return { name: best.value, quote: best.quote, sureness: surenessOf(best, rivals) };
}

const squashed = (value: string) => value.replace(/[^\p{L}\d]/gu, '').toLowerCase();

function surenessOf(best: Found, rivals: readonly Found[]) {
  if (best.weight >= CASE_NUMBER) return certain;
  const rival = rivals[0]?.weight ?? 0;
  if (best.weight - rival >= MARGIN && best.weight > OTHER_NUMBER) return likely;
  return check(rivals.slice(0, 3).map(({ value, quote }) => ({ value, quote })));
}

function labelled(view: LetterView): Found[] {
  const page = pageOf(view);
  return labelledValues(page).flatMap((found) => {
    const weight = weightOf(found);
    if (weight === 0) return [];
    const value = numberAtStart(found.value);
    if (value === undefined) return [];
    return [{ value, quote: found.cell.text, weight: weight - order(found.cell) }];
  });
}

/** Of two alike the first counts. */
function order({ y }: Cell): number {
  return Math.min(y, 90) / 100;
}

function weightOf({ role, label, cell }: LabelledValue): number {
  if (cell.zone === 'privacy' || cell.zone === 'second_letter') return 0;
  const isHead = cell.zone === 'head' || cell.zone === 'mail';
  if (role === 'other_number')
    return isHead && /umow|klient|polis|faktur|indeks/.test(label) ? OTHER_NUMBER : 0;
  if (role !== 'own_number' && role !== 'case_number') return 0;
  if (!isHead) return role === 'own_number' ? BODY : BODY - 1;
  // "UPOMNIENIE NR 12/2026" counts the acts; the number of the case is the one to quote.
  if (/^(?:decyzja|upomnienie|wezwanie) n/.test(label)) return TITLE;
  // A tax office's letter bears the number of its register of post beside that of the case.
  if (label === 'unp') return TITLE;
  // The court's signature comes before every other number of its letter.
  if (label.startsWith('sygn')) return OWN_NUMBER + 1;
  return role === 'own_number' ? OWN_NUMBER : CASE_NUMBER;
}

/** "WM-R18/07/2026", "K-11/04/2026": ends like a day and is none. */
const endsLikeDay = /\p{L}[\p{L}/-]{0,8}\d{1,2}[./]\d{2}[./]\d{4}$/u;

/** Numbers that stand alone in a cell of the head, or behind a bare "nr". */
function bare(view: LetterView): Found[] {
  const head = pageOf(view).cells.filter(({ zone, kind }) => zone === 'head' && kind === 'words');
  const shapes = findSignatures(view.flow).filter(({ kind }) => knownShapes.has(kind));
  return head.flatMap((cell) => {
    const isDay = isDateCell(cell.text) && !endsLikeDay.test(cell.text);
    const isDated = isDay || isAddressOrContact(cell.text);
    const shape = shapes.find(({ span }) => span.start >= cell.start && span.end <= cell.end);
    const at = shape === undefined ? -1 : cell.text.indexOf(shape.value);
    const isMost = shape !== undefined && shape.value.length > cell.text.length * 0.6;
    if (shape !== undefined && (isMost || at === 0)) {
      const rest = /^\S*/.exec(cell.text.slice(at + shape.value.length))?.[0] ?? '';
      const value = at < 0 ? shape.value : shape.value + rest.replace(/[,;.]$/, '');
      return [{ value, quote: cell.text, weight: BARE_SHAPE - order(cell) }];
    }
    const value = isDated ? undefined : numberAlone(cell.text);
    if (value !== undefined) {
      return [{ value, quote: cell.text, weight: BARE_LOOSE - order(cell) }];
    }
    return shape === undefined || !isOwnAmongWords(cell, at)
      ? []
      : [{ value: shape.value, quote: cell.text, weight: BARE_LOOSE - order(cell) }];
  });
}

/** "w odpowiedzi należy podać: I C 633/25": the letter's own unless the words before it name an act. */
function isOwnAmongWords({ folded }: Cell, at: number): boolean {
  return at > 0 && !othersNumber.test(folded.slice(0, at));
}

const knownShapes: ReadonlySet<string> = new Set([
  'court',
  'epu',
  'administrative_court',
  'bailiff',
  'prosecutor',
  'office',
  'tax',
  'zus',
]);

function fromHeading(view: LetterView): Found[] {
  return pageOf(view).cells.flatMap((cell) => {
    if (cell.zone !== 'head') return [];
    const value = numberedPaper.exec(cell.text)?.[1]?.replace(/[,;.]$/, '');
    if (value === undefined || numberedElse.test(cell.folded) || isDateCell(value)) return [];
    return [{ value, quote: cell.text, weight: TITLE - order(cell) }];
  });
}

/** "DECYZJA NR 207/2026", "UMOWA ZLECENIA NR 7/2026", "MANDAT KARNY seria CE nr 1234567". */
function fromTitle(view: LetterView): Found[] {
  const series = /\bseria\s+(\p{Lu}{1,3}\s+nr\.?\s+\d{5,9})/iu.exec(view.flow.text.slice(0, 1200));
  const own = contractTitle.test(view.foldedTitle)
    ? /\bnr\.?\s+(\S*\d\S*)/i.exec(view.title)
    : ownTitle.exec(view.title);
  return [series, own].flatMap((match) => {
    const value = match?.[1]?.replace(/[,;.]$/, '');
    return value === undefined ? [] : [{ value, quote: match?.[0] ?? value, weight: TITLE }];
  });
}

const BODY_START = 1500;
const bodyLabels = new RegExp(
  String.raw`\b${either(
    /sygn(?:atura|\.)(?: akt)?\s?:?\s*(?=(?:[ivxl]+ )?[a-z])/, // sygn. akt I C 12/26
    /(?:znak(?: sprawy| pisma)?|(?:nr|numer) (?:sprawy|szkody|pisma))\s?:?\s+/,
    /w sprawie (?:nr |o sygn\. )?(?=\S*\d\S*[-/]\S*\d|[a-z][a-z\d-]*\.\d[\d.]*\.20\d\d)/, // w sprawie OS.4320.9.2026
    /(?:prosze|prosimy|nalezy)(?: o)? powol\w+(?: sie na)?(?: znak| numer| nr)?\s?:? (?=\S*\d\S*[-/.]\S*\d)/,
    /(?:szkod[ay]|reklamacj[aięe]|zgloszeni\w{1,2}|spraw[aęy])\s(?=\S*\d\S*[-/]\S*\d)/, // szkoda 12/2026
    /szkod\w{1,3}\s[\p{L} ]{0,30}?nr\s/u, // szkoda komunikacyjna nr 12
  )}`,
  'gu',
);
/** The number of the act the letter speaks of, not its own. */
const othersNumber = /(?:decyzj\w+|postanowieni\w+|umow\w+|wyroku|nakazu|pism\w+|tytul\w+)[^.]*$/;

function fromBody(view: LetterView): Found[] {
  const beginning = view.spaced.slice(0, BODY_START);
  return [...beginning.matchAll(bodyLabels)].flatMap(({ 0: label, index }) => {
    const at = index + label.length;
    if (othersNumber.test(beginning.slice(Math.max(0, index - 60), index))) return [];
    const value = numberAtStart(view.flow.text.slice(at, at + 60).replace(/\n/g, ' '));
    return value === undefined ? [] : [{ value, quote: value, weight: BODY - at / 10_000 }];
  });
}

const numberInSubject =
  /\b(?:nr|numer|fv|faktur\w+(?: vat)?(?: nr)?|umow\w+(?: nr)?)\.?:?\s+(?=\S*\d)/g;

/** "FV 33/02/2026 i 41/03/2026" */
const severalNumbers = /\d\S*(?:,| i| oraz) (?:nr |fv )?\S*\d[-/]\S*\d/;

/** "Temat: Sprawa IK-556120", "Odpowiedź na reklamację RK/0388/26": a code of letters and figures. */
const codeInSubject = /^(?=.*\p{Lu})(?=(?:\D*\d){4})[\p{Lu}\d]{1,8}(?:[-/][\p{Lu}\d]{1,8}){1,4}$/u;

/** "Temat:" in a cell of its own; what it is about stands in the next one. */
const subjectAlone = /^(?:dotyczy|dot\.|temat)\s?:?$/;

/** "Temat: Wezwanie – FV 12/2026", "dotyczy: faktury nr FV/12/2026". */
function fromSubject(view: LetterView): Found[] {
  const { cells } = pageOf(view);
  return cells.flatMap((cell, index) => {
    const isBehind = subjectAlone.test(cells[index - 1]?.folded ?? '');
    if (!isBehind && !/^(?:dotyczy|dot\.|temat|w sprawie)/.test(cell.folded)) return [];
    const codes = cell.text.split(/[\s():;,]+/).filter((word) => codeInSubject.test(word));
    const own = codes.map((value) => ({
      value,
      quote: cell.text,
      weight: SUBJECT + 1 - order(cell),
    }));
    const numbered = [...cell.folded.matchAll(numberInSubject)].flatMap(({ 0: label, index }) => {
      const value = numberAtStart(cell.text.slice(index + label.length));
      return value === undefined
        ? []
        : [{ value, quote: cell.text, weight: SUBJECT - order(cell) }];
    });
    // Two invoices are what the letter is about; neither is its number.
    const isOne = numbered.length < 2 && !severalNumbers.test(cell.folded);
    return isOne ? [...own, ...numbered] : own;
  });
}
