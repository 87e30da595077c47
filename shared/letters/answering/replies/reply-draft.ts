import { longDate, zlotyText } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { amountDue } from '#shared/letters/reading/letter-facts.ts';

/** How a variant speaks; the keys of the result's three variants. */
export type Tone = 'cooperative' | 'assertive' | 'delay';

/** What one reply letter says, before it is laid out. */
export type ReplyDraft = {
  /** Name of the pleading ("SPRZECIW OD NAKAZU ZAPŁATY"), null for a plain letter. */
  heading: string | null;
  addressee: readonly string[];
  subject: string;
  paragraphs: readonly string[];
  /** Numbered requests after "Wnoszę o:". */
  requests?: readonly string[];
  closing?: readonly string[];
  attachments: readonly string[];
};

type VariantNotes = { tone: string; strategy: string; pros: string[]; cons: string[] };

/** A variant: the letter and what is to be said about it. */
export type ReplyVariant = { draft: ReplyDraft; notes: VariantNotes };

/** A visible gap the reader has to fill. */
export const gap = (what: string) => `[uzupełnij: ${what}]`;

const referenceLabels: Readonly<Partial<Record<LetterFacts['type']['issuer'], string>>> = {
  court: 'sygn. akt',
  bailiff: 'sygn. akt',
  tax_office: 'znak sprawy',
  municipality: 'znak sprawy',
  office: 'znak sprawy',
  zus: 'znak',
  traffic: 'nr sprawy',
  insurer: 'nr szkody',
};

/** ", sygn. akt I Nc 1284/26" – the letter's own number, or a gap where one is needed. */
export function referencePart(facts: LetterFacts): string {
  const label = referenceLabels[facts.type.issuer];
  if (facts.reference !== null) return `, ${label ?? 'znak'} ${facts.reference}`;
  return label === undefined ? '' : `, ${label} ${gap('numer sprawy')}`;
}

/** "z dnia 11 maja 2026 r." */
export function datePart(facts: LetterFacts): string {
  const day = facts.documentDate === null ? gap('data pisma') : longDate(facts.documentDate);
  return `z dnia ${day}`;
}

export function dueText(facts: LetterFacts): string {
  const due = amountDue(facts);
  return due === null ? gap('kwota') : zlotyText(due);
}

function addressOfSender({ senderAddress }: LetterFacts): readonly string[] {
  return senderAddress.length > 0 ? senderAddress : [gap('adres')];
}

/** The sender as addressee of a plain reply. */
export function senderLines(facts: LetterFacts): string[] {
  return [facts.sender ?? gap('nadawca pisma'), ...addressOfSender(facts)];
}

/** Addressee and lodging way of the remedy, each on its line. */
export function remedyLines(facts: LetterFacts): string[] {
  const { remedy } = facts;
  if (remedy === null) return senderLines(facts);
  const general =
    remedy.addressee === null ||
    /^(?:sąd|wojewódzki sąd|organ|wierzyciel|ubezpieczyciel|sprzedawca|przewoźnik|zarządca|operator|wynajmujący|dyrektor|komisja|pracodawca|sąd pracy)\b/.test(
      remedy.addressee,
    );
  const first = general
    ? remedy.via === null
      ? (facts.sender ?? gap('adresat pisma'))
      : gap(remedy.addressee ?? 'adresat pisma')
    : (remedy.addressee ?? gap('adresat pisma'));
  if (remedy.via !== null) {
    return [first, 'za pośrednictwem:', facts.sender ?? remedy.via, ...addressOfSender(facts)];
  }
  const isSender = facts.sender !== null && first.startsWith(facts.sender);
  return [first, ...(isSender ? addressOfSender(facts) : [gap('adres')])];
}

export const notAcknowledged =
  'Niniejsze pismo nie stanowi uznania długu ani zrzeczenia się zarzutu przedawnienia.';
