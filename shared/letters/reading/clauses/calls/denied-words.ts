import { anyOf } from '#shared/letters/text/word-list.ts';

/** Words of a demand that "nie" negates. */
const demands = [
  'prosimy',
  'prosi', // ZUS nie prosi o dane karty.
  'prosze',
  'wzywamy',
  'wzywam',
  'wzywa',
  'zadamy',
  'zadam',
  'zada sie',
  'nalezy',
  'trzeba',
  'musi',
  'musza',
  'musisz',
  'ma pan* obowiazku',
  'powinien',
  'powinna',
  'jest konieczne',
  'wymaga*',
  'jest pan* zobowiazan*',
  'jest pan* obowiazan*',
  'sa panstwo zobowiazani',
  'sa panstwo obowiazani',
  'oczekujemy',
  'zobowiazuj*',
  'nakazuj*',
];
/** "nie prosimy o dopłaty", "niczego nie należy dopłacać": these ask for nothing. */
export const denied = new RegExp(String.raw`\bnie ${anyOf(demands)}`);
