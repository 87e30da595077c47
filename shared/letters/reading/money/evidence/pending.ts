import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** Words of one sentence; "14 sierpnia 2025 r., nr 55" and "art. 5" end none. */
const within = String.raw`(?:[^.;]|\b(?:r|nr|art|ust|pkt|ul|sygn|godz|tj|poz|zl|al|dz|\d{1,4})\.)`;
const about = '(?:w przedmiocie|w sprawie|celem|w celu|dotyczac[a-z]+)';
const deeds =
  '(?:nalozeni|wymierzeni|ukarani|ustaleni|okresleni|zasadzeni|orzeczeni|zobowiaza|nakaza|obciazeni|zwrot|wykonani)';

/** A session is called about it, a proceeding is opened, a motion, a draft or an intention names it. */
const undecided = [
  String.raw`\b(?:posiedzeni|rozpraw)\w*\b${within}{0,60} ${about}\b`,
  String.raw`\b(?:wszcz\w+|toczy sie|prowadzi\w*|prowadzone jest)\b${within}{0,60} postepowani\w*${within}{0,40} (?:${about}|o) (?:\w+ )?${deeds}\w*`,
  String.raw`\b(?:wnios(?:ek|k|l)\w*|wystapil\w*) (?:\w+ ){0,3}o (?!zwrot)${deeds}\w*`,
  String.raw`\bprojekt\w* (?:\w+ )?(?:decyzji|postanowieni|nakazu|rozstrzygniecia|wyroku)\w*`,
  String.raw`\bzamiar\w* (?:\w+ ){0,3}(?:nalozeni|wymierzeni|ukarani|obciazeni|ustaleni|wydani)\w*`,
];
const pending = new RegExp(undecided.join('|'), 'g');

/** Words that make somebody pay at once, also in a sentence that speaks of a proceeding. */
const decided = new RegExp(
  either(
    /\b(?:zasadz|nakazuj|nakazac|postan[ao]wi|orzek|oddal|umarza|wzyw|nalozono|wymierzyl)/,
    /\b(?:zobowiazuj|zobowiazal|obciaza|prosi(?:my|e)\b|nalezy|przyzna[jl])/,
    /\b(?:naklada|wymierza|ustala)(?:m|my)?\b/,
  ),
);

const REACH = 480;
const sameSentence = new RegExp(`^${within}*$`);
const start = new RegExp(`${within}{0,160}$`);

/** "ustalam opłatę 2 820 zł i odraczam jej termin na okres 3 lat": until then it may be remitted. */
const putOff = new RegExp(
  String.raw`^[\d ,.]+(?:zl|pln)\b${within}{0,60}\b(?:odraczam|odracza|odroczyc|odroczono)\b${within}{0,60}\bna (?:okres )?(?:\d|dwoch|trzech|pieciu) lat`,
);

/**
 * Whether somebody has still to decide about the sum at this place. Such a sum is only spoken of, whatever its words
 * are ("posiedzenie w przedmiocie wykonania orzeczenia nakładającego na Pana karę 300 EUR").
 */
export function isPending(view: LetterView, sourceAt: number): boolean {
  const at = flowPosition(view, sourceAt);
  if (putOff.test(view.spaced.slice(at, at + REACH))) return true;
  const before = view.spaced.slice(Math.max(0, at - REACH), at);
  const last = [...before.matchAll(pending)].at(-1);
  if (last === undefined) return false;
  const behind = before.slice(last.index + last[0].length);
  const lead = start.exec(before.slice(0, last.index))?.[0] ?? '';
  return sameSentence.test(behind) && !decided.test(behind) && !decided.test(lead);
}
