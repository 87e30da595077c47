import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import type { Clause } from '#shared/letters/reading/clauses/clause.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { RemedyMention } from '#shared/letters/reading/clauses/remedy-mentions.ts';
import { mentionOf } from '#shared/letters/reading/first-mention.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import {
  basisIn,
  feeIn,
  goesThroughSender,
  lodgingSpans,
  otherWay,
  staysInCourt,
  throughOther,
} from '#shared/letters/reading/remedy-lodging.ts';
import { defence, mentionSource, stemOf } from '#shared/letters/reading/remedy-names.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';

import { addresseeIn } from './addressee-in.ts';
import { offerOf } from './by-law.ts';
import type { OfferedObjection } from './offered-objection.ts';
import { supervised } from './police-orders.ts';

/** A remedy with the places of the letter that grant it. */
export type ChosenRemedy = { base: TypeRemedy; places: readonly RemedyMention[] };

/** All of a remedy's answer but its name. */
type Lodging = Omit<NonNullable<ClassificationAnswer['remedy']>, 'name'>;

type Read = {
  view: LetterView;
  type: DocumentType;
  sender: string | null;
  role: Person | undefined;
};

/** Where, how and for how much the remedy is lodged, by the letter's own words before the table of kinds. */
export function lodgingOf({ view, type, sender, role }: Read, chosen: ChosenRemedy): Lodging {
  const { places } = chosen;
  const base = supervised(view, type, sender, chosen.base);
  const granting = places.map(({ clause }) => clause);
  const offered = places.length === 0 ? offeredIn(view, base) : undefined;
  const [shown] = offered === undefined ? granting : [offered];
  const spans = lodgingSpans(view, shown === undefined ? [] : [shown, ...granting.slice(1)]);
  const stays = staysInCourt(view, role);
  const named = firstOf(spans, (span) => addresseeIn(view, span, stemOf(base.name)));
  const isOther = named !== undefined && !named.startsWith(sender ?? ' ');
  const isDirect =
    stays || (base.via === null && !spans.some((span) => goesThroughSender(view, span, isOther)));
  return {
    addressee: (stays || isOwnComplaint(type, base) ? sender : null) ?? named ?? base.addressee,
    via: isDirect
      ? null
      : (otherWay(view, spans, sender) ?? throughOther(base, sender) ?? sender ?? base.via),
    form: base.form,
    fee: feeIn(view, stemOf(base.name)) ?? base.fee,
    legal_basis: base.legalBasis ?? firstOf(spans, (span) => basisIn(view, span)) ?? null,
    quote:
      shown === undefined ? mentionOf(view, mentionSource(base.name)) : quoteAt(view, shown.span),
  };
}

/** The way of objecting that a letter offers in its own words. */
export function offeredLodging(
  view: LetterView,
  sender: string | null,
  name: string,
  { stem, span, quote }: OfferedObjection,
): Lodging {
  const isSuit = stem === 'powodztw';
  return {
    addressee: isSuit ? 'sąd' : (addresseeIn(view, span, stemOf(name)) ?? sender),
    via: null,
    form: isSuit ? 'pozew' : 'w sposób podany w piśmie',
    fee: null,
    legal_basis: null,
    quote,
  };
}

/** An insurer's or a bank's client complains to that firm itself. */
const isOwnComplaint = ({ issuer }: DocumentType, { name }: TypeRemedy): boolean =>
  name === 'reklamacja' && (issuer === 'insurer' || issuer === 'bank');

const offeredIn = (view: LetterView, { name }: TypeRemedy): Clause | undefined =>
  defence.test(foldText(name)) ? undefined : offerOf(view, mentionSource(name));

function firstOf<Value>(
  spans: readonly Span[],
  read: (span: Span) => Value | null,
): Value | undefined {
  for (const span of spans) {
    const value = read(span);
    if (value !== null) return value;
  }
  return undefined;
}
