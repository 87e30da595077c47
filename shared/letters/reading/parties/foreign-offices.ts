import type { WordList } from '#shared/letters/text/word-list.ts';

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
  'ordnungsamt',
  'finanzamt',
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
