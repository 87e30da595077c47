import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf, either } from '#shared/letters/text/word-list.ts';

/** "Proszę go oddać", "Trzeba ją odesłać": a request whose object is a pronoun. */
const asks = either('prosze', 'prosimy', 'nalezy', 'trzeba', 'wzywam', 'wzywamy', /mus[iz]\w*/);
const pronouns = ['go', 'ja', 'je', 'ich', 'tego', 'to'];
/** "złożenia tych dokumentów", "te rzeczy": what the sentence before names. */
const namedBefore = String.raw`\b(?:te|tych|ten|tego|ta|tej|to) ${anyOf([
  'dokument*',
  'papier*',
  'rzecz*',
  'sprzet*',
  'urzadzen*',
  'formularz*',
  'druk*',
  'zaswiadczen*',
  'deklaracj*',
  'dan*',
])}`;
const pointsBack = new RegExp(
  String.raw`\b${asks} (?:pan\w* )?(?:\w+ )?${anyOf(pronouns)} (?!ze\b)|${namedBefore}`,
);
/** So much of a quote finds its clause. */
const FINDS = 40;
const SHORTEST = 12;
const LONGEST = 160;

/**
 * The sentence before a quoted request that says only "go", "je" or "tych dokumentów": without it the reader
 * cannot know what is asked. Undefined where the request names its object, or nothing stands before it.
 */
export function sentenceMeant(view: LetterView, words: string): string | undefined {
  const opening = foldText(words).slice(0, FINDS);
  const clauses = clausesOf(view);
  const at = clauses.findIndex(({ text }) => text.includes(opening));
  const asking = clauses[at];
  const before = clauses[at - 1];
  if (asking === undefined || before === undefined || !pointsBack.test(foldText(words)))
    return undefined;
  return namesThings(before, asking) ? quoteAt(view, before.span, LONGEST) : undefined;
}

const namesThings = (before: Clause, { part }: Clause) =>
  before.part === part && before.text.length >= SHORTEST && !/[:?]$/.test(before.text);
