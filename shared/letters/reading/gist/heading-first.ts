import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { withoutLooseEnd } from '#shared/letters/text/quote-end.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';

const LONGEST = 70;
const MOST = 3;
const LEAST_PROSE = 55;
const SHORT_WORD = 1;
/** "Co się stanie, jeżeli dane nie zostaną uzupełnione": a heading, though it has a verb. */
const asks = /^(?:wazne\W+)?(?:co|jak|kiedy|gdzie|dlaczego|ile|skad|czy|po co|do kiedy)\b/;
/** "JEŻELI CHCE PAN ZMIENIĆ UBEZPIECZYCIELA": what stands below holds only then. */
const condition = /^(?:jezeli|jesli|gdy|gdyby|kiedy|w razie|w przypadku|dla)\b/;
/** "Po 6 listopada …", but no verb in capitals whose subject stands in the line above. */
const opensSentence = /^[„(]?\p{Lu}(?!\p{Lu}{3})/u;
const greeting = /^(?:szanown|dzien dobry|witam)/;
/** "Pouczenie Zgodnie z art. 97": a heading in the line of its sentence. */
const namedPart = /^(?:pouczenie|uzasadnienie|informacja)(?: dodatkowa)? ?[:.]?\s(?=\S)/;
const name = String.raw`(?: (?:[a-z]{3,15}|\[[a-z_\d]+\]))`;
/** "Szanowny Panie,", "Dzień dobry!": the sentence begins behind it. */
const greetingFirst = new RegExp(
  String.raw`^(?:szanown[a-z]{1,2}|dzien dobry|witam)${name}{0,3}(?:, pan[a-z]{0,4}${name}{0,2})?[,!.]\s+(?=\S)`,
);
const hasVerb =
  /\b(?:jest|sa|ma|maja|moze|moga|nalezy|prosz[ey]|prosimy|[a-z]{3,}(?:uje|uja|amy|emy|imy|ymy|lismy|alem|alam|iono|ano|eto))\b/;

/**
 * How many characters at the beginning of a span are headings in lines of their own, whose empty line was
 * lost. The line of a heading breaks early: the next word, which begins with a capital, would have had room in it.
 */
export function headingsFirst(text: string, { start, end: last }: Span): number {
  // What begins within a line is no heading.
  if (start > 0 && text.charAt(start - 1) !== '\n') return 0;
  const written = text.slice(start, last);
  let at = 0;
  for (let count = 0; count < MOST; count += 1) {
    const rest = written.slice(at);
    const end = rest.indexOf('\n');
    if (end < 0 || end > LONGEST) return at;
    const line = rest.slice(0, end).trim();
    const next = rest.slice(end).trimStart();
    const below = next.split('\n')[0] ?? '';
    const isProse =
      greeting.test(foldText(below)) || (below.length >= LEAST_PROSE && /\p{Ll}/u.test(below));
    const folded = foldText(line);
    const breaksEarly =
      greeting.test(folded) ||
      greeting.test(foldText(below)) ||
      line.length + 1 + (below.split(' ')[0] ?? '').length <= below.length;
    const isWhole = !/[.,;:–-]$/.test(line) && withoutLooseEnd(line) === line;
    const isTitle = asks.test(folded) || !hasVerb.test(folded);
    if (!isProse || !breaksEarly || !isWhole || !isTitle || !opensSentence.test(below)) return at;
    if (condition.test(folded)) return at;
    if (line.length <= SHORT_WORD || !/^\p{Lu}/u.test(line)) return at;
    at += rest.length - next.length;
  }
  return at;
}

/** Where the words of a span begin behind the name of a part, headings and a greeting. */
export function behindOpening({ flow, spaced }: LetterView, { start, end }: Span): number {
  const named = start + (namedPart.exec(spaced.slice(start, end))?.[0].length ?? 0);
  const headed = named + headingsFirst(flow.text, { start: named, end });
  return headed + (greetingFirst.exec(spaced.slice(headed, end))?.[0].length ?? 0);
}
