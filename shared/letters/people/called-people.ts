import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { readFirstName } from './first-names.ts';
import { ownerOfMailbox } from './mailbox-owner.ts';
import { titleCase, toNominative } from './names.ts';
import { type FoundPerson, nameWord as word } from './person-words.ts';
import { isPerson } from './unlisted-names.ts';
import { ofVocative } from './vocatives.ts';

/*
 * People who are addressed by one name: "Panie Marku", "u p. Zofii", "Pan Kowalski", "Cześć Karolino", "Andrzej P.",
 * and the first name alone with which a friendly letter is signed.
 */

const honorific = either(/[Pp]an(?:ie|i|ią|ia|u|a|em)?/, /PAN(?:IE|I|IĄ|U|A|EM)?/, /p\./);
const greeting = either(
  /[Cc]ze[śs][ćc]/,
  /[Hh]ej/,
  /[Ww]itaj/,
  /[Dd]rog[ai]/,
  /[Kk]ochan[aiy]/,
  /Dzie[ńn] dobry,/,
);
const called = new RegExp(
  String.raw`(?<![\p{L}.])(?:(?<title>${honorific})|${greeting}) (?<name>(?![Pp]an(?:i|ie)? )${word})(?![\p{L}-])`,
  'gu',
);
/** "Pani Klementyno, …" in a salutation: a first name, listed or not. */
const spoken = /(?<=(?:^|\n|[Dd]obry,|Szanowna) ?Pani )(?<name>\p{Lu}\p{Ll}{2,}o)(?=[,.!]|\n)/gu;
/** "b.kurzawa@poczta.example": the surname of its owner may appear alone, as in a transfer title. */
const box = /(?<![\w.+-])(?<first>[a-z]+)[._](?<last>[a-z]{4,}(?:-[a-z]{4,})?)\d{0,4}@/g;
/** "Andrzej P.": the surname is shortened to an initial. */
const shortened = new RegExp(
  String.raw`(?<![\p{L}-])(?<name>${word}) \p{Lu}\.(?! ?\p{Lu}|\p{L}|\d)`,
  'gu',
);
/** "Weroniko," alone on its line: somebody greeted by the first name. */
const greeted = /(?<=(?:^|\n)[^\S\n]*)(?<name>\p{Lu}\p{Ll}+)(?=[,!][^\S\n]*\n)/gu;
/** "mama Franka", "córka Leny": a child or a parent by the first name. */
const kin = new RegExp(
  String.raw`(?<!\p{L})${either(
    /mam[ay]|mamę|tat[ay]|matk[aię]|oj?ciec|ojca/,
    /rodzic(?:e|a|ów|om)?|opiekun(?:ka|a|owie)?/,
    /syn(?:a|owi|em)?|córk[aięą]|córce|uczeń|ucznia|uczennic[aęy]/,
    /dzieck[oau]|[Bb]abci[aę]|[Dd]ziad(?:ek|ka)/,
    /[Ww]uj(?:ek|ka|a)?|[Cc]ioci?[aię]|[Ss]tryj(?:ek)?|[Ss]iostr[ay]|[Bb]rata?|[Kk]uzyn(?:ka)?/,
  )} (?<name>${word})(?![\p{L}-])`,
  'gu',
);
/** "mama Franka", "tata Olusi": a pet name alone, in no list of names. */
const ofChild =
  /(?<!\p{L})(?:[Mm]ama|[Tt]ata|[Bb]abcia|[Dd]ziadek) (?<name>\p{Lu}\p{Ll}{2,})(?![\p{L}-]| \p{Lu})/gu;
/** A line that is a first name, with or without a telephone, or ends with one after a sentence, also in a quoted mail. */
const signed =
  /(?<=(?:^|\n)(?:> ?)*[^\S\n]*|[.!?] )(?<name>\p{Lu}\p{Ll}+)(?=,?[^\S\n]*(?:\n|$|(?:tel|kom)\.? ?\d))/gu;
