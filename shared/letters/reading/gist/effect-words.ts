import type { WordList } from '#shared/letters/text/word-list.ts';

/** What an act does to the reader's case: whether it waits, holds, binds or ends, and what comes of it. */
export const effects: WordList = [
  'nie podlega wykonaniu', // Do czasu rozpoznania wniosku decyzja nie podlega wykonaniu.
  'wstrzymuje wykonani*',
  'wstrzymuje bieg',
  'wstrzymuje obowiaz*',
  'nie ulega wstrzymaniu',
  'uwaza sie za', // pobyt uważa się za legalny
  'pozostaje w mocy',
  'pozostaja w mocy',
  'obowiazuje dotychczas*',
  'obowiazuja dotychczas*',
  'zachowuje pan*',
  'zachowuja panstwo',
  'staje sie ostateczn*',
  'staje sie prawomocn*',
  'jest jednoznaczn*', // Brak oświadczenia jest jednoznaczny z przyjęciem spadku.
  'oznacza zgode',
  'oznacza akceptacj*',
  'nie oznacza zrzeczeni*',
  'nie oznacza uznani*',
  'nie oznacza zgody',
  'zrzeka sie',
  'zrzekaja sie',
  'zrzeczeni* sie',
  'zrzeczenia roszczen',
  'wyczerpuje wszelkie',
  'wyczerpuje wszystkie',
  'zaspokaja wszelkie',
  'nie bed* dochodz*',
  'wzieta pod uwage',
  'wziete pod uwage',
  'opuscic terytorium',
  'moze byc rozwazon*',
  'podlega* zwrotowi',
  'zwraca sie koszty', // Na wniosek zwraca się koszty przejazdu.
  'zwrot kosztow przejazdu',
  'zwrot kosztow podrozy',
  'dopiero w drugim etapie',
  'nie jest powolaniem',
  'nie stanowi decyzji',
];
