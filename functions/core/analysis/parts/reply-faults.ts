import type { Classification, VariantKey } from '#shared/domain/analysis-result.ts';
import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import type { ReplyAnswer } from '#shared/domain/model-answers.ts';
import { faultsOfReply, type ReplyFault } from '#shared/letters/checking/reply-guards.ts';
import type { Masking } from '#shared/letters/people/masking.ts';
import { putBack, signedInNominative } from '#shared/letters/people/put-back.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

/** Kinds of letters about dues to the State, ZUS or a municipality. */
const publicDues: ReadonlySet<DocumentTypeCode> = new Set([
  'upomnienie',
  'decyzja_podatkowa',
  'decyzja_zus',
  'pismo_zus',
  'mandat_grzywna',
]);
/** Kinds of letters after which the claim is finally decided. */
const finalClaims: ReadonlySet<DocumentTypeCode> = new Set(['pismo_komornicze', 'upomnienie']);

/** What the model is told about a fault; wrong single figures are replaced by gaps instead. */
const sentences = {
  lost_placeholder:
    'W liście jest oznaczenie w nawiasach kwadratowych, którego nie ma w piśmie. Użyj oznaczeń z pisma, a gdzie ich nie ma, pola [uzupełnij: …].',
  not_polish: 'List nie jest napisany po polsku.',
  too_short: 'To nie jest cały list: brakuje treści albo części układu.',
  too_long: 'List jest za długi: najwyżej 6000 znaków.',
  no_reference: 'W liście nie ma numeru (sygnatury) pisma z ANALIZY.',
  wrong_signature:
    'Pod „Z poważaniem" ma być podpis adresata pisma z ANALIZY albo pole [uzupełnij: imię i nazwisko].',
  admits_debt: 'List uznaje dług albo zobowiązuje się do zapłaty. Usuń to.',
  remedy_not_first: 'List ma być środkiem zaskarżenia z ANALIZY: jego nazwa pod „Dotyczy:".',
  settles_public_due: 'Należności publicznej nie uznaje się ani nie ugadza. Usuń to.',
  claims_to_be_in_time: 'Nie pisz, że list jest w terminie: tego nie wiemy.',
  foreign_amount: null,
  foreign_date: null,
  foreign_account: null,
} as const satisfies Readonly<Record<ReplyFault | 'lost_placeholder', string | null>>;

type Answered = { letter: Letter; facts: Classification; masking: Masking; today: string };

/** Why a reply cannot be shown, in sentences for the model; undefined when it can. */
export function replyFaults(
  variant: VariantKey,
  { content }: ReplyAnswer,
  { letter, facts, masking, today }: Answered,
): string | undefined {
  const { code } = facts.document_classification;
  const faults = faultsOfReply(putBack(signedInNominative(content), masking), {
    letter: letter.flow,
    today,
    recipient: facts.recipient_identification.name ?? readLetter(letter).recipient,
    reference: facts.case_details.reference_number,
    remedy: variant === 'variant_2_assertive' ? (facts.remedy?.name ?? null) : null,
    isFinalClaim: code !== undefined && finalClaims.has(code),
    isPublicDue: code !== undefined && publicDues.has(code),
    isInTime: false,
  });
  const told = faults.flatMap((fault) => sentences[fault] ?? []);
  return told.length === 0 ? undefined : told.join('\n');
}

const gapsIn = (text: string) => text.split('[uzupełnij').length;

/** What a reply loses when it is shown: a placeholder that the letter does not have becomes a gap. */
export function replySlip({ content }: ReplyAnswer, masking: Masking): string | undefined {
  const losesData = gapsIn(putBack(content, masking)) > gapsIn(content);
  return losesData ? sentences.lost_placeholder : undefined;
}
