import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { institutionInGenitive } from '#shared/letters/text/institution-cases.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { wholeName } from './whole-name.ts';

/** Openings that no addressee has: a clause, a heading, a label, a clerk, a division, a number. */
const noBeginning = either(
  'art.',
  '§',
  'dotyczy',
  'sygn',
  'znak',
  /nr\b/,
  'pouczenie',
  'uzasadnienie',
  'decyzja',
  'wezwanie',
  'zawiadomienie',
  'asesor',
  'referendarz',
  'sędzia',
  'sekretarz',
  'protokolant',
  'przewodnicząc',
  /[IVX]+\. ?\p{Ll}/u, // IV. zasądza
  /\d/,
);

/** What cannot receive a letter: a clause, a heading, a label of a form, a number, a clerk of a court. */
const noAddressee = new RegExp(
  String.raw`^${noBeginning}|:$|\b(?:należy|doręcza|zobowiązać|wynosi)\b`,
  'iu',
);
const LONGEST_NAME = 130;
const isName = (words: string) => words.length <= LONGEST_NAME && !noAddressee.test(words);

/** The signatory: the addressee of the letter, never a label or a sentence of it. */
export const readerName = ({ recipient, sender }: LetterFacts): string =>
  recipient !== null && isName(recipient) && (sender === null || !recipient.includes(sender))
    ? withSurname(recipient.replace(/^Sz\.(?: P\.)? /u, ''))
    : gap('imię i nazwisko');

/** "Pani Iwona": a salutation with only a first name leaves the surname open. */
const withSurname = (name: string): string =>
  name.replace(/^Pani? (\p{Lu}\p{Ll}+)$/u, (_, first: string) => `${first} ${gap('nazwisko')}`);

/** The sender as an addressee: pleadings to a tax office go to its head. */
export function nameOf(facts: LetterFacts): string {
  const { sender, type } = facts;
  const whole = wholeName(facts);
  if (whole !== null) return whole;
  if (sender === null || !isName(sender)) return gap('nadawca pisma');
  const name = type.issuer === 'bailiff' ? bailiffName(sender) : quietOffice(sender);
  const isOffice = type.issuer === 'tax_office' && /^(?:\p{Lu}\p{Ll}+ )?Urząd Skarbowy/u.test(name);
  const genitive = isOffice ? institutionInGenitive(name) : null;
  return genitive === null ? name : `Naczelnik ${genitive}`;
}

/** "Kancelaria Komornicza nr IV w Chełmie. Komornik Sądowy przy …": letters to the office are addressed to its holder. */
const bailiffName = (sender: string): string =>
  withoutCapitals(sender).replace(/^Kancelaria Komornicza[^]*?(?=Komornik Sądowy)/u, '');

const office =
  /^(?:gmina|miasto|urząd|starostwo|powiat|zarząd|ośrodek|prezydent|burmistrz|wójt)\b/iu;
const quietOffice = (sender: string): string => (office.test(sender) ? titleCase(sender) : sender);

/** "KOMORNIK SĄDOWY przy Sądzie … ANNA NOWAK" with capital initials instead of capitals. */
const withoutCapitals = (name: string): string =>
  name.replace(/(?<![[\p{L}_])\p{Lu}{4,}(?:[ -]\p{Lu}{3,})*/gu, (shouted, at: number) => {
    const quiet = titleCase(shouted);
    return at === 0 ? quiet : quiet.replace(/^Przy /u, 'przy ');
  });
