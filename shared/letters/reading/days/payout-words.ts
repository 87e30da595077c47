import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Beginnings of words for what is paid out. */
const money = either(
  'kwot',
  'sum',
  'pieniadz',
  'przelew',
  'swiadczeni',
  'nadplat',
  'wyplat',
  'zwrot',
  'odszkodowan',
  'wyrownani',
  'nagrod',
  'odpraw',
  'ekwiwalent',
  'rent',
  'emerytur',
  'zasil',
  'dodat',
  'premi',
  'stypendi',
  /zl\b/,
);
const givesMoney = either(
  /(?:zostanie|zostana|bedzie|beda) (?:wyplacon|przekazan|zwrocon|przelan|wyslan)\w+/,
  /wyplaci(?:my)?/, // Zasiłek wypłacimy do 15 września.
  'przekazemy',
  'przelejemy',
  'zlecimy',
  'wyslemy',
  'zwrocimy',
  'oddamy',
  'zrobimy',
  /(?:otrzyma|dostanie) pan\w*/,
);
/** The day belongs to somebody else, to a condition of the payment or to a term of the reader. */
export const noPayout = wordPattern([
  'sprawa', // Z dniem 1 kwietnia sprawa zostanie przekazana komornikowi.
  'sprawe',
  'sprawy',
  'akta',
  'wniosek',
  'komornik*',
  'windykacj*',
  'sadu',
  'sadowi',
  'zarzadc*',
  'wierzyciel*',
  'proponuj*',
  'jezeli',
  'jesli',
  'moze', // Może Pani złożyć oświadczenie do 31 marca, a przelew wyślemy …
  'moga',
  'prosz*',
  'prosim*',
  'nalezy',
  'trzeba',
  'zgloszon*',
  'zlozon*',
  'najpozniej',
]);

/** The sender pays or gives money back. */
export const payout = new RegExp(
  either(
    new RegExp(String.raw`\b${money}[^;]{0,130}?\b${givesMoney}\b`),
    /\b(?:wyplaci(?:my)?|zwrocimy|oddamy)\b/,
  ),
);
