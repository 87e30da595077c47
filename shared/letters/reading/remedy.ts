import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { decidesNothing } from './clauses/deciding.ts';
import { hasOutcome } from './clauses/outcome.ts';
import type { Person } from './clauses/person-words.ts';
import { deniesEveryRemedy } from './clauses/remedy-denial.ts';
import { type RemedyMention, remedyMentions } from './clauses/remedy-mentions.ts';
import type { RemedyStem } from './clauses/words/remedy-words.ts';
import { mentionOf } from './first-mention.ts';
import type { LetterView } from './letter-view.ts';
import { isOthersKind } from './reader/reader.ts';
import { standsByLaw } from './remedies/by-law.ts';
import { isWithoutComplaint } from './remedies/garnishees.ts';
import { type ChosenRemedy, lodgingOf, offeredLodging } from './remedies/lodged.ts';
import { offeredObjection } from './remedies/offered-objection.ts';
import { againstRegistrar } from './remedies/registrar.ts';
import { bareRemedy, defence, mentionSource, spent, stemOf } from './remedy-names.ts';

export type RemedyAnswer = NonNullable<ClassificationAnswer['remedy']>;

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
/** Kinds that only tell or answer: what they say of a remedy is about another act. */
const withoutRemedy: ReadonlySet<string> = new Set([
  'syndyk-zawiadomienie', // of the court's order, whose remedy is the bankrupt's
  'petycja-skarga-odpowiedz', // the complaint is the one that was answered
  'kredyt-splacony',
]);
/** A firm's standing offer to receive complaints is not a remedy against this letter unless the letter says so. */
const offers: ReadonlySet<RemedyStem> = new Set(['reklamacj', 'zastrzezeni']);
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
  const mentions = remedyMentions(view, type, role).filter(({ stem }) => stem !== spent[type.id]);
  if (isWithoutComplaint(view, type, role)) return null;
  const isTold = withoutRemedy.has(type.id) || (decidesNothing(view) && !complains(type));
  const chosen = isTold ? null : chooseRemedy(view, type, role, mentions);
  // A firm's standing offer to hear complaints is none against a letter that decides nothing.
  if (chosen === null || (chosen.places.length === 0 && decidesNothing(view)))
    return offeredRemedy(view, type, sender, mentions);
  return { name: chosen.base.name, ...lodgingOf({ view, type, sender, role }, chosen) };
}

/** A complaint to the sender needs no decision: "zawiadomienie nie jest decyzją" closes only the others. */
const complains = ({ remedy }: DocumentType): boolean =>
  remedy !== null && /^(?:reklamacj|zastrzezen)/.test(stemOf(remedy.name));

/** Without a remedy by law or by its kind, a letter may still offer a way of objecting to it, in its own words. */
function offeredRemedy(
  view: LetterView,
  type: DocumentType,
  sender: string | null,
  mentions: readonly RemedyMention[],
): RemedyAnswer | null {
  const isOpen = type.remedy === null && type.reply !== 'scam' && !withoutRemedy.has(type.id);
  const offered = isOpen ? offeredObjection(view, mentions) : null;
  if (offered === null) return null;
  const { name } = bareRemedy(type, offered.stem);
  return { name, ...offeredLodging(view, sender, name, offered) };
}

function chooseRemedy(
  view: LetterView,
  type: DocumentType,
  role: Person | undefined,
  mentions: readonly RemedyMention[],
): ChosenRemedy | null {
  const own = mentions.filter(({ object }) => object === 'own' || object === 'unsaid');
  const kinds = tableRemedy(type, role);
  if (kinds !== null && isStandingOffer(view, type, mentions)) return null;
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
    const named = isClosed ? undefined : otherDefence(view, table, granted);
    if (named !== undefined) return { base: bareRemedy(type, named.stem), places: [named] };
    if (orders.has(type.reply) && !isClosed) return { base: table, places: [] };
    if (isOthersOnly(mentions, stem)) return instead(type, granted, stem);
    if (isClosed) return instead(type, granted, stem);
  }
  // "Na zawiadomienie nie przysługuje środek zaskarżenia": what it tells of a remedy is about something else.
  const isSilent = granted.every(({ object }) => object !== 'own');
  if (table === null && isSilent && deniesEveryRemedy(view, type, true)) return null;
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

/** "Reklamację można złożyć w każdej placówce", in a notice of a change that refuses the reader nothing. */
const isStandingOffer = (
  view: LetterView,
  type: DocumentType,
  mentions: readonly RemedyMention[],
): boolean =>
  type.duties.includes('weigh_change') &&
  complains(type) &&
  !mentions.some(({ object }) => object === 'own') &&
  !hasOutcome(view) &&
  offeredObjection(view, mentions) === null;

/** "Od nakazu może Pani wnieść sprzeciw", where the kind's law gives another defence that the letter never names. */
function otherDefence(
  view: LetterView,
  table: TypeRemedy,
  granted: readonly RemedyMention[],
): RemedyMention | undefined {
  if (!defence.test(foldText(table.name)) || isNamedIn(view, table)) return undefined;
  return granted.find(({ stem, object }) => object === 'own' && defence.test(stem));
}

const isNamedIn = ({ spaced }: LetterView, { name }: TypeRemedy): boolean =>
  spaced.includes(foldText(name).startsWith('odpowied') ? 'na pozew' : stemOf(name));

/** "Zażalenie nie przysługuje" beside "na postanowienie referendarza przysługuje skarga". */
function instead(
  type: DocumentType,
  granted: readonly RemedyMention[],
  denied: string,
): ChosenRemedy | null {
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
