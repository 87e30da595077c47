import { wordPattern } from '#shared/letters/text/word-list.ts';

/** What an employer's letter says when it punishes; one that only says it is no penalty does not. */
export const punishes = wordPattern([
  'ukara*',
  'karze* pan*',
  'udziel* … nagan*',
  'udziel* … upomn*',
  'udziel* … kar*',
  'nagan* … udziel*',
  'upomn* … udziel*',
  'kar* … udziel*',
  'wymierz*',
  'naklada* … kar*',
  'nalozy* … kar*',
  'nalozon* … kar*',
  'kar* … nalozon*',
  'stosuj* … kar*',
  'zastosowa* … kar*',
  'kar* … zastosowa*',
  'kara* porzadkow* nagany',
  'kara* porzadkow* upomnienia',
  'otrzymuje … kar*',
  'otrzymuje … nagan*',
  'otrzymuje … upomn*',
  'upomina*',
]);
