import { either } from '#shared/letters/text/word-list.ts';

/** Beginnings of words for what the reader hands over, says or does. */
export const acts = either(
  'wyjasni',
  'przedloz',
  'przedstaw',
  'zlozeni',
  'zlozy',
  'nadesl',
  'odesl',
  'zawiadomi',
  'oswiadczeni',
  'wykaz',
  'uzupelni',
  'odpowied',
  'stanowisk',
  'wypowiedz',
  'dokument',
  'wskaza',
  'zglosi',
  'usunie', // usunięcie braków
  'usunieci',
  'twierdzeni', // zgłosić twierdzenia i dowody
  'dowod',
  'zlozon', // wniosek złożony przed 6 sierpnia
  'wniosk',
  /zwroc(?:ic)? sie/, // zwrócić się do rzecznika
);
