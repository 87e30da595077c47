import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
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
