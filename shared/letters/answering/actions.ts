import type { DutyKey } from '#shared/letters/catalogue/document-type.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import { offersOf } from '#shared/letters/reading/clauses/own-words.ts';
import { EVIDENCE } from '#shared/letters/reading/clauses/words/deed-names.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';
import { oldDebtDay } from '#shared/letters/reading/money/old-debt.ts';
import { withoutPageLines } from '#shared/letters/reading/page/page-lines.ts';
import { isOthersKind } from '#shared/letters/reading/reader/reader.ts';
import { statutoryIssuers } from '#shared/letters/reading/remedies/by-law.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { withoutFooters } from './asked/without-footers.ts';
import { calledDuties, conditionalDuties } from './called-duties.ts';
import { afterRefusal } from './duties/after-refusal.ts';
import { fraudRefusals, lures } from './duties/fraud/fraud-steps.ts';
import { furtherOptions } from './duties/further-options.ts';
import { endsOwnCase, givesOnly, isGoodNews } from './duties/gives-only.ts';
import { withLastHour } from './duties/last-hour.ts';
import { lastingDuties } from './duties/lasting-duties.ts';
import { raisedMatters } from './duties/matters/raised-matters.ts';
import { silentChoice } from './duties/matters/silent-choice.ts';
import { ownAsksFirst } from './duties/own-asks-first.ts';
import { ownRights } from './duties/own-rights.ts';
import { rarerDeed } from './duties/rarer-deeds.ts';
import type { LetterDuty } from './duty.ts';
import { dutyTexts } from './duty-texts.ts';
import { enforceableDuties } from './enforceable-duties.ts';
import { eventDuties } from './event-duties.ts';
import { accountDuties, moneyToCome } from './money-to-come.ts';
import { cautionDuties, returnDuties, uncoveredTermDuties } from './other-duties.ts';

/** Duties of a reader who disagrees: none of them follows a decision that grants the request. */
const quarrels: ReadonlySet<DutyKey> = new Set<DutyKey>([
  'remedy',
  'gather_evidence',
  'object_in_writing',
  'relief',
  'read_file',
]);

/** Duties and defences of a debtor: never those of a creditor, a landlord or a third person. */
const debtorsAlone: ReadonlySet<DutyKey> = new Set<DutyKey>([
  'asset_list',
  'answer_suit',
  'vacate',
  'protected_money',
  'verify_debt',
  'ask_documents',
  'object_in_writing',
  'restructure',
  'gather_evidence',
  'relief',
  'read_claim',
]);

/** What the letter makes the reader do, each with its term; on the wire it is `requiredActions`. */
export const letterDuties = oncePer((facts: LetterFacts): readonly LetterDuty[] => {
  const { duties, reply } = facts.type;
  const isFavourable = isGoodNews(facts);
  const isOthers = isOthersKind(facts.type, facts.role);
  const own = [...duties, ...evidenceOf(facts)].filter(
    (key) =>
      !(isFavourable && quarrels.has(key)) &&
      !(isOthers && debtorsAlone.has(key)) &&
      !(key === 'gather_evidence' && (givesOnly(facts) || endsOwnCase(facts))),
  );
  const ofItsKind = rarerDeed(facts)?.duties(facts) ?? dutiesOfKind(facts, own, isFavourable);
  // Neither the days nor the demands of a fraud bind anybody.
  if (reply === 'scam') return ofItsKind;
  const cautions = cautionDuties(facts);
  if (isUntrusted(facts)) return [...cautions, ...refusals(facts)];
  const returned = returnDuties(facts);
  const isSafe = (duty: LetterDuty) => cautions.length === 0 || !lures(duty);
  const inTerms = uncoveredTermDuties(facts, ofItsKind).filter(isSafe);
  const lasting = lastingDuties(facts, inTerms).filter(isSafe);
  const all = [
    ...cautions,
    ...silentChoice(facts),
    ...enforceableDuties(facts),
    ...eventDuties(facts),
    ...returned,
    ...ofItsKind,
    ...inTerms,
    ...calledDuties(facts, [...returned, ...ofItsKind, ...inTerms, ...lasting]).filter(isSafe),
    ...conditionalDuties(facts, [...ofItsKind, ...inTerms, ...lasting]).filter(isSafe),
    ...afterRefusal(facts),
    ...ownRights(facts),
    ...raisedMatters(facts),
    ...lasting,
  ];
  const ordered = ownAsksFirst([...all, ...accountDuties(facts, all)]);
  return ordered.map((duty) => withLastHour(facts, withoutFooters(facts, duty)));
});

