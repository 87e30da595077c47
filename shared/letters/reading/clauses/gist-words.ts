import type { WordList } from '#shared/letters/text/word-list.ts';

/** Words that end like a verb of the sender and are none. */
export const noVerbs: WordList = [
  'problemy',
  'systemy',
  'programy',
  'program',
  'reklamy',
  'normy',
  'zimy',
  'tam',
  'nam',
  'wam',
  'sam',
];

/** What a sender does out of politeness, or to be reached, and no letter is written for. */
export const courtesies: WordList = [
  'dziekujemy',
  'pozdrawiamy',
  'pozdrawiam',
  'przepraszamy',
  'zyczymy',
  'zachecamy',
  'rozumiemy',
  'cieszymy',
  'polecamy',
  'z powazaniem',
  'z wyrazami szacunku',
  'w razie pytan',
  'w przypadku pytan',
  'prosimy nie odpowiadac', // wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać
  'wygenerowan* automatycznie',
  'kapital zakladowy',
  'infolinia',
  'godziny otwarcia',
  'biuro obslugi',
  'administratorem danych',
  'do wiadomosci',
  'otrzymuja',
];

/** A sentence that says what holds in another case, or how things are asked for in general. */
export const elsewhereHolds: WordList = [
  'nie dotycz*', // Państwa to nie dotyczy.
  'dotyczy wylacznie',
  'dotycza wylacznie',
  'w odrebnej sprawie',
  'odrebne pouczenie',
  'osobnym zawiadomieniu',
  'mogl pan',
  'mogla pani',
];

/** That the sentence speaks to the reader. */
export const toReader: WordList = [
  'pan',
  'pana',
  'panu',
  'pani',
  'pania',
  'panstwo',
  'panstwa',
  'panstwu',
  'strona',
  'stronie',
  'tobie',
  'ciebie',
  'twoj*',
  'dluznik*',
  'pozwan*',
  'powod*',
];
