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

/** What an employer's letter says when it rejects an objection; what may happen to one later is none of it. */
export const rejects = wordPattern([
  'odrzucam* … sprzeciw*',
  'sprzeciw* … odrzucam*',
  // Not "gdybym sprzeciw odrzucił": only who says it of what is done.
  'odrzucilismy … sprzeciw*',
  'odrzucilem … sprzeciw*',
  'odrzucilam … sprzeciw*',
  'pracodawca odrzucil … sprzeciw*',
  'zarzad odrzucil … sprzeciw*',
  'dyrektor* odrzucil* … sprzeciw*',
  'sprzeciw* … odrzucilismy',
  'sprzeciw* … odrzucilem',
  'sprzeciw* … odrzucilam',
  'odrzucono … sprzeciw*',
  'postanowil* … sprzeciw* odrzucic',
  'postanowil* odrzucic … sprzeciw*',
  'sprzeciw* … postanowil* odrzucic',
  'postanawia* odrzucic … sprzeciw*',
  'postanawia* … sprzeciw* odrzucic',
  'sprzeciw* … postanawia* odrzucic',
  'sprzeciw* … odrzucono',
  'sprzeciw* … zostal odrzucony',
  'sprzeciw* … zostaje odrzucony',
  'nie uwzglednia* … sprzeciw*',
  'nie uwzglednil* … sprzeciw*',
  'nie uwzgledniono … sprzeciw*',
  'sprzeciw* … nie uwzglednia*',
  'sprzeciw* … nie uwzgledniono',
  'sprzeciw* … nie zostal uwzgledniony',
]);

/** An objection to an employer's penalty is rejected, not one to an office's decision. */
export const ofRejection: readonly RegExp[] = [
  rejects,
  wordPattern(['kar* porzadkow*', 'nagan*', 'kar* upomnienia', 'ukaran*']),
  wordPattern(['pracodawc*', 'sad* pracy', 'kodeks* pracy']),
];
