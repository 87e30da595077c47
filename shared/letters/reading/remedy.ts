import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { issuersWith } from '#shared/letters/catalogue/issuers.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { decidesNothing, onlyNotifies } from './clauses/deciding.ts';
import { outcomeOf } from './clauses/outcome.ts';
import type { Person } from './clauses/person-words.ts';
import { deniesEveryRemedy } from './clauses/remedy-denial.ts';
import { type RemedyMention, remedyMentions } from './clauses/remedy-mentions.ts';
import { callsByOrder } from './clauses/remedy-object.ts';
import { isAuthority } from './clauses/senders.ts';
import type { RemedyStem } from './clauses/words/remedy-words.ts';
import { mentionOf } from './first-mention.ts';
import { type LetterView, quoteAt } from './letter-view.ts';
import { isOthersKind } from './reader/reader.ts';
import { againstRegistrar } from './registrar.ts';
import { addresseeIn, basisIn, feeIn, goesThroughSender, staysInCourt } from './remedy-lodging.ts';
import { bareRemedy, mentionSource, stemOf } from './remedy-names.ts';

export const approvingProsecutor = 'prokurator, który zatwierdził postanowienie';
export type RemedyAnswer = NonNullable<ClassificationAnswer['remedy']>;

/** Issuers against which the law grants the remedy whatever the letter says; elsewhere the letter has to offer it. */
export const statutoryIssuers = issuersWith('isStatutory');
/** Orders that become final by silence: no other remedy named in the letter replaces theirs. */
const orders: ReadonlySet<DocumentType['reply']> = new Set([
  'payment_order',
  'european_order',
  'epu',
  'promissory_order',
  'default_judgment',
  'penal_order',
  'lawsuit',
  'distribution_plan',
]);
/** A firm's standing offer to receive complaints is not a remedy against this letter unless the letter says so. */
const offers: ReadonlySet<RemedyStem> = new Set(['reklamacj', 'zastrzezeni']);
/** Remedies that only a defendant has. */
const defence = /^(?:odpowied\w+ na pozew|sprzeciw|zarzuty)/;
/**
 * The remedy against this letter's own act. The letter's instruction overrides the table of kinds when it
 * refers to that act and to the reader; remedies against costs, against future acts and those of others never
 * do. A remedy granted by law stays when the letter names none.
 */
export function readRemedy(
  view: LetterView,
  type: DocumentType,
  sender: string | null,
  role?: Person,
): RemedyAnswer | null {
  const mentions = remedyMentions(view, type, role);
  // A trustee tells of the court's order; the way against that order is the bankrupt's.
  const isTold = decidesNothing(view) || type.id === 'syndyk-zawiadomienie';
  const chosen = isTold ? null : chooseRemedy(view, type, role, mentions);
  if (chosen === null) return null;
  const { base, places } = chosen;
  const [place] = places;
  const stays = staysInCourt(view, role);
  const isDirect =
    stays ||
    (base.via === null && !places.some(({ clause }) => goesThroughSender(view, clause.span)));
  return {
    name: base.name,
    addressee:
      (stays ? sender : null) ??
      firstOf(places, ({ clause }) => addresseeIn(view, clause.span, stemOf(base.name))) ??
      base.addressee,
    via: isDirect ? null : (otherWay(view, places, sender) ?? sender ?? base.via),
    form: base.form,
    fee: feeIn(view, stemOf(base.name)) ?? base.fee,
    legal_basis:
      base.legalBasis ?? firstOf(places, ({ clause }) => basisIn(view, clause.span)) ?? null,
    quote:
      place === undefined
        ? mentionOf(view, mentionSource(base.name))
        : quoteAt(view, place.clause.span),
  };
}

/** "za pośrednictwem prokuratora", said by the police: the complaint goes through the one who approved the act. */
function otherWay(
  { spaced }: LetterView,
  places: readonly RemedyMention[],
  sender: string | null,
): string | null {
  const isNamed = places.some(({ clause: { span } }) =>
    /\bza posrednictwem prokurator/.test(spaced.slice(span.start, span.end)),
  );
  return isNamed && !/prokurat/i.test(sender ?? '') ? approvingProsecutor : null;
}

type Choice = { base: TypeRemedy; places: readonly RemedyMention[] };

