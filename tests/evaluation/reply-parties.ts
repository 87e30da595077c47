import { restoredReplies } from '#functions/core/analysis/masking/restored-answers.ts';
import { variantKey } from '#shared/domain/analysis-result.ts';
import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { answerReplies } from '#shared/letters/answering/engine.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { institutionInGenitive } from '#shared/letters/text/institution-cases.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import type { GroundTruth } from './ground-truth.ts';
import { hasStemsOf, squash, stemOverlap } from './matching.ts';

/** Who writes a reply, to whom and who signs it, as its layout shows them; a missing part is an empty string. */
export type ReplyParties = { writer: string; to: string; via: string; signature: string };

const THROUGH = /za pośrednictwem(?: nadawcy pisma:)?/u;

/** The parties of one reply: the writer on the left, the addressee on the right, the signature at the end. */
export function partiesOf(content: string): ReplyParties {
  const lines = content.split('\n');
  const subject = lines.findIndex((line) => line.startsWith('Dotyczy:'));
  const head = lines.slice(1, subject).filter((line) => line.trim() !== '');
  const [to = '', via = ''] = head
    .filter((line) => line.startsWith(' '.repeat(21)))
    .map((line) => line.trim())
    .join(' ')
    .split(THROUGH);
  const [, signature = ''] = content.split(/^Z poważaniem$/m);
  return {
    writer: head.find((line) => !line.startsWith(' ')) ?? '',
    to: to.trim(),
    via: via.trim(),
    signature: (signature.split('Załączniki:')[0] ?? '').trim(),
  };
}

/** The three replies to a letter, read as the product reads it: without personal data, which is put back. */
export function repliesTo(text: string, today: string): ReplyVariantsAnswer {
  const masking = maskLetter(openLetter(text));
  return restoredReplies(answerReplies(openLetter(masking.text), undefined, today), masking);
}

const HEAD = 1_500;

/** Whether the head of a reply names the sender of the letter, or another who may get the reply. */
export function namesSender(
  content: string,
  { sender, sender_aliases: aliases, harm }: GroundTruth,
): boolean {
  const head = content.slice(0, HEAD);
  const names = [...(sender === null ? [] : [sender]), ...aliases, ...(harm?.reply_to ?? [])];
  return names.some(
    (name) =>
      squash(head).includes(squash(name)) ||
      (stemOverlap(head, name) > 0 && hasStemsOf(head, name)),
  );
}

/** What is wrong with the parties of the three replies by the letter's truth, one line each. */
export function partyFaults(
  replies: ReplyVariantsAnswer,
  truth: GroundTruth,
  alsoTo: readonly string[] = [],
): string[] {
  return variantKey.options.flatMap((key, index) => {
    const { content } = replies[key];
    const parties = partiesOf(content);
    return [
      ...writerFaults(parties, truth),
      ...addresseeFaults(parties, headingOf(content), truth, alsoTo),
    ].map((fault) => `${index + 1}: ${fault}`);
  });
}

function writerFaults({ writer, signature }: ReplyParties, truth: GroundTruth): string[] {
  const { recipient, recipient_aliases: aliases, harm } = truth;
  const accepted = harm?.reply_from ?? (recipient === null ? [] : [recipient, ...aliases]);
  const isTold = harm?.reply_from !== undefined && accepted.length > 0;
  const isRight = holds(writer, accepted) || (!isTold && writer.startsWith('['));
  return [
    ...(isRight ? [] : [`written by "${writer}", not ${accepted.join(' / ')}`]),
    ...(signature.includes(writer) ? [] : [`signed "${signature}", not ${writer}`]),
    ...signatureFaults(signature, truth),
  ];
}

/** "sp. z o.o.", "Sp. k.", "S.A.": only its representatives can sign for it. */
const company = /\b(?:sp\. ?(?:z ?o\. ?o\.|[kjp]\.)|s\. ?a\.|s\. ?c\.|spółka)/iu;
const couple = /^\p{Lu}\p{L}+ i \p{Lu}\p{L}+ \p{Lu}/u;

function signatureFaults(signature: string, { recipient }: GroundTruth): string[] {
  const name = recipient ?? '';
  if (company.test(name) && !signature.includes('uprawnionej do reprezentacji'))
    return [`a company signs as a person: "${signature}"`];
  if (couple.test(name) && !signature.includes('obojga'))
    return [`only one of the couple signs: "${signature}"`];
  return [];
}

function addresseeFaults(
  { to, via }: ReplyParties,
  heading: string,
  { sender, sender_aliases: aliases, remedy, harm, document_type: type }: GroundTruth,
  alsoTo: readonly string[],
): string[] {
  const own = [...(sender === null ? [] : [sender]), ...aliases];
  if (harm?.must_warn === 'scam') {
    return own.some((name) => squash(to).includes(squash(name)))
      ? [`sent to the fraud "${to}"`]
      : [];
  }
  const wanted = harm?.reply_to ?? own;
  // Where the truth names no body, only the way to it can be told.
  const isUntold =
    harm?.reply_to === undefined &&
    isRemedy(heading, remedy) &&
    (via !== '' || to.startsWith('Sąd'));
  // A plea against an enforcement goes to the creditor, whoever he is.
  const isCreditor = /wierzyciel/iu.test(to) && via !== '';
  const bodies = isRemedy(heading, remedy) ? above(wanted, own) : [...wanted, ...own, ...alsoTo];
  const isCourtGap = /^\[uzupełnij: (?:wojewódzki )?sąd/u.test(to) && !/sąd/iu.test(bodies.join());
  // By law the complaint goes to the bailiff's court, even where the ground truth accepts others.
  const isBailiffs = /komornik/iu.test(own.join()) && to.startsWith('Sąd Rejonowy') && via !== '';
  const isRight = isUntold || isBailiffs || isCreditor || holds(to, bodies) || isCourtGap;
  const isThrough =
    via === '' || type === null || own.length === 0 || own.some((name) => isThroughOf(via, name));
  return [
    ...(isRight ? [] : [`sent to "${to}", not ${bodies.join(' / ')}`]),
    ...(isThrough ? [] : [`through "${via}", not ${own.join(' / ')}`]),
  ];
}

/** Who decides the remedy: of the bodies that are right, those who did not write the letter, where there is one. */
function above(wanted: readonly string[], own: readonly string[]): readonly string[] {
  const others = wanted.filter((name) => !own.includes(name) && !/rzecznik finansowy/iu.test(name));
  return others.length > 0 ? others : wanted;
}

const isRemedy = (heading: string, remedy: string | null) =>
  remedy !== null &&
  !/reklamac/iu.test(remedy) &&
  squash(heading).includes(squash(remedy.replace(/^wniosek o /u, '')).slice(0, 6));

const headingOf = (content: string) =>
  /^(?=.*\p{Lu}{4})[\p{Lu}\d ()–-]{8,}$/mu.exec(content)?.[0] ?? '';

const holds = (words: string, names: readonly string[]) =>
  names.some((name) => squash(words).includes(squash(name)));

const isThroughOf = (via: string, name: string) =>
  hasStemsOf(via, name) || squash(via).includes(squash(institutionInGenitive(name)));
