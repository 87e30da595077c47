import type { Term } from '#shared/domain/term.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import {
  isConditional,
  isOfChoice,
  opensWithCondition,
} from '#shared/letters/reading/clauses/calls/call-conditions.ts';
import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { offersOf } from '#shared/letters/reading/clauses/own-words.ts';
import { RETURN_OF_THING } from '#shared/letters/reading/clauses/term-purpose.ts';
import { pleads } from '#shared/letters/reading/clauses/words/paper-words.ts';
import { sumsToTell, withoutSumsInBrackets } from '#shared/letters/reading/gist/told-sums.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { askedIn, asksInTerm } from './asked-steps.ts';
import { isGoodNews } from './duties/gives-only.ts';
import { wordsAround } from './duties/matters/words-around.ts';
import {
  isPaidOut,
  ownInstalment,
  PAY_DAY,
  payDay,
  speaksOfPaying,
} from './duties/payment-days.ts';
import type { LetterDuty } from './duty.ts';
import { toldBefore } from './outcome-texts.ts';

/** Length of the part of a quote that is enough to find its sentence. */
const OPENING = 40;

/** What the letter asks for by a day that no duty of its kind covers, in the letter's own words. */
export function uncoveredTermDuties(
  facts: LetterFacts,
  known: readonly LetterDuty[],
): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  const covered = new Set(known.map(({ due }) => due));
  const isFavourable = isGoodNews(facts);
  const said = new Set<string>();
  return facts.terms
    .filter((term) => term.quote !== null && !covered.has(term) && !isCoveredKind(term, facts))
    .flatMap((term) => {
      const around = wordsAround(facts, term);
      const asked = around === undefined ? null : askedFor(around, term, facts, isFavourable);
      if (around === undefined || asked === null) return [];
      const words = asked === PAY_DAY ? ownInstalment(around, term) : around;
      if (said.has(words)) return [];
      const step = said.has(asked) ? `${asked} (drugi termin)` : asked;
      said.add(words).add(asked);
      return [
        {
          action: `${asked === PAY_DAY ? PAY_DAY : openingOf(facts, words)}: „${withoutSumsInBrackets(words, sumsToTell(facts))}”${toldBefore(facts.view, words)}`,
          step,
          priority: 'MEDIUM',
          quote: words,
          due: term,
        } as const,
      ];
    });
}

/**
 * What the words around a term ask. Where letters of the kind ask for money and this one does not ask the reader for it
 * now, a payment is only a day to note.
 */
function askedFor(
  words: string,
  term: Term,
  { type, financial }: LetterFacts,
  isFavourable: boolean,
): string | null {
  const isPayment =
    term.what.startsWith('zapłata') && type.duties.includes('pay') && speaksOfPaying(words);
  const isOpen = financial.direction === 'none' || financial.direction === 'conditional';
  if (isPayment) return isOpen ? payDay(words, term) : null;
  const isOwn = financial.direction !== 'to_receive' || !isPaidOut(words);
  return isContestedSum(words, financial)
    ? 'Zdecyduj, czy się zgadzasz, i odpisz'
    : (stepFor(words, isFavourable, type.issuer) ?? (isOwn ? payDay(words, term) : null));
}

/** "wzywam Pana do zwrotu tej kwoty": a sum that is in dispute is nobody's order. */
const isContestedSum = (words: string, { direction }: LetterFacts['financial']): boolean =>
  direction === 'disputed' && /\b(?:zwrot|zwroc|zaplat|zaplac|wplat|wplac)/.test(foldText(words));

function openingOf(facts: LetterFacts, words: string): string {
  if (isContestedSum(words, facts.financial))
    return 'Zdecyduj, czy się zgadzasz. Jeżeli tak, zrób to w terminie; jeżeli nie, odpisz w tym czasie';
  if (isOffered(facts, words)) return 'Jeżeli chcesz z tego skorzystać, zrób to w terminie';
  if (isOfChoice(foldText(words)))
    return 'Tylko jeżeli się nie zgadzasz i chcesz to zakończyć, zrób to w terminie';
  return opensWithCondition.test(foldText(words)) || isCutFromCondition(facts, words)
    ? 'Tylko jeżeli to Cię dotyczy, zrób w terminie to, o czym mowa w piśmie'
    : 'Zrób w terminie to, o czym mowa w piśmie';
}

/** "Jeżeli nie może Pani pojechać, prosimy odesłać skierowanie do 25 maja": the condition may have been cut off. */
function isCutFromCondition({ view }: LetterFacts, words: string): boolean {
  const cut = foldText(words).slice(0, OPENING);
  const clause = clausesOf(view).find(({ text }) => text.includes(cut));
  return clause !== undefined && isConditional(view, clause);
}

/** "Wzywam, aby złożyli Państwo oświadczenie, czy przysługuje dłużnikowi wierzytelność": whatever it mentions, an order. */
const isOrder = /^\W*(?:wzywam|wzywamy|nakazuj[ea]|zobowiazuj[ea])\b/;

