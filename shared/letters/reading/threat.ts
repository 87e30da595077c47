import type { Level } from '#shared/domain/levels.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { asksNothing } from './clauses/asks-nothing.ts';
import { isSettledDebt } from './clauses/calls/settled-debt.ts';
import { clauseAt } from './clauses/clause.ts';
import { decidesNothing } from './clauses/deciding.ts';
import { outcomeOf } from './clauses/outcome.ts';
import type { OutcomeKind } from './clauses/outcome-words.ts';
import type { Person } from './clauses/person-words.ts';
import { announcesCutOff } from './kinds/deeds/cut-off.ts';
import { cutOffKinds } from './kinds/kind-by-deed.ts';
import { kindReasonOf } from './kinds/level-reasons.ts';
import { rarerDeedOf } from './kinds/rarer-deeds.ts';
import { flowPosition, type LetterView, quoteAt, sentenceOf } from './letter-view.ts';
import { isOthersKind } from './reader/reader.ts';
import {
  cancelled,
  coverEnds,
  coverGoesOn,
  cutOff,
  loss,
  notLost,
  notTaking,
  type Rule,
  taking,
  underWay,
} from './threat-rules.ts';

type Threat = ClassificationAnswer['threat'];
/** Who reads the letter, whether it sets a term, and whether a remedy is open against it. */
type Circumstances = { role: Person | undefined; isCalled: boolean; isContestable?: boolean };

const announcing = new RegExp(
  either(
    /uchyli\b|umorzy\b|zamierza|zamiar|planuj|rozwaza|moze|mozna/,
    /jezeli|jesli|\bgdy(?:by\w*)?\b|o ile|w razie|w przypadku|wniosek o|wystapic/,
    /po calkowitej|prawo|zadac|w pozostal|w czesci/,
  ),
);
const HIGH_AMOUNT = 10_000;

/**
 * The level by the letter's kind, raised or lowered by its own words, each with its sentence. Today's date
 * does not matter: the page shows beside the term how near the last day is.
 */
export function readThreat(
  view: LetterView,
  type: DocumentType,
  total: number | null,
  { role, ...asked }: Circumstances,
): Threat {
  if (isOthersKind(type, role)) return othersThreat(view, asked.isCalled, role);
  const outcome = outcomeOf(view, type);
  const reasons = [reasonOfKind(view, type, outcome.kind, { total, ...asked })];
  if (outcome.isFavourable) {
    const given = { reason: 'Rozstrzygnięcie jest korzystne.', quote: outcome.quote };
    return { level: 'LOW', reasons: [...reasons.slice(type.level === 'LOW' ? 0 : 1), given] };
  }
  // A court that ends a case may still order the reader to pay costs.
  const called = type.issuer === 'court' ? undefined : endedBy(view, type);
  if (called !== undefined && type.issuer === 'bailiff' && total !== null) {
    return { level: 'MEDIUM', reasons: [called, { reason: COSTS_REMAIN, quote: null }] };
  }
  if (called !== undefined) {
    const isOfKind = type.level !== 'LOW' && called.reason === SETTLED;
    return { level: 'LOW', reasons: [...(isOfKind ? [] : reasons), called] };
  }
  let level: Level = type.level;
  const reason = ownReason(view, type);
  if (reason !== undefined) {
    level = grave.has(reason) ? 'HIGH' : 'MEDIUM';
    reasons.splice(0, 1, { reason, quote: titleQuote(view) });
  }
  const now = isEnforcedOnReader(type) ? firstHit(view, underWay) : undefined;
  if (now !== undefined) {
    if (level === 'CRITICAL') reasons.length = 0; // the same, said by the letter itself
    level = 'CRITICAL';
    reasons.push(now);
  }
  const lost = type.reply === 'scam' || isOffer(type) ? undefined : lostIn(view, type);
  if (lost !== undefined) {
    reasons.push(lost);
    if (raises(type, lost.reason)) level = higher(level, 'HIGH');
  }
  const taken = level === 'LOW' ? takenBySender(view, type) : undefined;
  if (taken !== undefined) {
    reasons.push(taken);
    level = 'MEDIUM';
  }
  if (type.reply === 'payment_demand' && total !== null && total >= HIGH_AMOUNT) {
    reasons.push({ reason: 'Wysoka kwota (co najmniej 10 000 zł).', quote: null });
    level = higher(level, 'HIGH');
  }
  return { level, reasons };
}

const reasonOfKind = (
  view: LetterView,
  type: DocumentType,
  outcome: OutcomeKind,
  { total, isCalled, isContestable = true }: Omit<Circumstances, 'role'> & { total: number | null },
): Threat['reasons'][number] => {
  const forMoney = total !== null && type.duties.includes('pay');
  const reason = kindReasonOf(type, outcome, { forMoney, inTime: isCalled, isContestable });
  return { reason, quote: titleQuote(view) };
};

const SETTLED = 'Pismo mówi, że nic nie zostało już do zapłaty.';
const COSTS_REMAIN = 'Zostały koszty do zapłaty; bez zapłaty komornik je ściągnie.';

/** What is under way for a creditor threatens somebody else. */
const isEnforcedOnReader = ({ issuer, reply }: DocumentType): boolean =>
  reply === 'admin_enforcement' || (issuer === 'bailiff' && reply !== 'enforcing_creditor');