/** What not to do with a letter that may well be a fraud. */
const refusals = ({ view }: LetterFacts): LetterDuty[] =>
  fraudRefusals(view).map((duty) => ({ ...duty, quote: null, due: undefined }));

/** The duties that the catalogue gives the letter's kind, and those that its instruction or its order adds. */
function dutiesOfKind(
  facts: LetterFacts,
  own: readonly DutyKey[],
  isFavourable: boolean,
): LetterDuty[] {
  const { duties } = facts.type;
  // The letter's own instruction opens a remedy, also when letters of its kind rarely have one.
  const opened = !isFavourable && !duties.includes('remedy') && hasOwnRemedy(facts);
  const isOld = !duties.includes('verify_debt') && oldDebtDay(facts) !== null;
  const ordered = ordersPayment(facts);
  return [
    ...(isOld ? (['verify_debt'] as const) : []),
    ...(opened ? (['remedy'] as const) : []),
    ...own,
    ...(ordered ? (['pay'] as const) : []),
  ]
    .flatMap((key) => dutyTexts[key](facts))
    .map(({ action, priority, quote, due, step, otherwise }) => ({
      action,
      step,
      otherwise,
      priority,
      quote: quote === undefined ? null : sentenceQuote(facts.view, quote),
      due,
    }));
}

/** A letter of a kind that asks for no money may still order a payment (alimony with a suit). */
function ordersPayment({ type, financial }: LetterFacts): boolean {
  return !type.duties.includes('pay') && financial.direction === 'to_pay' && type.reply !== 'scam';
}

/** Who has to state facts and evidence by a day first collects them. */
function evidenceOf({ type, terms }: LetterFacts): readonly DutyKey[] {
  if (type.duties.includes('gather_evidence')) return [];
  return terms.some(({ what }) => what === EVIDENCE) ? ['gather_evidence'] : [];
}

/** Whether the letter makes every reader do something, not only one to whom a condition applies. */
export const needsAction = (facts: LetterFacts): boolean =>
  letterDuties(facts).some(({ isConditional = false }) => !isConditional);

/** A remedy before a court or an authority that the letter names with its own term. */
function hasOwnRemedy({ remedy, terms, type }: LetterFacts): boolean {
  if (remedy?.quote == null || !statutoryIssuers.has(type.issuer)) return false;
  return terms.some(({ what, quote }) => quote !== null && what.includes(remedy.name));
}

/** What the reader may do besides ("Możesz też"). */
export function optionalActions(facts: LetterFacts): { action: string }[] {
  const offered = furtherOptions.filter((option) => option.offered(facts));
  const said = [
    ...nothingToDo(facts),
    ...moneyToCome(facts),
    ...disagreement(facts),
    ...offered.map(({ action }) => action),
    ...inOwnWords(facts),
  ];
  return said.map((action) => ({ action: withoutPageLines(facts.view, action) }));
}

const nothingAsked = 'Nie musisz nic robić: sprawdź, czy dane się zgadzają, i zachowaj pismo';
const agreesWithRefusal = 'Jeżeli zgadzasz się z odpowiedzią, nie musisz nic robić; zachowaj pismo';
const denies: ReadonlySet<string> = new Set(['refused', 'partly']);

/** A letter that asks for nothing says so: the reader only has to keep it. */
function nothingToDo(facts: LetterFacts): string[] {
  const isCalled = facts.events.some(({ kind }) => kind !== 'other');
  // A term without a matching duty still has to be kept, so this letter does ask for something.
  return !needsAction(facts) && !isCalled && facts.terms.length === 0
    ? [
        denies.has(outcomeOf(facts.view, facts.type).kind) || isRefusal(facts.view)
          ? agreesWithRefusal
          : nothingAsked,
      ]
    : [];
}

/** What the letter itself allows the reader to do, when no remedy or duty covers it. */
function inOwnWords(facts: LetterFacts): string[] {
  const { view, role, remedy } = facts;
  if (isUntrusted(facts)) return [];
  return offersOf(view, role)
    .filter(({ quote }) => remedy?.quote !== quote)
    .map(({ quote }) => `Pismo mówi też, co możesz zrobić: „${quote}”`);
}

/** The remedy against a favourable decision: an option, not advice. */
function disagreement(facts: LetterFacts): string[] {
  const { remedy } = facts;
  if (remedy === null || !isGoodNews(facts)) return [];
  return [`Tylko jeżeli się nie zgadzasz, możesz wnieść ${accusativeOf(remedy.name)}`];
}
