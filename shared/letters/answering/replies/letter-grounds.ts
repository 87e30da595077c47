import { findDates } from '#shared/letters/calendar/dates.ts';
import { addMonths } from '#shared/letters/calendar/days.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isPastLimitation, oldDebtDay } from '#shared/letters/reading/money/old-debt.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { cite } from './cite.ts';
import { listedFindings } from './points/listed-points.ts';
import { ownReasons, sumText } from './words.ts';

const MOST_REASONS = 2;
const LONGEST_QUOTE = 170;
const SHORTEST_QUOTE = 35;

/** Words by which offices and courts introduce their reasons. */
const reasonWord = new RegExp(
  String.raw`\b${either(
    /ustal(?:ono|il)/, // Organ ustalił, że
    /stwierdz(?:ono|il)/,
    'wynika', // Z akt wynika, że
    /nie (?:spelnia|uwzgledni|wykaza|przysluguje|dokona|oplac|zawiadomi|zglosi|stawi)/,
    'odmow',
    'brak',
    'niewystarczaj', // dowody są niewystarczające
    'sprzeczn',
    'narusz',
    /przyczyn\w+:/,
  )}`,
);
/** A condition, a general rule, the reader's own statement and the calculation of a sum are not findings. */
const noFinding = new RegExp(
  either(
    /^(?:jezeli|jesli|gdy|w razie|w przypadku|zgodnie z art)/, // Jeżeli strona nie …
    /^(?:strona wyjasni|wnioskowal)/,
    /\b(?:pozwany|powod|strona) moze\b/,
    /\bustalono (?:nastepujaco|na podstawie)/, // wysokość ustalono na podstawie
    /\b(?:ww|j\.w)\b/,
    /\bspowoduje\b/, // what follows from silence
  ),
);
const notAReason =
  /\b(?:przysluguje|sluzy|w terminie|pouczeni|wnosi sie|moze (?:pan|zlozyc|wniesc)|art\. 1[0-9]{2} k\.p\.a)/;

/** Reasons from the letter as grounds to tick: the reader chooses the ones that are wrong. */
export function reasonsGiven(facts: LetterFacts): string[] {
  const listed = listedFindings(facts);
  return (listed.length > 0 ? listed : findingsSaid(facts)).map(
    (quote) => `Nie zgadzam się z ustaleniem: „${quote}”.`,
  );
}

function findingsSaid({ view }: LetterFacts): string[] {
  const { text, folded } = view.flow;
  const from = /\b(?:uzasadnienie|przyczyn\w*)\b/.exec(view.spaced)?.index ?? -1;
  if (from < 0) return [];
  const to = /\bpouczeni/.exec(view.spaced.slice(from))?.index ?? Infinity;
  return sentencesOf(view.flow)
    .filter(({ start, end }) => start >= from && start < from + to && end - start <= LONGEST_QUOTE)
    .filter(({ start, end }) => end - start >= SHORTEST_QUOTE)
    .filter(({ start, end }) => {
      const words = folded.slice(start, end);
      return (
        reasonWord.test(words) &&
        !notAReason.test(words) &&
        !noFinding.test(words.trim()) &&
        isWhole(words.trimEnd())
      );
    })
    .slice(0, MOST_REASONS)
    .map(({ start, end }) =>
      text
        .slice(start, end)
        .replace(/\s+/g, ' ')
        .replace(/^[-–•*]\s*/, '')
        .replace(/^uzasadnienie\W+(?=\p{Lu})/iu, '')
        .replace(/(?:(?<!\br)\.|[;,\s])+$/u, '')
        .trim(),
    );
}

/** A sentence with a proper end: a page break cuts others in the middle. */
const isWhole = (words: string) => /[.;)\]\d%]$/.test(words);

const MONTHS_NEVER_BARRED = 12;

/** How the box begins where the letter's own days tell that the claim is old. */
export const limitationHint = 'Roszczenie mogło się przedawnić';

/**
 * The day of a claim that is older than three years: that of its origin when the letter tells it, else the
 * letter's oldest; null for a younger one and when no day is told.
 */
export function oldClaim(facts: LetterFacts): string | null {
  const { documentDate: written } = facts;
  const since = oldDebtDay(facts) ?? oldestDay(facts);
  return written !== null && since !== null && isPastLimitation(since, written) ? since : null;
}

const oldestDay = ({ view }: LetterFacts): string | null =>
  findDates(view.flow)
    .filter(({ role }) => role !== 'statute')
    .map(({ iso }) => iso)
    .sort()[0] ?? null;

