import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { institutionInGenitive } from '#shared/letters/text/institution-cases.ts';

import { organBelow, readDivision } from './division.ts';
import type { Addressee } from './parts.ts';
import { gap } from './words.ts';

/** The addressee's lines: one body, its address where the letter gives it, and the way it is reached. */
export function addresseeLines(to: Addressee, facts: LetterFacts): string[] {
  if (to === 'sender') return senderLines(facts);
  if (to === 'remedy') return remedyLines(facts);
  if (to.via === undefined) return [to.name, gap('adres')];
  return [to.name, ...throughSender(facts)];
}

/** What can never be written to: a clause, a heading, a label of a form, a number, a clerk of a court. */
const noAddressee =
  /^(?:art\.|§|dotyczy|sygn|znak|nr\b|pouczenie|uzasadnienie|decyzja|wezwanie|zawiadomienie|asesor|referendarz|sędzia|sekretarz|protokolant|przewodnicząc|[IVX]+\. ?\p{Ll}|\d)|:$|\b(?:należy|doręcza|zobowiązać|wynosi)\b/iu;
const LONGEST_NAME = 130;
const isName = (words: string) => words.length <= LONGEST_NAME && !noAddressee.test(words);

/** Who signs: the one the letter was sent to, never a label or a sentence of it. */
export const readerName = ({ recipient }: LetterFacts): string =>
  recipient !== null && isName(recipient) ? recipient : gap('imię i nazwisko');

const nameOf = ({ sender }: LetterFacts): string =>
  sender !== null && isName(sender) ? sender : gap('nadawca pisma');

function addressOf({ senderAddress }: LetterFacts): readonly string[] {
  return senderAddress.length > 0 ? senderAddress : [gap('adres z pisma')];
}

/** The sender as addressee; a court with the division that has the case. */
function senderLines(facts: LetterFacts): string[] {
  const part = facts.type.issuer === 'court' ? readDivision(facts) : organBelow(facts);
  return [nameOf(facts), ...(part === null ? [] : [part]), ...addressOf(facts)];
}

/** "za pośrednictwem Naczelnika …" in the right case, or the sender named after a phrase that needs none. */
function throughSender(facts: LetterFacts): string[] {
  const name = nameOf(facts);
  const [office, person] = officeAndPerson(name);
  const genitive = institutionInGenitive(office);
  const lines =
    genitive === null
      ? ['za pośrednictwem nadawcy pisma:', name]
      : [`za pośrednictwem ${genitive}`, ...(person === '' ? [] : [`(${person})`])];
  const organ = facts.type.issuer === 'court' ? null : organBelow(facts);
  return [...lines, ...(organ === null ? [] : [`(${organ})`]), ...addressOf(facts)];
}

/** A bailiff's name stands behind the office; an office keeps its own words. */
function officeAndPerson(name: string): [office: string, person: string] {
  const split = /^(Komornik .*?\bw(?:e)? \S+(?:-\S+)?)\s+(\p{Lu}\S+ \p{Lu}\S+|\[OSOBA\S*)$/u.exec(
    name,
  );
  return split === null ? [name, ''] : [split[1] ?? name, split[2] ?? ''];
}

/** Bodies that the book names by kind only; the letter's own words beat them where it has any. */
const byKind =
  /^(?:właściw|sąd|wojewódzki sąd|organ|wierzyciel|ubezpieczyciel|sprzedawca|przewoźnik|zarządca|operator|wynajmujący|dyrektor|komisja|pracodawca)/i;
const isNamed = (name: string) =>
  !byKind.test(name) || /\p{Ll} (?:(?:w|we|dla|przy) )?\p{Lu}/u.test(name);

/** Addressee and lodging way of the remedy, each on its line. */
function remedyLines(facts: LetterFacts): string[] {
  const { remedy } = facts;
  if (remedy === null) return senderLines(facts);
  const body = bodyOf(facts);
  if (remedy.via !== null) return [body, ...throughSender(facts)];
  const isSender = facts.sender !== null && (body.startsWith(facts.sender) || !isNamedBody(facts));
  if (!isSender) return [body, gap('adres')];
  return senderLines(facts);
}

const isNamedBody = ({ remedy }: LetterFacts) =>
  remedy?.addressee !== null && remedy?.addressee !== undefined && isNamed(remedy.addressee);

/** Who decides the remedy: as the letter names it, as it follows from the sender, else by its kind. */
function bodyOf(facts: LetterFacts): string {
  const { remedy, type } = facts;
  const named = remedy?.addressee ?? null;
  if (type.issuer === 'bailiff') return courtOfBailiff(facts) ?? gap('sąd rejonowy przy komorniku');
  if (named === null) return nameOf(facts);
  if (isNamed(named)) return named;
  if (remedy?.via === null) return nameOf(facts);
  if (/^organ/i.test(named)) return 'Organ wyższego stopnia';
  if (/^wierzyciel/i.test(named)) return 'Wierzyciel wskazany w tytule wykonawczym';
  if (/administracyjn/i.test(named)) return gap('wojewódzki sąd administracyjny z pouczenia');
  return /s[aą]d/i.test(named) ? gap('sąd z pouczenia') : named;
}

/** "Komornik Sądowy przy Sądzie Rejonowym w Gdyni …" → "Sąd Rejonowy w Gdyni", where the complaint goes. */
function courtOfBailiff({ sender }: LetterFacts): string | null {
  const place = /przy Sądzie Rejonowym ((?:dla|w|we) .+)$/u.exec(sender ?? '')?.[1];
  if (place === undefined) return null;
  const bare = place
    .replace(/\s*\[OSOBA\S*.*$/u, '')
    .replace(/(\bwe? \p{Lu}[\p{L}-]+)\s+\p{Lu}.*$/u, '$1');
  return `Sąd Rejonowy ${bare}`;
}
