import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { amountDue, type LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const MAX_WORDS = 7;

/** A title of 3 to 7 words in place of the file's name: "Wezwanie do zapłaty – 824,29 zł". */
export function titleOf(facts: LetterFacts): string {
  const base = facts.type.label.replace(/\s*\(.*\)/, '');
  const due = amountDue(facts);
  const words = base.split(' ').slice(0, MAX_WORDS);
  const from = facts.sender === null || facts.sender.startsWith('[') ? '' : facts.sender;
  if (due !== null && words.length <= 5)
    return `${words.join(' ')}: ${moneyText(due, facts.financial.currency)}`;
  if (words.length < 3 && from !== '')
    return `${words.join(' ')}: ${from.split(' ').slice(0, 4).join(' ')}`;
  return words.length < 3 ? `${words.join(' ')} do przeczytania` : words.join(' ');
}
