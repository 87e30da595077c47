import { isAuthorityName } from '#shared/letters/reading/clauses/senders.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { hasLegalForm } from '#shared/letters/reading/parties/institutions.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const TOP_LINES = 3;
/** "From:", "Temat:": the head of a mail stands above the letterhead. */
const mailHead =
  /^(?:from|to|sent|date|subject|cc|od|do|dw|data|temat|wyslan[oey]|wiadomosc)\b[^:]{0,12}:/;
/** Institutions that impose nothing by law, whatever the heading of their letters. */
const withoutPower = wordPattern([
  'przedszkol*',
  'zlobek',
  'zlobka',
  'bibliotek*',
  'klub*',
  'szpital*', // a hospital sets a day for a treatment, it summons nobody
  'przychodni*',
  'zespol* opieki zdrowotnej',
  'centrum medyczn*',
  'sanatorium',
  'airlines', // an airline answers for its flights, it rules on nothing
  'linie lotnicze',
  'linii lotniczych',
  'wspolnot*',
  'kancelari* adwoka*',
  'kancelari* radc*',
  'adwokat*',
  'adw',
  'radca prawny',
]);

/** "AUTO-DOKTOR Jan Nowak | NIP 958…": a trader's letterhead. */
const taxNumber = /\bnip\b/;

/** Whether the first lines name a firm, a trader or an institution that imposes nothing by law. */
export function isPrivate(view: LetterView): boolean {
  const written = view.lines.filter(({ text }) => text !== '');
  const below = written.filter(({ text }) => !mailHead.test(foldText(text))).slice(0, TOP_LINES);
  // The head of a mail may name the firm as well.
  const lines = [...new Set([...written.slice(0, TOP_LINES), ...below])];
  const top = lines.map(({ text }) => foldText(text));
  if (lines.some(({ text }) => hasLegalForm(text))) return true;
  if (top.some((text) => withoutPower.test(text))) return true;
  return top.some((text) => taxNumber.test(text)) && !isAuthorityName(written[0]?.text ?? '');
}
