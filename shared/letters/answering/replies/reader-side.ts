import { issuers } from '#shared/letters/catalogue/issuers.ts';
import { isAuthority } from '#shared/letters/reading/clauses/senders.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { ReplyKind } from './families.ts';

/** Suits: a claimant is called to answer the other party, not the suit. */
const suits: ReadonlySet<ReplyKind> = new Set([
  'lawsuit',
  'divorce',
  'alimony',
  'eviction',
  'payment_order',
  'european_order',
  'epu',
  'promissory_order',
  'default_judgment',
]);

/**
 * The replies for a reader whom the letter's kind does not address: a claimant, an enforcing creditor, a
 * person asked about a debtor, a landlord; null for the reader that the kind is written for.
 */
export function kindForOtherReader(facts: LetterFacts): ReplyKind | null {
  const { role, type, sender } = facts;
  if (type.reply === 'distribution_plan') return null;
  if (type.issuer === 'bailiff' || /^komornik/i.test(sender ?? '') || isOfBailiff(facts)) {
    if (role === 'claimant')
      return type.id === 'komornik-koniec' ? 'information' : 'enforcing_creditor';
    if (isAskedAboutDebtor(facts)) return 'asked_about_debtor';
    if (role === 'employer' || role === 'bank' || owesToDebtor(facts)) return 'third_party';
    return type.issuer === 'bailiff' ? null : ownKindOfBailiff(facts);
  }
  if (role === 'claimant' && suits.has(type.reply))
    return isCalledToAnswer(facts) ? 'claimant' : 'information';
  if (role === 'claimant' && isOffered(facts)) return 'debtors_offer';
  if (role === 'victim' && mayJoin(facts)) return 'victim';
  return role === 'landlord' && type.reply === 'landlord' ? 'tenant_leaves' : null;
}

/** A private debtor of the reader writes: demands of the reader's own kind would turn the sides. */
const isOffered = ({ type, financial, view }: LetterFacts) =>
  !isAuthority(view) &&
  !/\bsyndyk|\bupadlosc/.test(view.spaced) &&
  !issuers[type.issuer].isStatutory &&
  financial.direction !== 'to_pay' &&
  (type.reply === 'payment_demand' || type.id === 'inne');

/** The bailiff asks an employer, a bank or an acquaintance about the debtor and seizes nothing. */
const isAskedAboutDebtor = ({ view }: LetterFacts) =>
  /\b(?:zadanie|wezwanie do) (?:udzielenia )?(?:informacji|wyjasnien)\b/.test(view.foldedTitle) ||
  /\bpismo nie jest zajeciem\b/.test(view.spaced);

/** "Km 2044/26" at the top of the letter: a bailiff's register, whatever the letter calls itself. */
const isOfBailiff = ({ reference, view }: LetterFacts) =>
  /^K(?:m|mp|ms)\b/i.test(reference ?? '') && /\bkomornik\b/.test(view.spaced);

/** The reader owes the debtor rent or wages: the bailiff takes these, but the debt is the debtor's. */
const owesToDebtor = ({ view }: LetterFacts) =>
  /\bnie odpowiada (?:pan|pani) za (?:dlug|zobowiazani)|\bto nie jest (?:pana|pani) dlug\b/.test(
    view.spaced,
  );

const ownKindOfBailiff = ({ view }: LetterFacts): ReplyKind =>
  /\b(?:emerytur|rent[yaęe]\b|wynagrodzeni|swiadczeni)/.test(view.spaced)
    ? 'bailiff_wage'
    : 'bailiff';

const isCalledToAnswer = ({ view, events }: LetterFacts) =>
  events.length > 0 ||
  /\b(?:replik|pism\w+ przygotowawcz|(?<!\bnie )(?:zobowiazuje|wzywa))/.test(view.spaced);

/** The police inform the victim that the case goes to court and that they may act beside the prosecutor. */
const mayJoin = ({ view }: LetterFacts) => /\boskarzyciel\w* posilkow/.test(view.spaced);
