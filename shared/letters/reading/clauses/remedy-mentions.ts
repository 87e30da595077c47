import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { anyOf, everyWord, wordPattern } from '#shared/letters/text/word-list.ts';

import { type Clause, clausesOf } from './clause.ts';
import type { Person } from './person-words.ts';
import { isForOthers, isSomebodyElse, personsIn } from './persons.ts';
import { type RemedyObject, remedyObject } from './remedy-object.ts';

/** Remedies by the stem that letters inflect. */
const remedyStems = {
  odwolani: [
    'odwolani*',
    'odwolac sie',
    'sie odwolac',
    'sie … odwolac',
    'zadania przywrocenia do pracy',
  ],
  zazaleni: ['zazaleni*'],
  sprzeciw: ['sprzeciw*'],
  skarg: ['skarg*'],
  zarzut: ['zarzut*'],
  apelacj: ['apelacj*'],
  reklamacj: ['reklamacj*', 'reklamowac'],
  zastrzezeni: ['zastrzezeni*'],
  wniosek: ['wnios* o ponowne rozpatrzenie', 'wnios* o ponowne rozpoznanie'],
  powodztw: [
    'zaskarzyc uchwal*',
    'uchwal* zaskarzyc',
    'zaskarzyc ja do sadu',
    'powodztwo o uchylenie uchwaly',
  ],
} as const;
export type RemedyStem = keyof typeof remedyStems;

/** One place where the letter gives, or denies, a remedy. */
export type RemedyMention = {
  stem: RemedyStem;
  clause: Clause;
  /** False for "nie służy zażalenie". */
  given: boolean;
  /** Against what: this letter's own act, its costs, another act, one still to come. */
  object: RemedyObject;
  isReaders: boolean;
};

const grant = anyOf([
  'przysluguj*', // Od decyzji przysługuje odwołanie.
  'sluzy',
  'sluza',
  'wnosi sie', // Sprzeciw wnosi się do sądu.
  'sklada sie',
  'albo wniosl*', // … albo wniósł w tym terminie sprzeciw.
  'lub wniosl*',
  'albo w tym terminie wniosl*',
  'albo wniesli',
  'mozna wniesc',
  'mozna zlozyc',
  'mozna zaskarzyc',
  'mozna zakwestionowac', // Stanowisko można zakwestionować w drodze reklamacji.
  'moze', // Dłużnik może wnieść skargę.
  'moga',
  'ma pan* … na odwolanie', // Ma Pani miesiąc na odwołanie.
  'ma pan* … na zazalenie',
  'ma pan* … zlozyc', // Ma Pan siedem dni, żeby złożyć sprzeciw.
  'ma pan* … wniesc',
  'ma pan* … na sprzeciw',
  'ma pan* … na skarge',
  'ma pan* … na apelacje',
  'ma pan* … na reklamacje',
  'maja panstwo … na odwolanie',
  'maja panstwo … na sprzeciw',
  'maja panstwo … na skarge',
  'maja panstwo … na reklamacje',
  'prawo wniesienia', // Przysługuje Pani prawo wniesienia odwołania.
  'prawo do wniesienia',
  'prawo zlozenia',
  'prawo do zlozenia',
  'prawo odwolac',
]);
/** Words that make the noun no remedy: what is attacked in it, or a plea of data protection. */
const noRemedy = wordPattern([
  'wobec marketingu', // przysługuje Pani sprzeciw wobec marketingu
  'wobec przetwarzania',
  'przedstawic zarzuty', // W sprzeciwie należy przedstawić zarzuty.
  'przytoczyc zarzuty',
  'zawierac zarzuty',
  'przedstawieniu zarzutow',
  'uzasadnienia zarzutow',
  'skarga do prezesa urzedu ochrony', // przysługuje skarga do Prezesa Urzędu Ochrony Danych
  'skarga do prezesa uodo',
  'skarg* kasacyjn*',
  'skarg* konstytucyjn*',
  'skarg* nadzwyczajn*',
  'nie zglosila zastrzezen',
  'odpowiedz na apelacje', // Odpowiedź na apelację może Pani złożyć w ciągu dwóch tygodni.
  'odpowiedzi na apelacje',
  'odpowiedz na zazalenie',
  'odpowiedzi na zazalenie',
  'odpowiedz na skarge',
  'odpowiedzi na skarge',
  'odpowiedz na sprzeciw',
  'odpis* apelacji',
  'odpis* zazalenia',
  'odpis* skargi',
  'odpis* sprzeciwu',
  'co do zarzutu', // Może Pan nie wypowiadać się co do zarzutu.
  'z zarzutem',
  'zarzucie',
  'zespol odwolan',
  'odwolanie licytacji',
]);
const elsewhere = wordPattern([
  'nie dotyczy', // (nie dotyczy niniejszego wezwania)
  'nie w tej sprawie',
  'w innych sprawach',
  'doreczono odrebnie', // na postanowienie, które doręczono odrębnie, służy zażalenie
  'doreczone odrebnie',
  'odrebnym pismem',
  'osobnym pismem',
  'mozna bylo', // odwołanie można było wnieść w terminie miesiąca
  'mogl', // zarzut mógł Pan wnieść po doręczeniu upomnienia
  'mogla',
  'mogli',
  'uplynal', // termin na zarzut upłynął
  'uplynela',
  'minal',
  'nie wniesiono',
  'nie zostal wniesiony',
  'nie otwiera', // zajęcie nie otwiera na nowo terminu do wniesienia zarzutu
  'juz nie',
  'przyslugiwal*',
  'nie zastepuje',
]);
const REACH = 190;

