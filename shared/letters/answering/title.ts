import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import { amountDue, type LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { withoutLooseEnd } from '#shared/letters/text/quote-end.ts';

import { ofReader } from './meaning/of-reader.ts';
import { subjectTitle } from './meaning/own-heading.ts';
import { labelOf, outcomeName } from './outcome-texts.ts';

const MAX_WORDS = 7;
const MAX_NAME = 4;
/** "sp. z o.o.", "S.A.": a name is known without its legal form. */
const legalForm =
  /,?\s+(?:sp(?:ółka|\.)?\s*(?:z\s+(?:o\.?\s?o\.?|ograniczoną.*)|[jkpc]\.?|akcyjna|komandytowa|jawna)|s\.\s?[acj]\.).*$/iu;

/** A title of 3 to 7 words in place of the file's name: "Wezwanie do zapłaty – 824,29 zł". */
export function titleOf(facts: LetterFacts): string {
  const subject = subjectTitle(facts);
  if (subject !== null)
    return wholeWords(subject.split(' ').slice(0, MAX_WORDS)).replace(/[\s…,:–-]+$/, '');
  const outcome = outcomeOf(facts.view, facts.type);
  const base = labelOf(ofReader(facts), outcome);
  const due = amountDue(facts);
  const words = base.split(' ').slice(0, MAX_WORDS);
  const from = facts.sender === null || facts.sender.startsWith('[') ? '' : facts.sender;
  if (due !== null && words.length <= 5)
    return `${words.join(' ')}: ${moneyText(due, facts.financial.currency)}`;
  const decided = outcomeName(base, outcome);
  if (decided !== undefined && words.length <= 4) return `${words.join(' ')}: ${decided}`;
  if (words.length < 3 && from !== '') return `${words.join(' ')}: ${shortName(from)}`;
  return words.length < 3 ? `${words.join(' ')} do przeczytania` : wholeWords(words);
}

/** The sender's first words, whole: never "Piekarnia Rozmaryn sp. z" or "Urząd Skarbowy w". */
const shortName = (name: string): string =>
  wholeWords(name.replace(legalForm, '').split(' ').slice(0, MAX_NAME));

const wholeWords = (words: readonly string[]): string => withoutLooseEnd(words.join(' '));
