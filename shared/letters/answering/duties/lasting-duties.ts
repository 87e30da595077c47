import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { toldBefore } from '#shared/letters/answering/outcome-texts.ts';
import { beginningOf, type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { isBeside } from '#shared/letters/reading/clauses/letter-parts.ts';
import { concernsReader } from '#shared/letters/reading/clauses/persons.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { quoteAt } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Who has to tell: in every voice of an office. */
const ordered = wordPattern([
  'prosze',
  'prosimy',
  'nalezy',
  'trzeba',
  'musi',
  'musza panstwo',
  'musisz',
  'ma obowiazek', // Osoba pobierająca świadczenie ma obowiązek powiadomić …
  'ma pan* obowiazek',
  'maja panstwo obowiazek',
  'jest pan* zobowiazan*',
  'jest pan* obowiazan*',
  'jest obowiazan*',
  'jest zobowiazan*',
  'sa panstwo zobowiazani',
  'sa obowiazani',
  'obowiazan* jest',
  'zobowiazan* jest',
  'powinien',
  'powinna',
  'zobowiazuje',
]);

/** "powiadomić Ośrodek o zmianach", "zawiadamiać organ o każdej zmianie", "zgłosić nam zmianę". */
const tells = /\b(?:(?:po|za)wiad(?:om|ami)|poinform|informowa|zglo(?:si|sz)|zglasza)\w*/;
const ofChanges = /\bzmian/;
/** Where only an address may change, the letter's general instruction says so to everybody. */
const ofAddressAlone = /\bzmian\w* (?:\w+ ){0,2}(?:adres|pobyt|zamieszk|siedzib)/;
/** What the sender or somebody else tells, or what was told long ago. */
const notNow =
  /\b(?:pouczy\w+|pouczon\w+|nie (?:trzeba|nalezy|musi)\w*|niepowiadomi\w+|niezgloszeni\w+|w przeciwnym)\b/;
const LONGEST = 260;

/** Telling of changes as long as something is paid or runs, unless a known duty says it: a duty that lasts. */
export function lastingDuties(
  { view, role, type }: LetterFacts,
  known: readonly LetterDuty[],
): LetterDuty[] {
  if (type.reply === 'scam') return [];
  const clause = clausesOf(view).find(
    (one) => !isBeside(one.part) && asksToTell(one) && concernsReader(one, role),
  );
  if (clause === undefined) return [];
  const words = quoteAt(view, { start: beginningOf(view, clause), end: clause.span.end }, LONGEST);
  if (known.some(({ quote }) => quote !== null && words.includes(quote))) return [];
  return [
    {
      action: `Powiadamiaj nadawcę o zmianach, o których mówi pismo: „${words}”${toldBefore(view, words)}`,
      step: 'Powiadamiaj nadawcę o zmianach',
      priority: 'LOW',
      quote: words,
      due: undefined,
      isConditional: true,
    },
  ];
}

function asksToTell({ text }: Clause): boolean {
  const isOfChanges = ofChanges.test(text) && !ofAddressAlone.test(text);
  return isOfChanges && tells.test(text) && ordered.test(text) && !notNow.test(text);
}