/** All places where the letter gives or denies a remedy, in order; privacy notices left out. */
export function remedyMentions(
  view: LetterView,
  type: DocumentType,
  role: Person | undefined,
): RemedyMention[] {
  const mentions: RemedyMention[] = [];
  for (const clause of clausesOf(view)) {
    if (clause.part === 'privacy' || clause.part === 'enclosed') continue;
    for (const [stem, words] of Object.entries(remedyStems)) {
      const found = mentionIn(clause.text, words);
      if (found === undefined) continue;
      const before = mentions.findLast((other) => other.stem === stem);
      const said = startsEarlier(view, clause)
        ? 'other'
        : remedyObject(view, type, clause.text, found.at);
      mentions.push({
        stem: stem as RemedyStem,
        clause,
        given: found.given,
        // "Zażalenie wnosi się do …" goes on about the remedy named before.
        object: said === 'unsaid' && before !== undefined ? before.object : said,
        isReaders: isReaders(clause, role) && (said !== 'unsaid' || (before?.isReaders ?? true)),
      });
    }
  }
  return mentions;
}

const fromTitle = /od (?:dnia |daty )?(?:doreczenia|otrzymania) (?:\w+ )?tytulu wykonawczego/;
const titleDelivered = /tytul\w* wykonawcz[^.;]{0,80}\bdoreczon\w*[^.;]{0,40}\b(?:19|20)\d\d\b/;

/** A term from the delivery of a title of enforcement that came before this letter. */
function startsEarlier(view: LetterView, { text }: Clause): boolean {
  return fromTitle.test(text) && titleDelivered.test(view.spaced);
}

function mentionIn(
  text: string,
  words: readonly string[],
): { at: number; given: boolean } | undefined {
  if (elsewhere.test(text)) return undefined;
  for (const match of text.matchAll(everyWord(words))) {
    const at = match.index;
    const window = { start: Math.max(0, at - REACH), end: at + match[0].length + REACH };
    const around = text.slice(window.start, window.end);
    if (noRemedy.test(text.slice(Math.max(0, at - 30), at + 50))) continue;
    if (denial.test(around)) return { at, given: false };
    if (new RegExp(grant).test(around)) return { at, given: true };
  }
  return undefined;
}

/** "nie służy zażalenie", "zażalenie nie przysługuje", "odwołanie jest niedopuszczalne". */
const denial = wordPattern([
  'nie przysluguj*',
  'nie * przysluguj*', // zażalenie nie stronie przysługuje
  'nie sluzy',
  'nie sluza',
  'nie * sluzy',
  'niedopuszczaln*',
  'nie podlega zaskarzeniu',
  'nie podlegaja zaskarzeniu',
  'nie mozna wniesc',
  'nie mozna zlozyc',
  'nie mozna zaskarzyc',
  'nie sklada sie', // Od mandatu zaocznego nie składa się odwołania.
  'nie wnosi sie',
]);

function isReaders(clause: Clause, role: Person | undefined): boolean {
  const persons = personsIn(clause.text).filter(({ person }) => person !== 'sender');
  if (persons.length === 0) return !isForOthers(clause, role);
  return persons.some(({ person }) => !isSomebodyElse(person, role));
}
