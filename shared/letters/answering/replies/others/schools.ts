import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** A pupil without a mark for too many absences: the parents apply for the examination. */
const exam: Replies = {
  subject: 'nieklasyfikowania ucznia',
  say: () => ({
    cooperative: {
      heading: 'WNIOSEK O EGZAMIN KLASYFIKACYJNY',
      paragraphs: [
        `Wnoszę o wyznaczenie egzaminu klasyfikacyjnego z przedmiotu ${gap('przedmiot')} dla ${gap('imię i nazwisko ucznia, klasa')}.`,
      ],
      grounds: [
        'Nieobecności wynikały z choroby; zaświadczenie w załączeniu.',
        'Nieobecności wynikały z ważnej sytuacji w domu.',
        `Inny powód: ${gap('własnymi słowami')}`,
      ],
      requests: ['zgodę na egzamin i podanie jego terminu', 'podanie zakresu materiału'],
      attachments: ['dokumenty o przyczynach nieobecności'],
      strategy: 'Składasz wniosek w terminie i w miejscu z pisma. Od tego zależy ocena.',
      pros: ['Egzamin daje szansę na ocenę i promocję.'],
      cons: ['Przy nieusprawiedliwionych nieobecnościach szkoła może odmówić: podaj powody.'],
    },
    assertive: {
      heading: 'WNIOSEK O SPRAWDZENIE NIEOBECNOŚCI',
      paragraphs: ['Proszę o sprawdzenie liczby nieobecności i o uznanie usprawiedliwień.'],
      grounds: [
        'Część nieobecności jest usprawiedliwiona; dokumenty w załączeniu.',
        'Liczba godzin w piśmie się nie zgadza.',
      ],
      requests: [
        'poprawienie zapisów o nieobecnościach',
        'wyznaczenie egzaminu klasyfikacyjnego, jeżeli oceny nadal nie będzie',
      ],
      attachments: ['usprawiedliwienia'],
      strategy: 'Gdy nieobecności policzono źle. O egzamin prosisz na wszelki wypadek.',
      pros: ['Usprawiedliwione godziny ułatwiają egzamin.'],
      cons: ['Termin na wniosek o egzamin biegnie dalej.'],
    },
    delay: {
      heading: 'PROŚBA O ROZMOWĘ I ZAKRES MATERIAŁU',
      paragraphs: [
        'Proszę o rozmowę z wychowawcą i o zakres materiału do egzaminu. Wniosek o egzamin złożę w terminie z pisma.',
      ],
      requests: ['termin rozmowy', 'zakres materiału'],
      strategy: 'Pytasz, jak pomóc dziecku. Wniosku o egzamin to nie zastępuje.',
      pros: ['Wiesz, czego się uczyć.'],
      cons: ['Bez wniosku w terminie egzaminu może nie być.'],
    },
  }),
};

/** A place that is lost without the parents' confirmation. */
const place: Replies = {
  subject: 'wyniku rekrutacji',
  say: () => ({
    cooperative: {
      heading: 'POTWIERDZENIE WOLI PRZYJĘCIA',
      paragraphs: [
        `Potwierdzam wolę przyjęcia dziecka: ${gap('imię i nazwisko dziecka')}, na miejsce wskazane w piśmie.`,
      ],
      strategy: 'Potwierdzasz w terminie i w sposób z pisma: w systemie albo na druku.',
      pros: ['Miejsce jest Twoje.'],
      cons: ['List pocztą może dojść za późno.'],
    },
    assertive: {
      heading: 'REZYGNACJA Z MIEJSCA',
      paragraphs: [`Rezygnuję z miejsca dla dziecka: ${gap('imię i nazwisko dziecka')}.`],
      requests: ['potwierdzenie rezygnacji'],
      strategy: 'Tylko wtedy, gdy miejsca nie chcesz.',
      pros: ['Dostanie je inne dziecko.'],
      cons: ['Do tego miejsca zwykle nie ma powrotu.'],
    },
    delay: {
      heading: 'PYTANIE W SPRAWIE MIEJSCA',
      paragraphs: [`Proszę o informację: ${gap('o co pytasz')}.`],
      requests: ['odpowiedź przed końcem terminu potwierdzenia'],
      strategy: 'Pytasz od razu, najlepiej telefonicznie; termin potwierdzenia biegnie dalej.',
      pros: ['Wiesz, na co się zgadzasz.'],
      cons: ['Bez potwierdzenia w terminie miejsce przepada.'],
    },
  }),
};

/** A pupil who misses lessons: the parents explain, correct the record or come to talk. */
const absence: Replies = {
  subject: 'pisma o nieobecnościach ucznia',
  say: () => ({
    cooperative: {
      heading: 'ODPOWIEDŹ RODZICÓW',
      paragraphs: [
        `Wyjaśniam powód nieobecności dziecka: ${gap('powód')}.`,
        'Zapewnię obecność dziecka na lekcjach i proszę o informację, gdy znów go zabraknie.',
      ],
      requests: ['podanie, jak nadrobić materiał i do kiedy'],
      strategy: 'Rozmawiasz ze szkołą od razu i wyjaśniasz, co się stało.',
      pros: ['Szkoła zwykle nie idzie dalej, gdy nieobecności ustają.'],
      cons: ['Liczy się to, czy dziecko wróci na lekcje.'],
    },
    assertive: {
      heading: 'WNIOSEK O SPRAWDZENIE NIEOBECNOŚCI',
      paragraphs: ['Proszę o sprawdzenie liczby godzin i o uznanie usprawiedliwień.'],
      grounds: [
        'Nieobecności wynikały z choroby; zaświadczenie w załączeniu.',
        'Część godzin jest już usprawiedliwiona; dowód w załączeniu.',
        'Liczba godzin w piśmie się nie zgadza.',
        `Inny powód: ${gap('własnymi słowami')}`,
      ],
      requests: ['poprawienie zapisów o nieobecnościach', 'wykaz opuszczonych godzin z datami'],
      attachments: ['usprawiedliwienia'],
      strategy: 'Gdy nieobecności policzono źle albo da się je usprawiedliwić.',
      pros: ['Usprawiedliwione godziny nie liczą się przeciwko Tobie.'],
      cons: ['Statut szkoły może wyznaczać czas na usprawiedliwienie.'],
    },
    delay: {
      heading: 'PROŚBA O ROZMOWĘ',
      paragraphs: [
        `Proszę o rozmowę z wychowawcą albo pedagogiem. Mogę przyjść: ${gap('dwa terminy')}.`,
      ],
      requests: ['potwierdzenie terminu rozmowy', 'wykaz opuszczonych godzin z datami'],
      strategy: 'Prosisz o dogodny dzień rozmowy, a dziecko w tym czasie chodzi do szkoły.',
      pros: ['Szkoła widzi, że chcesz rozmawiać.'],
      cons: ['Szkoła nie musi czekać.'],
    },
  }),
};

export const childFamilies = {
  school_absence: {
    ...absence,
    recommended: [
      'cooperative',
      'Porozmawiaj ze szkołą od razu. Jeżeli nieobecności można usprawiedliwić, wybierz wariant 2.',
    ],
  },
  classification_exam: {
    ...exam,
    recommended: ['cooperative', 'Złóż wniosek o egzamin w terminie z pisma i podaj powody.'],
  },
  place_offered: {
    ...place,
    recommended: ['cooperative', 'Jeżeli chcesz miejsca, potwierdź je w terminie z pisma.'],
  },
} as const satisfies Families;
