import type { Level } from '#shared/domain/levels.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { asksNothing, needsNoAnswer } from './clauses/asks-nothing.ts';
import { isSettledDebt } from './clauses/calls/settled-debt.ts';
import { clauseAt } from './clauses/clause.ts';
import { decidesNothing } from './clauses/deciding.ts';
import { outcomeOf } from './clauses/outcome.ts';
import type { OutcomeKind } from './clauses/outcome-words.ts';
import type { Person } from './clauses/person-words.ts';
import { announcesCutOff } from './kinds/deeds/cut-off.ts';
import { endsRightToStay } from './kinds/deeds/end-of-stay.ts';
import { threatensSuit } from './kinds/deeds/threatened-suit.ts';
import { cutOffKinds } from './kinds/kind-by-deed.ts';
import { firstHit, higher, kindReasonOf, type Reason, titleQuote } from './kinds/level-reasons.ts';
import { rarerDeedOf } from './kinds/rarer-deeds.ts';
import { calmerLevel } from './kinds/what-it-wants.ts';
import { amountDue, type LetterFacts } from './letter-facts.ts';
import type { LetterView } from './letter-view.ts';
import { isOthersKind } from './reader/reader.ts';
import {
  cancelled,
  coverEnds,
  coverGoesOn,
  cutOff,
  loss,
  notLost,
  notTaking,
  taking,
  underWay,
  warned,
} from './threat-rules.ts';

type Threat = ClassificationAnswer['threat'];
type ThreatFacts = Pick<
  LetterFacts,
  'view' | 'type' | 'role' | 'terms' | 'events' | 'remedy' | 'financial'
