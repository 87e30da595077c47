import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** Suits: who sues is called to answer the other side, not the suit. */
const suits: ReadonlySet<ReplyKind> = new Set([
  'lawsuit',
  'divorce',
  'alimony',
  'eviction',
  'payment_order',
  'epu',
  'promissory_order',
  'default_judgment',
]);

/**
 * The replies of a reader whom the letter's kind does not speak to: who sues, who enforces, who is asked about a
 * debtor, who lets the flat; null for the reader the kind is made for.
 */
export function kindForOtherReader(facts: LetterFacts): ReplyKind | null {
  const { role, type, sender } = facts;
  if (type.issuer === 'bailiff' || /^komornik/i.test(sender ?? '')) {
    if (role === 'claimant') return 'enforcing_creditor';
    return isAskedAboutDebtor(facts) ? 'asked_about_debtor' : null;
  }
  if (role === 'claimant' && suits.has(type.reply))
    return isCalledToAnswer(facts) ? 'claimant' : 'information';
  if (role === 'victim' && mayJoin(facts)) return 'victim';
  return role === 'landlord' && type.reply === 'landlord' ? 'tenant_leaves' : null;
}

/** The bailiff asks an employer, a bank or an acquaintance about the debtor and seizes nothing. */
const isAskedAboutDebtor = ({ view }: LetterFacts) =>
  /\b(?:zadanie|wezwanie do) (?:udzielenia )?(?:informacji|wyjasnien)\b/.test(view.foldedTitle) ||
  /\bpismo nie jest zajeciem\b/.test(view.spaced);

const isCalledToAnswer = ({ view, events }: LetterFacts) =>
  events.length > 0 || /\b(?:replik|pism\w+ przygotowawcz|zobowiazuje|wzywa)/.test(view.spaced);

/** The police tell the victim that the case goes to court and that he may act beside the prosecutor. */
const mayJoin = ({ view }: LetterFacts) => /\boskarzyciel\w* posilkow/.test(view.spaced);
