import type { Addressee } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { institutionInGenitive } from '#shared/letters/text/institution-cases.ts';
import { quietAddress, titleCase } from '#shared/letters/text/polish-case.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { courtInText } from './court-in-text.ts';
import { organBelow, readDivision } from './division.ts';

/** The addressee's lines: one body, its address when the letter gives it, and the route. */
export function addresseeLines(to: Addressee, facts: LetterFacts): string[] {
  if (to === 'sender') return senderLines(facts);
  if (to === 'remedy') return remedyLines(facts);
  if (to.via === undefined) return [to.name, gap('adres')];
  return [to.name, ...throughSender(facts)];
}

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
    ? recipient.replace(/^Sz\.(?: P\.)? /u, '')
    : gap('imię i nazwisko');

/** The sender as an addressee: pleadings to a tax office go to its head. */
function nameOf({ sender, type }: LetterFacts): string {
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

/** A letterhead line inside the address that does not belong to it. */
const noAddress = /^(?:decyzja|postanowienie|znak|nr|dotyczy|sygn)\b/iu;

function addressOf({ senderAddress }: LetterFacts): readonly string[] {
  const lines = senderAddress.filter((line) => !noAddress.test(line)).map(quietAddress);
  return lines.length > 0 ? withTown(lines) : [gap('adres')];
}

/** A street alone still needs its town. */
export function withTown(lines: readonly string[]): readonly string[] {
  const isStreetOnly = lines.length === 1 && /^(?:ul|al|pl|os)\. [^,]*$/u.test(lines[0] ?? '');
  return isStreetOnly ? [...lines, gap('kod pocztowy i miejscowość')] : lines;
}

/** The sender as addressee; a court with the division that handles the case. */
function senderLines(facts: LetterFacts): string[] {
  const part = facts.type.issuer === 'court' ? readDivision(facts) : organBelow(facts);
  return [nameOf(facts), ...(part === null ? [] : [part]), ...addressOf(facts)];
}

/** "za pośrednictwem Naczelnika …" in the right case, or the sender named after a phrase that needs no case. */
function throughSender(facts: LetterFacts): string[] {
  const [office, person] = officeAndPerson(nameOf(facts));
  const genitive = institutionInGenitive(office);
  const lines =
    genitive === null
      ? ['za pośrednictwem nadawcy pisma:', nameOf(facts)]
      : [`za pośrednictwem ${genitive}`, ...(person === '' ? [] : [`(${person})`])];
  const organ = facts.type.issuer === 'court' ? null : organBelow(facts);
  return [...lines, ...(organ === null ? [] : [`(${organ})`]), ...addressOf(facts)];
}

/** A bailiff's name follows the office; an office keeps its own words. */
function officeAndPerson(name: string): [office: string, person: string] {
  const split = /^(Komornik .*?\bw(?:e)? \S+.*?)\s+(\p{Lu}\S+ \p{Lu}\S+|\[OSOBA\S*)$/u.exec(name);
  return split === null ? [name, ''] : [split[1] ?? name, split[2] ?? ''];
}

/** Bodies named only by kind; the letter's own words take precedence if it has any. */
const byKind = new RegExp(
  `^${either(
    'właściw', // właściwy sąd
    'sąd',
    /wojewódzki (?:sąd|inspektor)/,
    'samorządowe kolegium',
    'organ',
    'wierzyciel',
    'ubezpieczyciel',
    'sprzedawca',
    'przewoźnik',
    'zarządca',
    'operator',
    'wynajmujący',
    'dyrektor',
    'komisja',
    'pracodawca',
    /rektor(?:$| albo)/,
  )}`,
  'i',
);
const isNamed = (name: string) =>
  !byKind.test(name) || /\p{Ll} (?:(?:w|we|dla|przy) )?\p{Lu}/u.test(name);

/** Who decides the remedy and, below, how it is lodged. */
function remedyLines(facts: LetterFacts): string[] {
  const { remedy, type } = facts;
  // The law grants the complaint against every act of a bailiff, whether or not the letter mentions it.
  if (type.issuer === 'bailiff') return [courtOfBailiff(facts), ...throughSender(facts)];
  if (remedy === null) return senderLines(facts);
  const body = bodyOf(facts);
  // "Sąd Okręgowy w Lublinie, VIII Wydział Pracy …": the division has its own line.
  const lines = body.split(/,? (?=[IVX]{1,5} Wydział)/);
  if (remedy.via !== null) return [...lines, ...throughSender(facts)];
  if (isSenders(facts, body)) return senderLines(facts);
  return [...lines, gap('adres')];
}

/** Whether the body wrote the letter: never a court when the letter came from somebody else. */
function isSenders(facts: LetterFacts, body: string): boolean {
  const { remedy, sender, type } = facts;
  if (sender === null) return false;
  if (body.startsWith(sender)) return true;
  const isForeignCourt = type.issuer !== 'court' && /sąd/i.test(remedy?.addressee ?? '');
  return !isForeignCourt && (remedy?.addressee == null || !isNamed(remedy.addressee));
}

/** Who decides the remedy: as the letter names it, as it follows from the sender, otherwise by its kind. */
function bodyOf(facts: LetterFacts): string {
  const { remedy, type } = facts;
  const named = remedy?.addressee?.replace(/[\s–-]+$/u, '') ?? null;
  if (named === null) return nameOf(facts);
  if (isNamed(named)) return capitalised(named);
  if (/s[aą]d/i.test(named))
    return type.issuer === 'court' ? nameOf(facts) : (courtInText(facts, named) ?? courtGap(named));
  if (remedy?.via === null) return nameOf(facts);
  return higherBody(facts, named);
}

const courtGap = (named: string) =>
  gap(
    /administracyjn/i.test(named)
      ? 'wojewódzki sąd administracyjny z pouczenia'
      : 'sąd z pouczenia',
  );

/** "samorządowe kolegium odwoławcze" heads an address as "Samorządowe Kolegium Odwoławcze". */
const capitalised = (name: string): string =>
  name
    .replace(
      /^(?:samorządowe kolegium odwoławcze|wojewódzki inspektor nadzoru budowlanego)/iu,
      (words) => words.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The body above an office that the letter does not name; the reader adds its town. */
const above: readonly (readonly [RegExp, string])[] = [
  [/^państwow\p{L}+ powiatow\p{L}+ inspektor/iu, 'Państwowy Wojewódzki Inspektor Sanitarny'],
  [/^powiatow\p{L}+ inspektor\p{L}* nadzoru/iu, 'Wojewódzki Inspektor Nadzoru Budowlanego'],
  [/^powiatow\p{L}+ urząd pracy/iu, 'Wojewoda'],
  [/^powiatow\p{L}+ zespół/iu, 'Wojewódzki Zespół do Spraw Orzekania o Niepełnosprawności'],
  [
    /^(?:wójt|burmistrz|prezydent|starosta|gmin|miejsk|kierownik|dyrektor (?:miejsk|gmin))/iu,
    'Samorządowe Kolegium Odwoławcze',
  ],
];

function higherBody(facts: LetterFacts, named: string): string {
  const { sender } = facts;
  const office = named.replace(/\s*\(.*$/u, '');
  if (/^wierzyciel/i.test(office)) return creditorOf(facts);
  if (/^rektor/i.test(office)) return rectorOf(facts);
  const known = above.find(([pattern]) => pattern.test(sender ?? ''))?.[1];
  const body = known ?? (/^organ/i.test(office) ? null : capitalised(office));
  if (body === null) return 'Organ wyższego stopnia';
  return `${body} ${gap(/Kolegium|Sanitarny|Nadzoru/u.test(body) ? 'miejscowość z pouczenia' : 'z pouczenia')}`;
}

/** ZUS and a tax office also enforce their own dues: when the letter calls them the creditor, they are. */
function creditorOf({ view, sender, type }: LetterFacts): string {
  const isOwn =
    type.issuer === 'zus' || /wierzyciel\w*\s?[:-]?\s?(?:zus|zaklad ubezpieczen)/.test(view.spaced);
  return isOwn && sender !== null
    ? `${sender} (wierzyciel)`
    : 'Wierzyciel wskazany w tytule wykonawczym';
}

/** The superintendent of the province supervises a school, the rector a university. */
function rectorOf({ sender, view }: LetterFacts): string {
  if (/\b(?:szkol|uczni)/.test(view.spaced) && !/\b(?:uczelni|student)/.test(view.spaced))
    return `Kurator Oświaty ${gap('z pouczenia')}`;
  const university = sender === null ? null : institutionInGenitive(sender);
  return university === null ? `Rektor ${gap('uczelnia')}` : `Rektor ${university}`;
}

/** "Komornik Sądowy przy Sądzie Rejonowym w Gdyni …" → "Sąd Rejonowy w Gdyni", which decides the complaint. */
function courtOfBailiff({ sender, remedy }: LetterFacts): string {
  const named = remedy?.addressee ?? '';
  if (/^Sąd Rejonowy (?:dla \S+ )?we? \p{Lu}/u.test(named)) return named;
  const place = /przy Sądzie Rejonowym ((?:dla|w|we) .+)$/iu.exec(sender ?? '')?.[1] ?? '';
  // The bailiff's own name follows the town: masked, or as a first name and a surname.
  const town = place
    .replace(/\s*\[OSOBA\S*.*$/u, '')
    .replace(
      /(\bwe? \p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+(?:ej|im|iej|ym))?)\s+\p{Lu}\p{L}+ \p{Lu}.*$/u,
      '$1',
    );
  return /\bwe? \p{Lu}/u.test(town) ? `Sąd Rejonowy ${town}` : gap('sąd rejonowy przy komorniku');
}