function chooseRemedy(
  view: LetterView,
  type: DocumentType,
  role: Person | undefined,
  mentions: readonly RemedyMention[],
): Choice | null {
  const own = mentions.filter(({ object }) => object === 'own' || object === 'unsaid');
  const kinds = tableRemedy(type, role);
  const table = kinds !== null && type.issuer === 'court' ? againstRegistrar(view, kinds) : kinds;
  const granted = own.filter(({ given, isReaders }) => given && isReaders);
  if (table !== null) {
    const stem = stemOf(table.name);
    const places = granted.filter((mention) => isStem(mention, stem));
    if (places.length > 0) return { base: table, places };
    if (isDenied(own, stem)) return instead(type, granted, stem);
    // The defence against an order that becomes final by silence stays, even when the letter explains the
    // same remedy to others.
    const isClosed = deniesEveryRemedy(view, type, orders.has(type.reply));
    if (orders.has(type.reply) && !isClosed) return { base: table, places: [] };
    if (isOthersOnly(mentions, stem)) return instead(type, granted, stem);
    if (isClosed) return instead(type, granted, stem);
  }
  const [best] = granted
    .filter(({ stem, object }) => object === 'own' || !offers.has(stem))
    .toSorted((left, right) => rank(left) - rank(right));
  const isTables = table !== null && mentionOf(view, mentionSource(table.name)) !== null;
  if (best !== undefined && (best.object === 'own' || !isTables)) {
    const places = granted.filter(({ stem }) => stem === best.stem);
    return { base: bareRemedy(type, best.stem), places };
  }
  const isGranted = table !== null && standsByLaw(view, type, table, mentions);
  return isGranted ? { base: table, places: [] } : null;
}

/** "Zażalenie nie przysługuje" beside "na postanowienie referendarza przysługuje skarga". */
function instead(
  type: DocumentType,
  granted: readonly RemedyMention[],
  denied: string,
): Choice | null {
  const best = granted.find((mention) => !offers.has(mention.stem) && !isStem(mention, denied));
  if (best === undefined) return null;
  const places = granted.filter(({ stem }) => stem === best.stem);
  return { base: bareRemedy(type, best.stem), places };
}

function isStem(mention: RemedyMention, stem: string): boolean {
  return new RegExp(stem).test(mention.stem);
}

function rank({ object }: RemedyMention): number {
  return object === 'own' ? 0 : 1;
}

function tableRemedy(type: DocumentType, role: Person | undefined): TypeRemedy | null {
  const { remedy, issuer } = type;
  if (remedy === null) return null;
  // A creditor of a bankrupt defends the claim on the list.
  const isCreditors = type.reply === 'claims_list' || type.reply === 'distribution_plan';
  if (role === 'claimant' && defence.test(foldText(remedy.name)) && !isCreditors) return null;
  // A debtor's remedy is not open to a third person; a claimant in court may appeal like the other party.
  if (role === 'complainant' || (role === 'claimant' && issuer === 'court')) return remedy;
  return isOthersKind(type, role) ? null : remedy;
}

/** "Na postanowienie nie służy zażalenie", not contradicted elsewhere for this act. */
function isDenied(own: readonly RemedyMention[], stem: string): boolean {
  return own.some(({ given, stem: denied }) => !given && new RegExp(stem).test(denied));
}

/** The letter grants the remedy, but only to somebody else. */
function isOthersOnly(mentions: readonly RemedyMention[], stem: string): boolean {
  const same = mentions.filter((mention) => isStem(mention, stem) && mention.given);
  return same.length > 0 && same.every(({ isReaders }) => !isReaders);
}

/** "Decyzję w tej sprawie wysłaliśmy osobno": this letter is not the act that can be appealed. */
const decisionComesApart =
  /\bdecyzj\w+[^;]{0,60}?\b(?:wysl|przesl|dorecz|otrzyma|wydamy|przyjdzie)\w*[^.;]{0,40}\b(?:osobn|odrebn|oddzieln)/;

/** Without words of the letter the law grants it only against decisions of an authority (or an employer). */
function standsByLaw(
  view: LetterView,
  type: DocumentType,
  { name }: TypeRemedy,
  mentions: readonly RemedyMention[],
): boolean {
  const stem = stemOf(name);
  if (decisionComesApart.test(view.spaced)) return false;
  const read = mentions.filter((mention) => isStem(mention, stem));
  // "Otrzyma Pan odrębne postanowienie, na które będzie służyć zażalenie": only against that one.
  if (read.length > 0 && read.every(({ object }) => object === 'future')) return false;
  const isRead = read.length > 0;
  const words = mentionSource(name);
  if (isOnlyForOthers(view, words)) return false;
  if (!isRead && mentionOf(view, words) !== null) return true;
  // The law's complaint is the debtor's: who pays the debtor has what the letter gives.
  if (type.duties.includes('third_party_seizure')) return false;
  if (!statutoryIssuers.has(type.issuer)) return false;
  if (type.issuer === 'employer') return true;
  // Nobody is told to appeal against what they asked for when the letter names no remedy.
  if (outcomeOf(view, type).isFavourable) return false;
  // A call under a fine orders papers; the fine, when it comes, has its own instruction.
  if (callsByOrder(view)) return false;
  return isAuthority(view) && !onlyNotifies(view);
}

/** "Wniosek o uchylenie dotyczy wyłącznie mandatów już prawomocnych": not this one. */
function isOnlyForOthers({ spaced }: LetterView, words: string): boolean {
  return new RegExp(
    String.raw`\b${words}\w*[^.;]{0,60}\bdotycz\w+ (?:tylko|wylacznie|jedynie)\b`,
  ).test(spaced);
}

function firstOf<Value>(
  places: readonly RemedyMention[],
  read: (place: RemedyMention) => Value | null,
): Value | undefined {
  for (const place of places) {
    const value = read(place);
    if (value !== null) return value;
  }
  return undefined;
}
