import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { readFirstName } from './first-names.ts';
import { isRole, nameWord as word } from './person-words.ts';

/*
 * Names without a part in any list. Only their place shows that somebody is named there, so everything else that
 * may be in such a place has to be excluded: firms, offices, and the subject of an office.
 */

const initials = String.raw`(?:\p{Lu}\. ?){1,2}`;
/** "J. Kowalski", "Jan K. Kowalski". */
export const shortName = String.raw`(?:${initials}${word}|${word} \p{Lu}\. ${word})`;
/** Small words within a foreign name: "Ludwig van der Berg", "Maria del Carmen Ruiz". */
const particle = either(
  ...['al', 'bin', 'da', 'de', 'del', 'della', 'den', 'der', 'di', 'dos', 'du', 'el', 'ibn', 'la'],
  ...['le', 'ten', 'ter', 'van', 'von'],
);
/** Two to four parts. */
export const longName = String.raw`${word}(?: (?:${particle} ){0,2}${word}){1,3}`;
const wholeShort = new RegExp(`^${shortName}$`, 'u');
const wholeLong = new RegExp(`^${longName}$`, 'u');

/** Beginnings of words in the names of firms, offices and their subjects. */
const institution = new RegExp(
  `^${either(
    'administracj',
    'agencj',
    /agent$/,
    /auto(?:$|-)/,
    'bank',
    'bezpieczenstw',
    'biuro',
    /centr(?:um|al)/,
    'dzial',
    'dystrybucj',
    'energ',
    'faktoring',
    'finans',
    'firm',
    'fitness',
    'fundacj',
    'fundusz',
    /gaz(?:ownict\w*)?$/,
    'gmin',
    /grup[ay]?$/,
    'group',
    'drukarni',
    /handl(?:u|ow)/,
    'hurtowni',
    'inspekc',
    'inspektorat',
    'invest',
    'inwest',
    'izb',
    'jakosc',
    'kancelari',
    'klub',
    /kolej[eo]?/,
    'komend',
    'komisj',
    'konsument',
    'kont', // Adrian M. Konto
    /kadr[ay]?$/,
    'kredyt',
    'ksiegow',
    'likwidacj',
    'lombard',
    /market$/,
    /miast(?:[aou]|em)?$/,
    'miejsk',
    'minist',
    'nadzor',
    'narodow',
    'nieruchomosc',
    'obslug',
    'ochron',
    'operator',
    'osrod',
    'panstw',
    'parafi',
    /park(?:ing\w*)?$/,
    'poczt',
    'podatk',
    'policj',
    /polsk[ai]?$/,
    /pomocy?$/,
    'powiat',
    'powszechn',
    /prac[ay]?$/,
    'prokur',
    'przedsiebiorstw',
    'przedszkol',
    'przychodni',
    'referat',
    'rejestr',
    'reklamacj', // Od: Reklamacje Netis
    'rekrutacj',
    'rozlicze',
    /rzeczni[ck]/,
    'salon',
    'sanitarn',
    'servic',
    'sekretariat',
    'serwis',
    'skarb',
    'sklep',
    'solution',
    /support$/,
    'spoldzieln',
    'spoleczn',
    /spraw$/,
    'starost',
    'stowarzysz',
    /strazy?$/,
    'studio',
    'szkol',
    'szpital',
    'teleko',
    'telewiz',
    /team$/,
    'towarzystw',
    /trans(?:port\w*)?$/,
    'ubezpieczen',
    'urzed',
    'uslug',
    'weteryna',
    'wierzyciel',
    'windykac',
    'wodociag',
    'wojewod',
    'wspolnot',
    /wsparci[ae]$/,
    'zamowieni',
    'zwroty',
    'zaklad',
    'zarzad',
    'zespol',
    'zus',
  )}`,
);
/** "Piekarnia", "Fotografia", "Logistyka", "Departament", "Alfa Sp. z o.o.": words for a trade, a part of an office, a legal form. */
const trade = /(?:(?:ar|er|ow)nia|cja|grafia|logia|tyka|ament|^targi|^skarg|^sp|^sa)$/;
/** "Transportu Drogowego", "Spraw Wierzycielskich", "Szkoły Podstawowej": nobody's name has these forms in such a place. */
const genitive = /(?:\p{L}ego|\p{L}{4}[iy]ch|\p{L}{2}(?:ow|[sc]k|icz|n)i?ej)$/u;

/** Whether these words may be a person's name, and not a firm's, an office's or a role's. */
export const isPerson = (name: string) =>
  name
    .split(' ')
    .every((one) => !isRole(one) && !isInstitution(foldText(one)) && !genitive.test(one));
const isInstitution = (folded: string) => institution.test(folded) || trade.test(folded);

export const isLongName = (words: string) => wholeLong.test(words);
/** The capitalised words of a name. */
export const withoutParticle = (name: string) => name.replace(/ \p{Ll}+(?= )/gu, '');

/** "J. Kowalski" as a whole. */
export const isShortName = (words: string) => wholeShort.test(words);

/** A name without a part in the list of first names; the others are found anywhere. */
const isUnlisted = (name: string) =>
  wholeLong.test(name) && name.split(' ').every((one) => readFirstName(one).length === 0);

/** "Anna Nguyen Thi", "Carlos Alberto Gomez Ruiz": more parts than a Polish first name and surname have. */
const isForeign = (name: string) => {
  const [first = '', ...rest] = name.split(' ');
  const unlisted = rest.filter((one) => readFirstName(one).length === 0);
  return wholeLong.test(name) && readFirstName(first).length > 0 && unlisted.length > 1;
};

/** Whether only the place shows that these words name somebody: no list contains them, or not all of them. */
export const isPlacedName = (words: string) =>
  (isShortName(words) || isUnlisted(words) || isForeign(words)) && isPerson(words);

/** Two words, each capitalised. */
export const isNameOfTwo = (words: string) => new RegExp(`^${word} ${word}$`, 'u').test(words);
