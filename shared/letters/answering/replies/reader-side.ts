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
  const { role, type } = facts;
  if (type.issuer === 'bailiff' || /^komornik/i.test(facts.sender ?? '')) {
    if (isEnforcing(facts)) return 'enforcing_creditor';
    return isAskedAboutDebtor(facts) ? 'asked_about_debtor' : null;
  }
  if ((role === 'claimant' || hasOwnTitle(facts)) && suits.has(type.reply))
    return isCalledToAnswer(facts) ? 'claimant' : 'information';
  return type.reply === 'landlord' && isFromTenant(facts) ? 'tenant_leaves' : null;
}

/** "WEZWANIE WIERZYCIELA", "z Pani wniosku o egzekucję": the reader enforces. */
const isEnforcing = ({ role, view }: LetterFacts) =>
  role === 'claimant' ||
  /\b(?:wezwanie|zawiadomienie) wierzyciel(?:a|ki)\b/.test(view.foldedTitle) ||
  /\bz (?:pani|pana|panstwa) wniosku o (?:wszczecie )?egzekucj/.test(view.spaced);

/** The bailiff asks an employer, a bank or an acquaintance about the debtor and seizes nothing. */
const isAskedAboutDebtor = ({ view }: LetterFacts) =>
  /\b(?:zadanie|wezwanie do) (?:udzielenia )?(?:informacji|wyjasnien)\b/.test(view.foldedTitle) ||
  /\bpismo nie jest zajeciem\b/.test(view.spaced);

/** A writ of execution "na Pani wniosek": the order is the reader's own. */
const hasOwnTitle = ({ view }: LetterFacts) =>
  /\bna (?:pani|pana|panstwa) wniosek w klauzule wykonalnosci/.test(view.spaced);

const isCalledToAnswer = ({ view, events }: LetterFacts) =>
  events.length > 0 || /\b(?:replik|pism\w+ przygotowawcz|zobowiazuje|wzywa)/.test(view.spaced);

/** Who gives notice and asks for the deposit back is the tenant, so the reader lets the flat. */
const isFromTenant = ({ view }: LetterFacts) =>
  /\bwypowiadam (?:pani|panu|panstwu )?\s?umowe najmu\b/.test(view.spaced) &&
  /\b(?:zwrot\w*|zwroceni\w+|oddani\w+) kaucji\b/.test(view.spaced) &&
  !/\b(?:wzywam|zobowiazuje|prosze)\b[^.]{0,60}\b(?:oproznieni|opuszczeni|wydani)/.test(
    view.spaced,
  );