/** Whether the sentence permits something, or names a remedy. */
function isOffered({ view, role }: LetterFacts, words: string): boolean {
  const folded = foldText(words);
  if (isOrder.test(folded)) return false;
  return (
    offered.test(folded.replaceAll(/\([^()]*\)/g, ' ')) ||
    offersOf(view, role).some(({ quote }) => quote.includes(words))
  );
}

const offered = new RegExp(
  either(
    /\b(?:moze|moga) (?:(?:go|ja|je|to|tez|takze) )?pan/, // Może Pani złożyć …
    /\bmoga panstwo/,
    /\bmozna\b/,
    /\b(?:ma|maja) (?:pan\w* )?prawo/, // Ma Pan prawo …
    /\bprzyslugu/,
    /\bsluz[ya]\b/,
    /\bkazdy moze/,
    /^\W*(?:aby|zeby) (?:\w+ ){0,3}(?:odebrac|skorzystac|przyjac)\b/, // Aby go odebrać, proszę …
    /nie (?:zgadza|akceptuj)/, // Jeżeli nie zgadza się Pani …
    /\buwagi zlozone/,
    /\breklamacj/,
    /\bugod/, // Nobody has to settle.
    /\bzg[ao]dz(?:amy|imy) sie\b/,
  ),
);

const remedyStems = either(
  'odwolani',
  'zazaleni',
  'skarg',
  'sprzeciw',
  'apelacj',
  'zarzut',
  'powodztw',
);
/** "Odwołanie wnosi się …", "zażalenie w terminie 7 dni". */
const remedyIsLodged = String.raw`\b${remedyStems}\w*\b[^.]{0,80}\b(?:przyslugu|sluzy|wnosi|wniesc|w terminie)`;
/** "Przysługuje Pani odwołanie", "można wnieść sprzeciw". */
const lodgesRemedy = String.raw`\b(?:przyslugu\w+|sluzy|wniesc|wnosi sie)\b[^.]{0,80}\b${remedyStems}`;

const remedyWords = new RegExp(`${remedyIsLodged}|${lodgesRemedy}`);
const later = /\b(?:bedzie|mozna bylo|po tym terminie|od wyroku)\b/;
const mayWords = /\b(?:moze\w*|mozna|mozliwosc\w*|przysluguj\w*|uprawnion\w*|ma prawo)\b/;
const setTerm = /\bwyznacz\w+\b[^.]{0,80}\b(?:wypowiedz|stanowisk|odpowied)/;
/** The letter itself says what happens if the reader does nothing until the day. */
const silence = /\bnie (?:zlozy|wniesie|odpowie|zglosi|odmowi)\b/;
/** What a sentence with its own term asks of the reader; null when it only informs. */
function stepFor(
  words: string,
  isFavourable: boolean,
  issuer: LetterFacts['type']['issuer'],
): string | null {
  const folded = foldText(words);
  if (remedyWords.test(folded) && !pleads.test(folded))
    return isFavourable || later.test(folded) ? null : 'Sprawdź drugi środek, o którym mówi pismo';
  if (asksInTerm(folded)) return askedIn(folded, issuer);
  if (setTerm.test(folded)) return 'Zajmij stanowisko w wyznaczonym terminie';
  return mayWords.test(folded) || silence.test(folded) || offered.test(folded)
    ? 'Zdecyduj, czy korzystasz z prawa z pisma'
    : null;
}

/** Returning a thing, in the letter's own words: it is not a payment. */
export function returnDuties(facts: LetterFacts): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  return facts.terms
    .filter(({ what }) => what === RETURN_OF_THING)
    .map((term) => {
      const words = wordsAround(facts, term);
      return {
        action: `Zwróć to, czego żąda nadawca, albo odpowiedz, dlaczego tego nie zwracasz – ${termPhrase(term)}${words === undefined ? '' : `: „${words}”${toldBefore(facts.view, words)}`}`,
        step: 'Zwróć rzecz albo odpisz, dlaczego jej nie oddajesz',
        priority: 'HIGH',
        quote: words ?? null,
        due: term,
      };
    });
}

/** Further instalments and a second mention of the remedy belong to a duty that is already named. */
function isCoveredKind({ what }: Term, { type, remedy, financial }: LetterFacts): boolean {
  if (what === RETURN_OF_THING) return true;
  if (what.startsWith('zapłata')) {
    return type.duties.includes('pay') && financial.direction === 'to_pay';
  }
  return remedy !== null && what.includes(remedy.name) && type.duties.includes('remedy');
}

/** When signs of fraud justify a warning, nothing is paid before the letter is checked at its source. */
export function cautionDuties({ view, type }: LetterFacts): LetterDuty[] {
  if (type.reply === 'scam' || !warrantsWarning(findScamSigns(view))) return [];
  return [
    {
      action:
        'Nie płać i nie podawaj danych, dopóki nie sprawdzisz pisma u źródła: ma cechy próby oszustwa. Podejrzenie możesz zgłosić policji lub CERT Polska',
      step: 'Nie płać, dopóki nie sprawdzisz pisma u źródła',
      priority: 'HIGH',
      quote: null,
      due: undefined,
    },
  ];
}
