import type { Family } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** A hospital or a clinic names the day to come: no authority calls, nothing is disputed. */
export const appointment: Family = {
  subject: 'wyznaczonego terminu',
  say: () => ({
    cooperative: {
      paragraphs: ['Dziękuję za wiadomość. Potwierdzam, że przyjdę w wyznaczonym terminie.'],
      strategy: 'Potwierdzasz, że przyjdziesz.',
      pros: ['Zachowujesz miejsce w kolejce.'],
      cons: ['Gdy nie możesz przyjść, wybierz wariant 3.'],
    },
    assertive: {
      heading: 'PROŚBA O WYJAŚNIENIE',
      paragraphs: ['Zanim przyjdę w wyznaczonym terminie, proszę o wyjaśnienie.'],
      requests: [
        `odpowiedź na pytanie: ${gap('czego nie wiesz, na przykład jak się przygotować')}`,
      ],
      strategy: 'Pytasz o to, czego z pisma nie wiesz.',
      pros: ['Wiesz, jak się przygotować.'],
      cons: ['Odpowiedź może nie przyjść na czas: zadzwoń.'],
    },
    delay: {
      heading: 'PROŚBA O INNY TERMIN',
      paragraphs: [
        `Nie mogę przyjść w wyznaczonym terminie z powodu: ${gap('powód')}. Proszę o inny termin i o zachowanie miejsca w kolejce.`,
      ],
      requests: ['wyznaczenie innego terminu', 'potwierdzenie, że pozostaję w kolejce'],
      strategy: 'Uprzedzasz, że nie przyjdziesz, i prosisz o inny dzień.',
      pros: ['Samo nieprzyjście może skreślić Cię z kolejki; wiadomość temu zapobiega.'],
      cons: ['Nowy dzień może być odległy.'],
    },
  }),
};
