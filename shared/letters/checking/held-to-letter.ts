import type { ActionPlan, ResultWarning } from '#shared/domain/analysis-result.ts';
import { mapStrings } from '#shared/letters/text/map-strings.ts';
import { foldText, normalizeLetter } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { daysIn, type Foreign, foreignIn, type Known } from './held-words.ts';

export type Held<T> = { value: T; warnings: ResultWarning[] };

const warningOf: Readonly<Record<Foreign['kind'], ResultWarning>> = {
  account: {
    kind: 'account_not_in_letter',
    title: 'Sprawdź przed zapłatą',
    message:
      'W przygotowanych tekstach był numer rachunku, którego nie ma w piśmie. Usunęliśmy go. Rachunek przepisz z pisma.',
    quote: null,
  },
  amount: {
    kind: 'amount_not_in_letter',
    title: 'Sprawdź kwotę',
    message:
      'W przygotowanych tekstach była kwota, której nie ma w piśmie. Zostawiliśmy w tym miejscu pole do sprawdzenia. Kwotę przepisz z pisma.',
    quote: null,
  },
  day: {
    kind: 'date_not_in_letter',
    title: 'Sprawdź datę',
    message:
      'W przygotowanych tekstach był dzień, którego nie ma w piśmie i który z niego nie wynika. Usunęliśmy go. Daty przepisz z pisma.',
    quote: null,
  },
  contact: {
    kind: 'contact_not_in_letter',
    title: 'Sprawdź kontakt',
    message:
      'W przygotowanych tekstach był telefon albo adres, którego nie ma w piśmie. Usunęliśmy go. Kontakt weź z oficjalnej strony nadawcy.',
    quote: null,
  },
};
const codeWarning: ResultWarning = {
  kind: 'code_asked_for',
  title: 'Nikomu nie podawaj kodu',
  message:
    'W przygotowanych tekstach była prośba o podanie kodu lub hasła. Usunęliśmy ją. Żaden urząd, sąd ani bank nie prosi o kod BLIK, PIN ani hasło.',
  quote: null,
};

/**
 * Checks generated words against the letter: an account, amount, day, phone or address that is neither in the
 * letter nor known to us becomes a visible gap, a request for a code is removed, markup is stripped; each
 * kind is reported once. Plain JSON in, the same shape out.
 */
export function holdToLetter<T>(value: T, known: Known): Held<T> {
  const warnings = new Set<ResultWarning>();
  const held = mapStrings(value, (text) => {
    const plain = withoutMarkup(normalizeLetter(text));
    const safe = withoutCodes(plain);
    if (safe !== plain) warnings.add(codeWarning);
    return filled(safe, foreignIn(safe, known), warnings);
  });
  return { value: held, warnings: [...warnings] };
}

/** Like `holdToLetter`; a step with an unknown day loses the day, a milestone is removed entirely. */
export function holdPlan<T extends ActionPlan>(plan: T, known: Known): Held<T> {
  const isForeign = (text: string | null) =>
    text !== null && daysIn(text).some(({ iso }) => !known.days.has(iso));
  const steps = plan.immediate_actions.map((step) =>
    isForeign(step.deadline) ? { ...step, deadline: null } : step,
  );
  const timeline = plan.timeline.filter(({ date }) => !isForeign(date));
  const lost =
    timeline.length < plan.timeline.length ||
    plan.immediate_actions.some(({ deadline }) => isForeign(deadline));
  const held = holdToLetter({ ...plan, immediate_actions: steps, timeline }, known);
  const warnings = new Set([...held.warnings, ...(lost ? [warningOf.day] : [])]);
  return { value: held.value, warnings: [...warnings] };
}

function filled(text: string, foreign: readonly Foreign[], warnings: Set<ResultWarning>): string {
  let rest = text;
  for (const { start, end, gap, kind } of foreign.toReversed()) {
    rest = rest.slice(0, start) + gap + rest.slice(end);
    warnings.add(warningOf[kind]);
  }
  return rest;
}

/** Tags, bold, headings and Markdown links reduced to their words. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<(?:script|style)\b[^<]{0,2000}<\/(?:script|style)>|<!--[^<]{0,2000}-->/gi, '')
    .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, '')
    .replace(/!?\[([^[\]\n]{0,200})\]\((?=[a-z]+:|\/\/|www\.)[^()\n]{0,300}\)/gi, '$1')
    .replace(/(\*\*|__)(?=[^\s_*])([^\n]{0,400}?[^\s_*])\1/g, '$2')
    .replace(/^#{1,6} /gm, '');
}

/** "kod BLIK", "hasło do bankowości": what nobody may be told to give away. */
const secret = either(
  /kod\w{0,3} (?:blik|sms|pin|autoryz|z sms|weryf)/,
  'blik',
  /pin\b/,
  'cvv',
  /hasl\w{0,3} do/,
);
const give = either(
  'podaj',
  'podac',
  'przeslij',
  'wyslij',
  'wpisz',
  'przekaz',
  'podyktuj',
  'udostepnij',
);

const asksForCode = new RegExp(
  String.raw`(?<!nie )(?<!nikomu nie )\b${give}\w{0,3}\b[^.!?\n]{0,60}\b${secret}`,
);

/** The text without sentences that request a code or a password. */
function withoutCodes(text: string): string {
  if (!asksForCode.test(foldText(text))) return text;
  return text.replace(/[^.!?\n]+(?:[.!?]+|(?=\n)|$)/g, (sentence) =>
    asksForCode.test(foldText(sentence)) ? '' : sentence,
  );
}
