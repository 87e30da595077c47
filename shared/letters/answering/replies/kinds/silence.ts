import type { ReplyKind } from '#shared/letters/answering/replies/families.ts';
import { leavesChoice } from '#shared/letters/reading/clauses/calls/silent-consent.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';

/** "Brak potwierdzenia", "Niezłożenie oświadczenia": saying nothing. */
const nothingSaid =
  /\b(?:brak (?:potwierdz|odpowiedz|deklarac|oswiadcz|zgloszen)|niezlozeni|niepotwierdzeni|nieodeslani)/;
const means = /\b(?:oznacza|rownoznaczn|traktuj|uzna|skutkuj|spowoduj)/;
/** What is lost then: a place, a seat on a trip. */
const isLost = /\b(?:rezygnacj|utrat|zwolnieni\w+ miejsc|skresleni|nie jedzie|nie bierze udzialu)/;
const condition = /\bwarunkiem (?:przyjeci|zapisu|zakwalifikowani|zachowani\w+ miejsca)/;

/** Whether the reader loses what the letter gives by not confirming it. */
export const losesBySilence = ({ view: { flow, spaced } }: LetterFacts): boolean => {
  if (!nothingSaid.test(spaced) && !condition.test(spaced)) return false;
  return sentencesOf(flow).some(({ start, end }) => {
    const said = flow.folded.slice(start, end).replace(/\s+/g, ' ');
    return condition.test(said)
      ? said.includes('potwierdz')
      : nothingSaid.test(said) && means.test(said) && isLost.test(said);
  });
};

/** Kinds whose own duties and replies name no choice: they would let the time pass in which only an objection helps. */
const unspecific: ReadonlySet<ReplyKind> = new Set<ReplyKind>([
  'unknown',
  'information',
  'right_to_be_heard',
  'admin_call',
]);

/** Whether silence counts as consent in a letter of a kind that says nothing about it. */
export const isSilentChoice = (kind: ReplyKind, view: LetterView): boolean =>
  unspecific.has(kind) && leavesChoice(view);
