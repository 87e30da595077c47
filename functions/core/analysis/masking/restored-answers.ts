import type { ClassificationAnswer, ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { datesInFlow } from '#shared/letters/calendar/dates.ts';
import { signedByBoth } from '#shared/letters/people/both-sign.ts';
import { type Masking, nominativePlaceholder } from '#shared/letters/people/masking.ts';
import { isGap, putBack, quietly, signedInNominative } from '#shared/letters/people/put-back.ts';
import { salutedByName } from '#shared/letters/people/saluted.ts';
import { mapStrings } from '#shared/letters/text/map-strings.ts';
import { flowOf } from '#shared/letters/text/text.ts';

type Fact = ClassificationAnswer['sender'];

/** A classification with the personal data put back; parties in the nominative, lost values null. */
export function restoredClassification(
  answer: ClassificationAnswer,
  masking: Masking,
): ClassificationAnswer {
  const named = {
    ...answer,
    sender: inNominative(answer.sender),
    recipient: inNominative(answer.recipient),
  };
  const back = putBack(named, masking);
  const { financial } = back;
  return {
    ...back,
    sender: known(back.sender),
    recipient: known(back.recipient),
    reference_number: known(back.reference_number),
    document_date: { ...back.document_date, value: asIso(back.document_date.value) },
    terms: back.terms.map((term) => ({ ...term, date: asIso(term.date) })),
    financial: {
      ...financial,
      payment_title: known(financial.payment_title),
      bank_account: known(financial.bank_account),
    },
  };
}

/** Replies with the personal data put back, signed in the nominative, by both of a couple, without capitals, greeting one person as such. */
export function restoredReplies(
  replies: ReplyVariantsAnswer,
  masking: Masking,
): ReplyVariantsAnswer {
  const named = putBack(mapStrings(replies, signedInNominative), quietly(masking));
  return mapStrings(named, (text) => salutedByName(signedByBoth(text)));
}

function inNominative({ value, quote }: Fact): Fact {
  return { value: value === null ? null : nominativePlaceholder(value), quote };
}

/** "10.11.2026 r." as an ISO day; text without a day stays unchanged. */
function asIso(date: string | null): string | null {
  return date === null ? null : (datesInFlow(flowOf(date))[0]?.iso ?? date);
}

/** A value that a lost placeholder left as a gap is not known. */
function known(fact: Fact): Fact {
  return fact.value !== null && isGap(fact.value) ? { ...fact, value: null } : fact;
}
