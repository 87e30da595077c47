import { foldText } from '#shared/letters/text/text.ts';
import { type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/** Public offices of neighbour countries, as their letterheads name them. */
export const foreignOffices: WordList = [
  'mestsky urad', // Městský úřad Náchod
  'obecni urad',
  'krajsky urad',
  'okresny urad', // Okresný úrad Poprad
  'landkreis', // LANDKREIS OSTSACHSEN
  'landratsamt',
  'kreisverwaltung',
  'stadtverwaltung',
  'stadt *', // Stadt Görlitz
  'ordnungsamt',
  'finanzamt',
  'amtsgericht',
  'bundesamt',
  'familienkasse',
  'bezirkshauptmannschaft',
  'landespolizeidirektion',
  'kraftfahrt-bundesamt',
  'krankenkasse',
  'deutsche rentenversicherung',
  'centraal justitieel', // Centraal Justitieel Incassobureau
  'belastingdienst',
  'gemeente',
  'agence nationale',
  'prefecture de',
  'comune di',
  'agenzia delle entrate',
  'agencia tributaria',
  'ayuntamiento de',
  'skatteverket',
  'udbetaling danmark',
];

const foreignPattern = wordPattern(foreignOffices);

/** Whether the words name a public office of another country. */
export function isForeignOffice(text: string): boolean {
  return foreignPattern.test(foldText(text));
}
