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
];