>;

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
export function readThreat(facts: ThreatFacts): Threat {
  const { view, type, role, terms } = facts;
  const total = amountDue(facts);
  if (isOthersKind(type, role)) return othersThreat(view, terms.length > 0, role);
  const outcome = outcomeOf(view, type);
  const reasons = [reasonOfKind(facts, outcome.kind, total)];
  if (outcome.isFavourable) {
    const given = { reason: 'Rozstrzygnięcie jest korzystne.', quote: outcome.quote };
    return { level: 'LOW', reasons: [...reasons.slice(type.level === 'LOW' ? 0 : 1), given] };
  }
  const ended = endedThreat(view, type, reasons, total);
  if (ended !== undefined) return ended;
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
  const isCalm = reason === undefined && now === undefined && lost === undefined;
  const calmer = isCalm ? calmerLevel(facts, outcome, level) : undefined;
  if (calmer !== undefined) {
    level = calmer.level;
    reasons.splice(0, 1, { reason: calmer.reason, quote: titleQuote(view) });
  }
  if (lost !== undefined) {
    reasons.push(lost);
    if (raises(type, lost.reason)) level = higher(level, 'HIGH');
  }
  const taken = level === 'LOW' ? announcedBySender(view, type) : undefined;
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

/** The level of a letter that ends the case; a court that ends one may still order the reader to pay costs. */
function endedThreat(
  view: LetterView,
  type: DocumentType,
  reasons: Threat['reasons'],
  total: number | null,
): Threat | undefined {
  const called = type.issuer === 'court' ? undefined : endedBy(view, type);
  if (called === undefined) return undefined;
  if (type.issuer === 'bailiff' && total !== null) {
    return { level: 'MEDIUM', reasons: [called, { reason: COSTS_REMAIN, quote: null }] };
  }
  const isOfKind = type.level !== 'LOW' && called.reason === SETTLED;
  return { level: 'LOW', reasons: [...(isOfKind ? [] : reasons), called] };
}

const reasonOfKind = (
  { view, type, terms, remedy }: ThreatFacts,
  outcome: OutcomeKind,
  total: number | null,
): Reason => {
  const forMoney = total !== null && type.duties.includes('pay');
  const asked = { forMoney, inTime: terms.length > 0, isContestable: remedy !== null };
  return { reason: kindReasonOf(type, outcome, asked), quote: titleQuote(view) };
};

const SETTLED = 'Pismo mówi, że nic nie zostało już do zapłaty.';
const COSTS_REMAIN = 'Zostały koszty do zapłaty; bez zapłaty komornik je ściągnie.';

/** What is under way for a creditor threatens somebody else. */
const isEnforcedOnReader = ({ issuer, reply }: DocumentType): boolean =>
  reply === 'admin_enforcement' || (issuer === 'bailiff' && reply !== 'enforcing_creditor');

/** "W razie opóźnienia raty całość staje się wymagalna" in an agreement that nobody has signed yet. */
const isOffer = ({ id }: DocumentType) => id === 'propozycja-splaty';

function lostIn(view: LetterView, { id, issuer }: DocumentType): Reason | undefined {
  if (!issuers[issuer].isStatutory && needsNoAnswer(view)) return undefined;
  const cover =
    id === 'ubezpieczyciel-skladka' ? firstHit(view, coverEnds, coverGoesOn) : undefined;
  return cover ?? firstHit(view, announcesCutOff(view) ? [...cutOff, ...loss] : loss, notLost);
}

/** What a private sender announces in a letter of a harmless kind: it takes money, or goes to court. */
function announcedBySender(view: LetterView, { issuer, reply }: DocumentType): Reason | undefined {
  if (issuers[issuer].isStatutory) return undefined;
  const taken = firstHit(view, taking, notTaking);
  if (taken !== undefined || reply !== 'unknown') return taken;
  if (threatensSuit(view)) return { reason: SUIT, quote: null };
  return firstHit(view, warned);
}
const SUIT = 'Nadawca zapowiada sprawę w sądzie.';

/** Words that say that a claim is announced and not yet raised. */
const notYet = wordPattern([
  'nie zadamy od pan* zaplaty', // Na tym etapie nie żądamy od Pani zapłaty.
  'nie zadamy od panstwa zaplaty',
  'nie zadamy jeszcze zaplaty',
  'nie zadamy zaplaty',
]);
const ONLY_SERVES = 'Komornik tylko doręcza pismo sądu: niczego nie egzekwuje.';
const PRISON = 'Pismo wzywa do odbycia kary.';
const STAY = 'Decyzja dotyczy prawa do pobytu w Polsce.';
const grave: ReadonlySet<string> = new Set([ONLY_SERVES, PRISON, STAY]);
const MILDER = 'Pismo samo mówi, że nic jeszcze nie rozstrzyga albo niczego nie żąda.';

/** Why the letter is graver or less grave than its kind: it settles or demands nothing yet, or it cuts no supply off. */
function ownReason(view: LetterView, type: DocumentType): string | undefined {
  const { id, level, issuer } = type;
  const rarer = rarerDeedOf(view, type);
  if (rarer === 'calls_to_prison') return PRISON;
  if (rarer === 'serves_court_mail') return ONLY_SERVES;
  if (type.reply === 'admin_decision' && endsRightToStay(view)) return STAY;
  if (level !== 'HIGH' && level !== 'CRITICAL') return undefined;
  if (cutOffKinds.has(id) && !announcesCutOff(view)) return 'Pismo nie zapowiada odcięcia dostaw.';
  // The heir's time runs by law, although the court that tells of it decides nothing.
  const isMilder =
    (decidesNothing(view) && type.reply !== 'inheritance') ||
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

const endedBy = (view: LetterView, type: DocumentType) =>
  settledBy(view, type) ?? cancelledBy(view);

/** The sentence that withdraws or ends the case; instructions and reasons only describe possibilities. */
function cancelledBy(view: LetterView): Reason | undefined {
  const operative = (at: number) => {
    const part = clauseAt(view, at)?.part;
    return part === undefined || part === 'operative';
  };
  return firstHit(view, cancelled, announcing, operative);
}

/** "Świadczenie wyegzekwowano w całości", "Do zapłaty z tej faktury: 0,00 zł": nothing is left to pay. */
function settledBy(view: LetterView, { duties }: DocumentType): Reason | undefined {
  if (!duties.includes('pay') || !isSettledDebt(view)) return undefined;
  return { reason: SETTLED, quote: titleQuote(view) };
}