/** "W razie opóźnienia raty całość staje się wymagalna" in an agreement that nobody has signed yet. */
const isOffer = ({ id }: DocumentType) => id === 'propozycja-splaty';

const lostIn = (view: LetterView, { id }: DocumentType) =>
  (id === 'ubezpieczyciel-skladka' ? firstHit(view, coverEnds, coverGoesOn) : undefined) ??
  firstHit(view, announcesCutOff(view) ? [...cutOff, ...loss] : loss, notLost);

const takenBySender = (view: LetterView, { issuer }: DocumentType) =>
  issuers[issuer].isStatutory ? undefined : firstHit(view, taking, notTaking);

/** Words that say that a claim is announced and not yet raised. */
const notYet = wordPattern([
  'nie zadamy od pan* zaplaty', // Na tym etapie nie żądamy od Pani zapłaty.
  'nie zadamy od panstwa zaplaty',
  'nie zadamy jeszcze zaplaty',
  'nie zadamy zaplaty',
]);
const ONLY_SERVES = 'Komornik tylko doręcza pismo sądu: niczego nie egzekwuje.';
const PRISON = 'Pismo wzywa do odbycia kary.';
const grave: ReadonlySet<string> = new Set([ONLY_SERVES, PRISON]);
const MILDER = 'Pismo samo mówi, że nic jeszcze nie rozstrzyga albo niczego nie żąda.';

/** Why the letter is graver or less grave than its kind: it settles or demands nothing yet, or it cuts no supply off. */
function ownReason(view: LetterView, type: DocumentType): string | undefined {
  const { id, level, issuer } = type;
  const rarer = rarerDeedOf(view, type);
  if (rarer === 'calls_to_prison') return PRISON;
  if (rarer === 'serves_court_mail') return ONLY_SERVES;
  if (level !== 'HIGH' && level !== 'CRITICAL') return undefined;
  if (cutOffKinds.has(id) && !announcesCutOff(view)) return 'Pismo nie zapowiada odcięcia dostaw.';
  const isMilder =
    decidesNothing(view) ||
    (!issuers[issuer].isStatutory && (asksNothing(view) || notYet.test(view.spaced)));
  return isMilder ? MILDER : undefined;
}

/** For a letter about somebody else's debt or the reader's own claim: what it asks, not what its kind threatens. */
function othersThreat(view: LetterView, isCalled: boolean, role: Person | undefined): Threat {
  const whose = role !== undefined && besideDebt.has(role) ? '' : '; dług ma ktoś inny';
  const what = isCalled ? 'Pismo oczekuje czegoś od Ciebie w terminie' : 'Pismo informuje';
  const reason = `${what}${whose}.`;
  return { level: isCalled ? 'MEDIUM' : 'LOW', reasons: [{ reason, quote: titleQuote(view) }] };
}

/** Only the loss of a home, a supply, a loan or a cover raises a demand; a decision's level already includes finality. */
function raises(type: DocumentType, reason: string): boolean {
  if (reason.includes('ubezpieczenie')) return true;
  if (type.code === 'umowa' || !issuers[type.issuer].canTakeAway) return false;
  return (
    /dostaw|wymagalny/.test(reason) || (reason.includes('mieszkania') && type.issuer === 'landlord')
  );
}

/** Readers whose letter is about something other than a debt of somebody else. */
const besideDebt: ReadonlySet<Person> = new Set<Person>([
  'complainant',
  'landlord',
  'witness',
  'expert',
  'victim',
  'bidder',
]);

const order: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function higher(left: Level, right: Level): Level {
  return order.indexOf(left) >= order.indexOf(right) ? left : right;
}

function firstHit(
  view: LetterView,
  rules: readonly Rule[],
  unless?: RegExp,
  counts: (place: number) => boolean = () => true,
): Threat['reasons'][number] | undefined {
  for (const { pattern, reason } of rules) {
    if (!pattern.test(view.spaced)) continue; // most letters have none: no copy of the pattern is made
    for (const match of view.spaced.matchAll(new RegExp(pattern, 'g'))) {
      if (!counts(match.index)) continue;
      const span = sentenceOf(view, { start: match.index, end: match.index + match[0].length });
      if (unless?.test(view.spaced.slice(span.start, span.end)) === true) continue;
      return { reason, quote: quoteAt(view, span) };
    }
  }
  return undefined;
}

const endedBy = (view: LetterView, type: DocumentType) =>
  settledBy(view, type) ?? cancelledBy(view);

/** The sentence that withdraws or ends the case; instructions and reasons only describe possibilities. */
function cancelledBy(view: LetterView): Threat['reasons'][number] | undefined {
  const operative = (at: number) => {
    const part = clauseAt(view, at)?.part;
    return part === undefined || part === 'operative';
  };
  return firstHit(view, cancelled, announcing, operative);
}

/** "Świadczenie wyegzekwowano w całości", "Do zapłaty z tej faktury: 0,00 zł": nothing is left to pay. */
function settledBy(
  view: LetterView,
  { duties }: DocumentType,
): Threat['reasons'][number] | undefined {
  if (!duties.includes('pay') || !isSettledDebt(view)) return undefined;
  return { reason: SETTLED, quote: titleQuote(view) };
}

function titleQuote(view: LetterView): string | null {
  if (view.title === '') return null;
  const line = view.lines[view.titleLine];
  return line === undefined
    ? null
    : quoteAt(view, {
        start: flowPosition(view, line.start),
        end: flowPosition(view, line.end),
      });
}
