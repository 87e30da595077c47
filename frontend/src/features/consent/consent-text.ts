import { operator } from '#shared/domain/operator.ts';

/**
 * The consent that a user gives before the first letter is sent (RODO, art. 9 ust. 2 lit. a). A new wording
 * is a new edition (`LETTER_CONSENT_EDITION`), and every user is asked again.
 */
export const CONSENT_SENTENCE = `Zgadzam się, żeby ${operator.name} odczytywała moje pisma, także zawarte w nich dane o zdrowiu, wyrokach i karach oraz inne dane szczególne, i przekazywała ich treść do modelu AI (${operator.modelProvider}), tylko po to, żeby wyjaśnić mi pismo i przygotować szkic odpowiedzi.`;

/** The same consent, given by handing in a letter: shown where a letter is added, before anything is sent. */
export const HANDING_IN_SENTENCE =
  'Dodając pismo, wyraźnie zgadzasz się, żeby Listownik odczytał je i przekazał jego treść do modelu AI, także dane o zdrowiu, wyrokach i karach, tylko po to, żeby wyjaśnić Ci pismo i przygotować szkic odpowiedzi. Zgodę wycofasz w Ustawieniach.';

export const CONSENT_NOTES: readonly string[] = [
  'Zgodę wycofasz w każdej chwili w Ustawieniach. Usuniemy wtedy wszystkie Twoje analizy.',
  'Bez zgody nic nie wysyłamy: pismo zostaje na Twoim urządzeniu.',
  'Zasłoń w piśmie dane innych osób, jeśli nie są potrzebne, żeby je zrozumieć.',
];
