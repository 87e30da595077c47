import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { isOfferOfPlace } from '#shared/letters/reading/clauses/letter-parts.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** Patients wait in a queue; buyers of a flat do not. */
const isQueued = ({ view }: LetterFacts) =>
  /\b(?:kolejk|oczekujac|szpital|przychodni|poradni)/.test(view.spaced);

/** A hospital, a seller, a notary or a school sets the day: no authority is involved, nothing is disputed. */
const appointment: Replies = {
  subject: 'pisma o wyznaczonym terminie',
  say: (facts) => (isOfferOfPlace(facts.view) ? place : appointmentAt(facts)),
};

/** A nursery, a school or a course offers a place, which is kept by saying yes in time. */
const place: ReturnType<Replies['say']> = {
  cooperative: {
    heading: 'POTWIERDZENIE WOLI PRZYJĘCIA',
    paragraphs: ['Dziękuję za wiadomość. Potwierdzam, że przyjmuję oferowane miejsce.'],
    strategy: 'Potwierdzasz, że przyjmujesz miejsce.',
    pros: ['Zachowujesz miejsce, jeżeli potwierdzenie dotrze w terminie.'],
    cons: ['Gdy nadawca ma własny druk, użyj tego druku.'],
  },
  assertive: {
    heading: 'PYTANIE W SPRAWIE MIEJSCA',
    paragraphs: ['Przed potwierdzeniem miejsca proszę o wyjaśnienie.'],
    requests: [`odpowiedź na pytanie: ${gap('czego nie wiesz')}`],
    strategy: 'Pytasz o to, czego z pisma nie wiesz.',
    pros: ['Wiesz więcej, zanim się zdecydujesz.'],
    cons: ['Pytanie nie potwierdza miejsca: potwierdź je przed końcem terminu.'],
  },
  delay: {
    heading: 'PROŚBA O PÓŹNIEJSZE POTWIERDZENIE',
    paragraphs: [
      `Nie mogę potwierdzić przyjęcia miejsca w wyznaczonym terminie z powodu: ${gap('powód')}. Proszę o późniejszy dzień i o zachowanie miejsca.`,
    ],
    requests: ['wyznaczenie późniejszego dnia', 'zachowanie miejsca do tego dnia'],
    strategy: 'Uprzedzasz, że potwierdzisz później, i prosisz o zachowanie miejsca.',
    pros: ['Nadawca wie, że nie rezygnujesz.'],
    cons: ['Nadawca nie musi się zgodzić; bez potwierdzenia w terminie miejsce może przepaść.'],
  },
};

function appointmentAt(facts: LetterFacts): ReturnType<Replies['say']> {
  return {
    cooperative: {
      paragraphs: ['Dziękuję za wiadomość. Potwierdzam, że przyjdę w wyznaczonym terminie.'],
      strategy: 'Potwierdzasz, że przyjdziesz.',
      pros: [
        isQueued(facts) ? 'Zachowujesz miejsce w kolejce.' : 'Termin jest potwierdzony na piśmie.',
      ],
      cons: ['Gdy nie możesz przyjść, wybierz wariant 3.'],
    },
    assertive: {
      heading: 'PYTANIE W SPRAWIE PISMA',
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
        `Nie mogę przyjść w wyznaczonym terminie z powodu: ${gap('powód')}. Proszę o inny termin${isQueued(facts) ? ' i o zachowanie miejsca w kolejce' : ''}.`,
      ],
      requests: [
        'wyznaczenie innego terminu',
        ...(isQueued(facts) ? ['potwierdzenie, że pozostaję w kolejce'] : []),
      ],
      strategy: 'Uprzedzasz, że nie przyjdziesz, i prosisz o inny dzień.',
      pros: [
        isQueued(facts)
          ? 'Samo nieprzyjście może skreślić Cię z kolejki; wiadomość temu zapobiega.'
          : 'Nikt nie powie, że nie przychodzisz bez słowa.',
      ],
      cons: ['Nowy dzień może być odległy.'],
    },
  };
}

/** Somebody comes to the reader: the reader is at home, and does not come anywhere. */
const visitAtHome: Replies = {
  subject: 'pisma o wyznaczonym terminie',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za wiadomość. Potwierdzam, że będę na miejscu w wyznaczonym terminie.',
      ],
      strategy: 'Potwierdzasz, że będziesz na miejscu.',
      pros: ['Termin jest potwierdzony na piśmie.'],
      cons: ['Gdy nie możesz być na miejscu, wybierz wariant 3.'],
    },
    assertive: {
      heading: 'PYTANIE W SPRAWIE PISMA',
      paragraphs: ['Przed wizytą proszę o wyjaśnienie.'],
      requests: [
        `odpowiedź na pytanie: ${gap('czego nie wiesz, na przykład co przygotować i kto przyjdzie')}`,
      ],
      strategy: 'Pytasz o to, czego z pisma nie wiesz.',
      pros: ['Wiesz, jak się przygotować i kto przyjdzie.'],
      cons: ['Odpowiedź może nie przyjść na czas: zadzwoń.'],
    },
    delay: {
      heading: 'PROŚBA O INNY TERMIN',
      paragraphs: [
        `Nie mogę być na miejscu w wyznaczonym terminie z powodu: ${gap('powód')}. Proszę o inny termin.`,
      ],
      requests: ['wyznaczenie innego terminu'],
      strategy: 'Uprzedzasz, że Cię nie będzie, i prosisz o inny dzień.',
      pros: ['Nikt nie powie, że nie wpuszczasz bez słowa.'],
      cons: ['Nowy dzień może być odległy.'],
    },
  }),
};

export const appointmentFamilies = {
  /** a hospital or a clinic sets the day of a visit */
  appointment: {
    ...appointment,
    recommended: [
      'cooperative',
      'Jeżeli możesz przyjść, wystarczy potwierdzenie. Jeżeli nie możesz, od razu poproś o inny termin (wariant 3).',
    ],
  },
  /** somebody comes to the reader's home or plot */
  visit_at_home: {
    ...visitAtHome,
    recommended: [
      'cooperative',
      'Jeżeli ten dzień Ci odpowiada, wystarczy być na miejscu. Jeżeli nie, od razu poproś o inny termin (wariant 3).',
    ],
  },
} as const satisfies Families;
