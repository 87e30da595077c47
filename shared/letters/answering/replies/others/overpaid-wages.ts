import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** The employer paid too much by mistake and wants it back: no damage is claimed and nobody is at fault. */
const overpaidWages: Replies = {
  subject: 'wezwania do zwrotu nadpłaconego wynagrodzenia',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Proponuję zwrot kwoty${ofSum(facts, ' ')} w ratach po ${gap('kwota')}. Na potrącenie z innych należności nie zgadzam się bez odrębnego oświadczenia (${cite(law.work.deduction)}).`,
        'Sprzęt i dokumenty firmy zwrócę w terminie z pisma, jeżeli je mam.',
      ],
      requests: ['pisemne potwierdzenie rat'],
      strategy: 'Jeżeli nadpłata jest prawdziwa, zwracasz ją od razu albo w ratach.',
      pros: ['Bez sprawy w sądzie pracy.'],
      cons: ['Najpierw sprawdź wyliczenie, także kwotę netto.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE PRACODAWCY',
      paragraphs: [
        `Nie zgadzam się z żądaniem zwrotu${ofSum(facts, ' kwoty ')} ani z potrąceniem z innych należności (${cite(law.work.deduction)}).`,
      ],
      grounds: [
        'Wypłata się należała: był to czas mojej pracy albo płatnego urlopu.',
        'Kwotę policzono błędnie; oddaje się najwyżej to, co wpłynęło na konto.',
        'Pieniądze poszły na bieżące życie, a o pomyłce nie można było wiedzieć.',
        'Sprzęt jest zwrócony; protokół w załączeniu.',
        otherGround,
      ],
      requests: ['przesłanie wyliczenia i dokumentów, na których je oparto'],
      attachments: ['dowody'],
      strategy: 'Mówisz, dlaczego wypłata się należała albo dlaczego jej nie zwrócisz.',
      pros: ['Bez Twojej pisemnej zgody pracodawca nie potrąci.'],
      cons: ['Pracodawca może iść do sądu pracy.'],
    },
    delay: {
      heading: 'WNIOSEK O WYLICZENIE',
      paragraphs: [
        'Zanim odpowiem na żądanie, proszę o wyliczenie nadpłaty. Na potrącenia nie zgadzam się bez mojego pisemnego oświadczenia.',
      ],
      requests: [
        'listę płac i wyliczenie brutto oraz netto',
        'kopię wniosku lub polecenia, z którego wynika nadpłata',
      ],
      strategy: 'Prosisz o wyliczenie; dnia z pisma to nie przesuwa.',
      pros: ['Wiesz, skąd wzięła się kwota.'],
      cons: ['Pracodawca może nie czekać.'],
    },
  }),
};

export const overpaidWagesFamilies = {
  /** the employer wants a mistaken payment back */
  overpaid_wages: {
    ...overpaidWages,
    recommended: [
      'delay',
      'Najpierw poproś o wyliczenie. Jeżeli nadpłata jest prawdziwa, oddaj ją albo zaproponuj raty (wariant 1).',
    ],
  },
} as const satisfies Families;
