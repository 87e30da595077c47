import { wordPattern } from '#shared/letters/text/word-list.ts';

/** Openings of a sentence about the subject of the one before: "Pismo składa się u nas, w ciągu dwóch tygodni". */
export const goesOn = wordPattern([
  'sklada sie', // Składa się je w urzędzie w ciągu 14 dni.
  'sklada je pan*',
  'sklada ja pan*',
  'pisze sie ja', // Pisze się ją do sądu, ale oddaje u mnie w ciągu tygodnia.
  'pisze sie je',
  'oddaje sie ja',
  'oddaje sie je',
  'trzeba ja',
  'trzeba je',
  'nalezy ja',
  'nalezy je',
  'mozna ja',
  'mozna je',
  'wnosi sie',
  'mozna * zlozyc',
  'nalezy * zlozyc',
  'nalezy * wniesc',
  'ma pan* na to', // Ma Pani na to dwa tygodnie.
  'maja panstwo na to',
  'moze go pan*', // Może go Pan wnieść w ciągu 7 dni.
  'moze ja pan*',
  'moze je pan*',
  'moga go panstwo',
  'moga ja panstwo',
  'na to ma pan*',
  'czas na to',
  'termin na to',
]);
