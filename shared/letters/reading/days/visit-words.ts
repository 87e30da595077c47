import type { WordList } from '#shared/letters/text/word-list.ts';

/** Who writes comes to the reader: "Przyjdę do Państwa w czwartek 10 września". */
export const homeVisits: WordList = [
  'przyjde do pan*',
  'przyjdzie do pan*',
  'przyjdziemy do pan*',
  'przyjade do pan*',
  'przyjedzie do pan*',
  'przyjedziemy do pan*',
  'zajrze do pan*',
  'zajrzymy do pan*',
  'zglosze sie do pan*',
  'zglosimy sie do pan*',
  'odwiedze pan*',
  'odwiedzi pan*',
  'odwiedzimy pan*',
  'bede u pan*',
  'bedziemy u pan*',
  'wizyt* domow*',
  'wizyt* w domu',
  'wizyt* w pan* domu',
  'wizyt* w pan* mieszkaniu',
  'wizyt* w miejscu zamieszkania',
];

/** A visit of the reader's, to a doctor or an office. */
export const VISIT = 'wizyta';
export const HOME_VISIT = 'wizyta u Ciebie';
export const VISIT_ON_SITE = 'wizyta na miejscu';
export const INTERVIEW = 'wywiad środowiskowy';
export const ACCESS = 'udostępnienie lokalu lub rzeczy';