const anyWord = new RegExp(String.raw`(?<![\p{L}@.-])(?<name>${word})(?![\p{L}@-])`, 'gu');
/** Words that open a sentence and are no part of the name behind them. */
const opener = either(
  ...['Jeżeli', 'Jeśli', 'Gdy', 'Gdyby', 'Kiedy', 'Czy', 'Skoro', 'Ponieważ', 'Niech', 'Aby'],
  ...['Dla', 'Do', 'Od', 'O', 'U', 'Z', 'Za', 'Bez', 'Przez', 'Wobec', 'Proszę', 'Prosimy', 'Dziś'],
);
/** A capitalised word among words that are not. */
const aloneInSentence = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}])(?:\p{Ll}[\p{Ll}-]*|${opener}),?(?: | ?\n ?))(?<name>\p{Lu}\p{Ll}{2,})(?![\p{L}@-]| \p{Lu})`,
  'gu',
);
/** "Lena może pojechać": the name opens the sentence. */
const opening = /(?<=[.!?]\s|\n\s?)(?<name>\p{Lu}\p{Ll}{2,})(?= \p{Ll}{2})/gu;
/** "Wezwanie_Oskar_Nitecki.pdf": a name within that of a file. */
const inFileName = /(?<=[\p{L}\d]_)(?<name>\p{Lu}\p{Ll}{2,})(?=_)/gu;
/** "Marta, jesteś w biurze?": the name of somebody spoken to opens the line. */
const spokenFirst = /(?<=(?:^|\n)(?:> ?)*[^\S\n]*)(?<name>\p{Lu}\p{Ll}{2,})(?=, \p{Ll})/gu;
const surname = /(?:[sc]k|dzk)(?:i|a|ą|iej|iego|iemu|im)$|(?:icz|czyk|czak)(?:a|owi|em)?$/iu;

/** Single names, each with the person of that name whose full name the letter contains, if any. */
export function calledPeople(text: string, named: readonly FoundPerson[]): FoundPerson[] {
  const owner = (name: string) => ownerOf(name, named);
  const first = (written: string, title?: string) => {
    const plain = nominativeOf(written, title);
    return plain === undefined ? undefined : (owner(plain) ?? ownerOfMailbox(text, plain));
  };
  const last = (written: string, title: string) =>
    isPerson(written) && (title === 'p.' || surname.test(written))
      ? (owner(written) ?? toNominative(written))
      : undefined;
  return [
    ...found(text, called, (name, title) =>
      title === undefined ? first(name) : (first(name, title) ?? last(name, title)),
    ),
    ...found(text, shortened, (name) => (isNominative(name) ? first(name) : undefined)),
    ...found(text, signed, (name) => (isNominative(name) ? first(name) : undefined)),
    ...found(text, greeted, (name) => {
      const plain = ofVocative(name);
      return plain !== name && isNominative(plain) ? first(name) : undefined;
    }),
    ...found(text, kin, (name) => first(name)),
    ...found(text, ofChild, (name) => (isPerson(name) ? (first(name) ?? name) : undefined)),
    ...found(text, spoken, (name) => first(name) ?? ownerOfMailbox(text, ofVocative(name))),
    ...boxHolders(text, owner),
    ...firstNamesAlone(text, named),
  ];
}

/** "świadczenie dla Zofii" of Zofia Gołąb: the first name, in any case, of a person found elsewhere. */
function firstNamesAlone(text: string, named: readonly FoundPerson[]): FoundPerson[] {
  const givenNames = new Set(named.map(({ person }) => person.split(' ')[0] ?? ''));
  const owner = (name: string, isPlain: boolean) => {
    const reading = readFirstName(name).find((one) => givenNames.has(one.name));
    if (reading === undefined || (isPlain && reading.name !== name)) return undefined;
    return ownerOf(reading.name, named) ?? reading.name;
  };
  return [
    ...found(text, aloneInSentence, (name) => owner(name, false)),
    // "Marka pojazdu" of Marek Nowak opens a row with an ordinary word.
    ...found(text, opening, (name) => owner(name, true)),
    ...found(text, inFileName, (name) => owner(name, true)),
    ...found(text, spokenFirst, (name) => owner(name, true) ?? owner(ofVocative(name), true)),
  ];
}

function boxHolders(text: string, owner: (name: string) => string | undefined): FoundPerson[] {
  const surnames = new Set(
    [...text.toLowerCase().matchAll(box)].flatMap(({ groups: { first = '', last = '' } = {} }) =>
      first.length === 1 || isNominative(first) ? [last] : [],
    ),
  );
  if (surnames.size === 0) return [];
  return found(text, anyWord, (name) =>
    surnames.has(foldText(name)) && isPerson(name) ? (owner(name) ?? titleCase(name)) : undefined,
  );
}

function found(
  text: string,
  pattern: RegExp,
  personOf: (name: string, title: string | undefined) => string | undefined,
): FoundPerson[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { name = '', title } = match.groups ?? {};
    const person = personOf(name, title);
    if (person === undefined) return [];
    const start = match.index + match[0].indexOf(name, (title ?? '').length);
    // An initial in place of the surname belongs to the name.
    const end = pattern === shortened ? match.index + match[0].length : start + name.length;
    return [{ person, span: { start, end } }];
  });
}

const isNominative = (name: string) =>
  readFirstName(name).some(({ case: nameCase }) => nameCase === 'nom');

/** "Marku" → "Marek", "Pani Iwony" → "Iwona"; undefined for a word that is no first name. */
function nominativeOf(written: string, title = ''): string | undefined {
  const gender = /^pani[aąi]?$/iu.test(title) ? 'f' : /^pan/iu.test(title) ? 'm' : undefined;
  const readings = [...readFirstName(ofVocative(written)), ...readFirstName(written)];
  const fitting = readings.filter((reading) => gender === undefined || reading.gender === gender);
  const all = fitting.length > 0 ? fitting : readings;
  return (all.find(({ case: nameCase }) => nameCase === 'nom') ?? all[0])?.name;
}

/** The one person with this first name or surname. */
function ownerOf(name: string, named: readonly FoundPerson[]): string | undefined {
  const plain = titleCase(name);
  const owners = new Set(
    named.map(({ person }) => person).filter((person) => person.split(' ').includes(plain)),
  );
  const [only] = owners;
  return owners.size === 1 ? only : undefined;
}
