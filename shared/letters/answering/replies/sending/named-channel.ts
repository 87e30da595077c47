import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** The longest sentence shown as a step. */
const LONGEST = 170;

const channel = new RegExp(
  either(
    /[\w.-]+@[\w-]/, // bok@firma.pl
    /\[email/, // the same, masked
    /\be-?mail\w*|\bmailow\w*|\bmailem\b/,
    /\bformularz\w*|\bportal\w*|\be-?bok\w*|\baplikacj\w+|\bsystem\w* (?:rekrutac|informat|elektron)/,
    /\btelefoniczn\w+/,
    /\bosobiscie\b|\bw sekretariacie\b|\bw siedzibie\b|\bw oddziale\b|\bw biurze\b|\bw kancelarii\b/,
    /\bw punkcie obslugi\b|\bwystarczy odpowiedz\w+ na (?:te|ten) \w+/,
    /\blistem poleconym\b|\blistownie\b|\bna pismie na adres\b|\bpisemnie na adres\b/,
  ),
);

const sends = new RegExp(
  either(
    /\b(?:odpowiedz|odpowiedziec|przeslac|przesylac|przeslij|przeslanie|wyslac|odeslac|odeslij|napisac|pisz)\b/,
    /\b(?:zlozyc|skladac|sklada sie|skladaj\w*|zglosic|zglos|zglaszac|wniesc|wnosi sie|dostarczyc|przekazac)\b/,
    /\b(?:prosimy o kontakt|prosze o kontakt|skontaktowac)\b/,
  ),
);

/** Payments, protection of data and authorities above the sender have ways of their own. */
const ofOther = new RegExp(
  either(
    /\bwplat\w*|\bprzelew\w*|\bzaplac\w*|\bplatnosc\w*|\brachun(?:ek|ku|kiem) bankow/,
    /\bzwolnieni\w* od kosztow|\bautentycznosc\w*/,
    /\bdanych osobowych\b|\binspektor\w* ochrony\b|\brodo\b|\buodo\b/,
    /\brzecznik\w*|\bkoordynator\w*|\bprezes\w* u|\bsad(?:u|em|zie)?\b|\bprokurat\w+/,
    /\bprosimy nie odpowiadac\b|\bnie odpowiadaj\b|\bno-?reply\b/,
    /\b(?:otrzymalismy|wplynel\w+|zlozyl\w*|zglosil\w*|przeslal\w*|wyslal\w*|z dnia)\b/, // what was done before
  ),
);

const contests = /\b(?:reklamac|sprzeciw|odwolan|zazalen|skarg|zastrzez|kwestionow)/;

/** "… w biurze podawczym (pok. 1, pon.": a sentence that ends within its brackets. */
const cut = /\([^)]*$/u;

const sentences = oncePer(({ flow }: LetterView) =>
  sentencesOf(flow).map(({ start, end }) =>
    flow.text.slice(start, end).replace(/\s+/g, ' ').trim(),
  ),
);

/**
 * The sentence in which the letter itself says how to answer or to contest it. It is quoted, since only the
 * letter knows its sender's ways; null when it names none or a law's remedy has another way.
 */
export function namedChannel(
  { view, type }: LetterFacts,
  { heading = '', paragraphs }: Saying,
): string | null {
  if (type.issuer === 'court' || type.issuer === 'bailiff') return null;
  const isContest = contests.test(foldText(`${heading} ${paragraphs[0] ?? ''}`));
  const found = sentences(view).find((sentence) => {
    if (sentence.length > LONGEST || cut.test(sentence)) return false;
    const folded = foldText(sentence);
    if (!channel.test(folded) || !sends.test(folded) || ofOther.test(folded)) return false;
    return contests.test(folded) === isContest;
  });
  return found === undefined
    ? null
    : found.replace(/^\d{1,2}[.)] |[\s.;:,–-]+$/g, '').replaceAll(/[„”"]/g, '');
}
