import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { debtorOf } from './debtor.ts';

/** A bailiff asks somebody about a debtor: no seizure, no debt of the reader. */
const askedAboutDebtor: Replies = {
  subject: 'żądania udzielenia informacji',
  say: (facts) => ({
    cooperative: {
      heading: 'ODPOWIEDŹ NA ŻĄDANIE INFORMACJI',
      paragraphs: [
        `Odpowiadam na pytania dotyczące dłużnika: ${debtorOf(facts)}.`,
        `Odpowiedzi w kolejności z pisma: ${gap('każde pytanie i odpowiedź')}`,
      ],
      grounds: [
        'Dłużnik u mnie nie pracuje; ostatni dzień pracy podaję wyżej.',
        'Nie znam nowego miejsca pracy dłużnika.',
        'Nie mam wobec dłużnika żadnych zobowiązań.',
      ],
      strategy: 'Odpowiadasz na pytania zgodnie z prawdą i w terminie. Dług ma ktoś inny.',
      pros: ['Obowiązek spełniony, brak grzywny.'],
      cons: ['Odpowiadaj tylko na to, o co pyta komornik.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE – BRAK INFORMACJI',
      paragraphs: [
        `Oświadczam, że nie mam informacji o dłużniku, o które chodzi w piśmie: ${debtorOf(facts)}.`,
      ],
      grounds: [
        'Dłużnik nigdy u mnie nie pracował i nie mam z nim rozliczeń.',
        'Dokumentów z tego czasu już nie mam.',
        'Obowiązuje mnie tajemnica zawodowa; proszę o podstawę prawną żądania.',
        otherGround,
      ],
      strategy: 'Mówisz, że informacji nie masz albo nie wolno Ci ich podać.',
      pros: ['Zamyka sprawę, gdy naprawdę nic nie wiesz.'],
      cons: ['Nieprawdziwa odpowiedź grozi grzywną.'],
    },
    delay: {
      heading: 'PROŚBA O DODATKOWY CZAS NA ODPOWIEDŹ',
      paragraphs: [
        `Proszę o dodatkowe ${gap('liczba')} dni na odpowiedź, bo muszę odszukać dokumenty.`,
        'To, co wiem już teraz, podaję w załączniku.',
      ],
      attachments: ['informacje znane dzisiaj'],
      strategy: 'Prosisz o czas na odszukanie dokumentów.',
      pros: ['Pokazuje, że nie odmawiasz.'],
      cons: ['Dopóki komornik się nie zgodzi, obowiązuje termin z pisma.'],
    },
  }),
};

/** The tenant gives notice: the reader lets the flat. */
const tenantLeaves: Replies = {
  subject: 'wypowiedzenia umowy najmu',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Potwierdzam otrzymanie wypowiedzenia. Proponuję odbiór lokalu dnia ${gap('data i godzina')}, z protokołem i odczytem liczników.`,
        `Kaucję rozliczę w ciągu miesiąca od opróżnienia lokalu, po potrąceniu należności z tytułu najmu (${cite(law.housing.deposit)}).`,
      ],
      requests: ['potwierdzenie dnia odbioru', 'zwrot kluczy przy odbiorze'],
      strategy: 'Potwierdzasz koniec umowy i umawiasz odbiór lokalu.',
      pros: ['Spokojne rozstanie.', 'Protokół chroni obie strony.'],
      cons: ['Na zwrot kaucji masz miesiąc od opróżnienia lokalu.'],
    },
    assertive: {
      heading: 'STANOWISKO WYNAJMUJĄCEGO',
      paragraphs: [
        'Nie zgadzam się z wypowiedzeniem albo z proponowanym rozliczeniem w zakresie zaznaczonym niżej.',
      ],
      grounds: [
        'Okres wypowiedzenia jest krótszy, niż przewiduje umowa.',
        'Umowa na czas oznaczony nie pozwala na takie wypowiedzenie.',
        `Z kaucji potrącę należności: ${gap('jakie i ile')}; rachunki w załączeniu.`,
        `Szkody w lokalu przekraczają zwykłe zużycie (${cite(law.housing.normalWear)}); zdjęcia w załączeniu.`,
        otherGround,
      ],
      requests: ['potwierdzenie właściwego dnia zakończenia umowy', 'zapłatę czynszu do tego dnia'],
      attachments: ['umowa', 'rachunki lub zdjęcia'],
      strategy: 'Tylko wtedy, gdy termin albo rozliczenie jest niezgodne z umową.',
      pros: ['Twoje stanowisko jest na piśmie.'],
      cons: ['Spór o kaucję rozstrzyga sąd.'],
    },
    delay: {
      heading: 'PROŚBA O UZGODNIENIE ODBIORU LOKALU',
      paragraphs: [
        'Potwierdzam, że wypowiedzenie do mnie dotarło. Proszę o uzgodnienie dnia odbioru i o okazywanie lokalu chętnym w dogodnych godzinach.',
        'Rozliczenie kaucji prześlę po odbiorze lokalu.',
      ],
      requests: ['propozycję dnia odbioru', 'podanie godzin okazywania lokalu'],
      strategy: 'Uzgadniasz szczegóły przed końcem umowy.',
      pros: ['Czas na znalezienie nowego najemcy.'],
      cons: ['Dzień końca umowy się nie zmienia.'],
    },
  }),
};

export const askedReaderFamilies = {
  /** the bailiff asks a third person about the debtor and seizes nothing */
  asked_about_debtor: {
    ...askedAboutDebtor,
    recommended: [
      'cooperative',
      'Dług ma ktoś inny i niczego nie płacisz. Odpowiedz na pytania w terminie i zgodnie z prawdą.',
    ],
  },
  /** the tenant gives notice to the reader */
  tenant_leaves: {
    ...tenantLeaves,
    recommended: [
      'cooperative',
      'Potwierdź koniec umowy i umów odbiór z protokołem. Jeżeli termin albo rozliczenie jest niezgodne z umową, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
