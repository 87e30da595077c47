import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { hasLegalForm } from '#shared/letters/reading/parties/institutions.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const TOP_LINES = 3;
/** Institutions that impose nothing by law, whatever the heading of their letters. */
const withoutPower = wordPattern([
  'przedszkol*',
  'zlobek',
  'zlobka',
  'bibliotek*',
  'klub*',
  'wspolnot*',
  'kancelari* adwoka*',
  'kancelari* radc*',
  'adwokat*',
  'adw',
  'radca prawny',
]);

/** Whether the first lines name a firm or an institution that imposes nothing by law. */
export function isPrivate(view: LetterView): boolean {
  const top = view.lines.filter(({ text }) => text !== '').slice(0, TOP_LINES);
  return top.some(({ text }) => hasLegalForm(text) || withoutPower.test(foldText(text)));
}