/** A claim older than three years may be time-barred: a hint with the day it dates from. */
export function limitationGrounds(facts: LetterFacts): string[] {
  const basis = `(${cite(law.debts.limitationConsumer, law.debts.limitation)})`;
  const written = facts.documentDate;
  const oldest = oldestDay(facts);
  if (written === null || oldest === null || oldest >= written)
    return [`Roszczenie jest przedawnione ${basis}.`];
  // No claim becomes time-barred within a year: when the letter's oldest day is younger, the box would only
  // mislead.
  if (oldest > addMonths(written, -MONTHS_NEVER_BARRED)) return [];
  const since = oldClaim(facts);
  return [
    since === null
      ? `Roszczenie jest przedawnione ${basis}.`
      : `${limitationHint}: sprawa sięga dnia ${longDate(since)} ${basis}.`,
  ];
}

/** "Kwota 6 318,44 zł jest zawyżona …", with the letter's own sum. */
export function amountGround(facts: LetterFacts, why: string): string {
  return `Kwota ${sumText(facts) ?? 'podana w piśmie'} jest zawyżona: ${why}.`;
}

/** The last box of every list. */
export const otherGround = `Inny powód: ${ownReasons}`;

/** Grounds against any claim for money (book: work-housing-consumers, part 0.2). */
export const debtGrounds = (facts: LetterFacts): string[] => [
  ...(isCommunity(facts) || isSupplied(facts)
    ? []
    : [`Umowy ze mną nie było; druga strona musi ją przedstawić (${cite(law.debts.proof)}).`]),
  ...claimGrounds(facts),
  ...(isLoan(facts)
    ? []
    : ['Usługa nie została wykonana albo była wadliwa; reklamacja jest złożona.']),
  ...groundIf(
    facts,
    /\bporecz/,
    'Poręczenie nie ma formy pisemnej, wygasło albo nie obejmuje tej kwoty.',
  ),
  ...groundIf(
    facts,
    /\bewus\b|ubezpieczeni\w+ zdrowotn|\bnieubezpieczon/,
    'W dniu świadczenia przysługiwało mi leczenie z ubezpieczenia; dowód w załączeniu.',
  ),
  ...groundIf(
    facts,
    /\bkar[aeyę] umown/,
    `Kary umownej nie uzgodniono albo jest rażąco wysoka (${cite(law.debts.contractPenalty)}).`,
  ),
];

/** Owners and members owe their community by the law, not by a contract with it. */
const isCommunity = ({ sender }: LetterFacts) =>
  /wspólnot|spółdzielni\p{L}* mieszkaniow|ogr[óo]d\p{L}* działkow/iu.test(sender ?? '');
/**
 * A supplier's own bill of what was metered or what a period costs: nobody who uses the supply denies the contract. A
 * buyer of the claim still has to show it.
 */
const isSupplied = ({ view }: LetterFacts) =>
  supplied.test(view.spaced) && !/\b(?:cesj|wierzytelnosc|nabyl)/.test(view.spaced);
const supplied = new RegExp(
  either(
    /\b(?:zuzyci|wodomierz|gazomierz|licznik\w* (?:energii|nr|wody)|punkt\w* pob|abonent|abonament)/,
    /\b(?:odczyt\w*|okres\w* rozliczeniow|dostaw\w* (?:energii|gazu|wody|ciepla|pradu))/,
    /\bnr (?:klienta|odbiorcy|nabywcy|ppe|kontrahenta)\b/,
  ),
);
/** Money lent is not a service that could be faulty. */
const isLoan = ({ view }: LetterFacts) =>
  /\bumow\w+ (?:pozyczki|kredytu)\b/.test(view.spaced) && !/\b(?:uslug|towar)/.test(view.spaced);

/** Grounds against a claim without a contract between the two: recourse, fees of a flat, a subsidy. */
export const claimGrounds = (facts: LetterFacts): string[] => [
  'Należność jest zapłacona; dowód wpłaty jest w załączeniu.',
  ...limitationGrounds(facts),
  amountGround(
    facts,
    `odsetki lub koszty są wyższe, niż pozwala umowa albo prawo (${cite(law.debts.interest)})`,
  ),
];

/** A ground is offered only when the letter mentions its subject. */
export const groundIf = (facts: LetterFacts, words: RegExp, ground: string): string[] =>
  words.test(facts.view.spaced) ? [ground] : [];
