import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, PartyRoles, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofReceivable, ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { copy, suit } from './suits.ts';

const participant: PartyRoles = { reader: 'Uczestnik postępowania' };

/** A motion about a child or another case without a claimant: the reader takes part and answers. */
const motionAnswer = suit({
  heading: 'ODPOWIEDŹ NA WNIOSEK',
  subject: 'pisma sądu',
  roles: participant,
  stand:
    'Przedstawiam stanowisko w sprawie. Z wnioskiem nie zgadzam się w zakresie zaznaczonym niżej.',
  standMeanwhile: 'Stanowisko wobec wniosku przedstawię w przedłużonym terminie.',
  requests: [
    'oddalenie wniosku albo umorzenie postępowania',
    `ewentualnie rozstrzygnięcie w ten sposób: ${gap('moja propozycja')}`,
    'przeprowadzenie dowodów wskazanych w uzasadnieniu',
  ],
  grounds: ({ view }) => [
    ...(/\bmalolet|\bdzieck/.test(view.spaced)
      ? [
          'Dotychczasowy stan służy dziecku; dowody w załączeniu.',
          'Nieobecności lub zdarzenia opisane w piśmie są wyjaśnione; dokumenty w załączeniu.',
        ]
      : []),
    'Fakty podane we wniosku są inne.',
    `Wnoszę o mediację (${cite(law.civilProcedure.mediation)}).`,
  ],
  agree: () => ({
    heading: 'STANOWISKO W SPRAWIE',
    parties: participant,
    paragraphs: [
      `Nie sprzeciwiam się wnioskowi w tej części: ${gap('w której')}. W pozostałej części proponuję: ${gap('moja propozycja')}.`,
    ],
    attachments: [copy],
    strategy: 'Odpowiadasz sądowi w terminie i mówisz, na co się zgadzasz.',
    pros: ['Sąd zna Twoje zdanie przed posiedzeniem.'],
    cons: ['Jeżeli sąd wezwał Cię na posiedzenie, trzeba też przyjść.'],
  }),
  risk: 'Jeżeli sąd wezwał Cię na posiedzenie, samo pismo nie wystarczy: trzeba przyjść.',
});

/** A court orders papers to be filed on pain of a fine: nobody is heard and nothing is decided yet. */
const courtDuty: Replies = {
  subject: 'wezwania sądu',
  say: () => ({
    cooperative: {
      heading: 'PISMO W WYKONANIU WEZWANIA',
      paragraphs: [`W wykonaniu wezwania składam: ${gap('dokumenty z wezwania')}.`],
      requests: ['uznanie wezwania za wykonane'],
      attachments: ['dokumenty z wezwania albo potwierdzenie ich złożenia'],
      strategy: 'Robisz w terminie to, czego sąd chce, tą drogą, którą wskazuje wezwanie.',
      pros: ['Bez grzywny.'],
      cons: ['Samo pismo nie wystarczy, gdy dokumenty składa się w systemie.'],
    },
    assertive: {
      heading: 'WYJAŚNIENIE W SPRAWIE WEZWANIA',
      paragraphs: ['Wyjaśniam, dlaczego wezwanie nie wymaga wykonania w tym zakresie.'],
      grounds: [
        'Dokumenty są już złożone; potwierdzenie w załączeniu.',
        'Obowiązek mnie nie dotyczy; dowód w załączeniu.',
        otherGround,
      ],
      requests: ['odstąpienie od grzywny', 'zakończenie postępowania'],
      attachments: ['dowody'],
      strategy: 'Pokazujesz, że obowiązek jest wykonany albo nie istnieje.',
      pros: ['Sąd może zakończyć sprawę bez grzywny.'],
      cons: ['Bez dowodu grzywna nadal grozi.'],
    },
    delay: {
      heading: 'ZAWIADOMIENIE O PRZESZKODZIE',
      paragraphs: [
        `Dokumentów nie mogę złożyć w terminie z tej przyczyny: ${ownReasons} Złożę je do dnia ${gap('data')}.`,
      ],
      requests: ['nienakładanie grzywny do tego dnia'],
      attachments: ['dowód przeszkody'],
      strategy: 'Uprzedzasz sąd o przeszkodzie, zanim termin minie, i podajesz bliski dzień.',
      pros: ['Sąd wie, dlaczego dokumentów nie ma.'],
      cons: ['Sąd nie musi czekać: terminu to nie przesuwa.'],
    },
  }),
};

/** Money lies in the court's deposit for the reader, who asks the court to hand it over. */
const courtDeposit: Replies = {
  subject: 'wezwania do odbioru depozytu',
  say: (facts) => ({
    cooperative: {
      heading: 'WNIOSEK O WYDANIE DEPOZYTU',
      paragraphs: [
        `Wnoszę o wydanie mi depozytu${ofReceivable(facts)} i przelew na rachunek: ${gap('numer rachunku')}.`,
      ],
      attachments: ['dokument, z którego wynika prawo do depozytu', 'dowód opłaty z wezwania'],
      strategy: 'Odbierasz pieniądze: składasz wniosek z dokumentem i opłatą z wezwania.',
      pros: ['Pieniądze na koncie.'],
      cons: ['Niepodjęty depozyt przepada po terminie z wezwania.'],
    },
    assertive: {
      heading: 'PROŚBA O SPROSTOWANIE',
      paragraphs: [
        `W wezwaniu jest błąd i proszę o jego poprawienie: ${gap('kto jest uprawniony albo jaka jest kwota')}.`,
      ],
      attachments: ['dowód prawidłowych danych'],
      strategy: 'Tylko wtedy, gdy w wezwaniu jest błąd albo pieniądze są dla kogoś innego.',
      pros: ['Sąd poprawi dane przed wypłatą.'],
      cons: ['Bez błędu ten list nie jest potrzebny.'],
    },
    delay: {
      heading: 'WNIOSEK O UDOSTĘPNIENIE AKT',
      paragraphs: [
        'Proszę o wgląd w akta depozytu, żeby sprawdzić, skąd pochodzi kwota i jakie dokumenty są potrzebne.',
      ],
      requests: ['wyznaczenie dnia wglądu w akta', 'wskazanie dokumentów potrzebnych do wypłaty'],
      strategy: 'Pytasz, zanim złożysz wniosek; czas na odbiór biegnie.',
      pros: ['Wiesz, co dołączyć.'],
      cons: ['Pytanie nie zastępuje wniosku o wydanie depozytu.'],
    },
  }),
};

/** Somebody before the reader rejected an estate: it may pass on to the reader, with its debts. */
const estatePassedOn: Replies = {
  subject: 'zawiadomienia o odrzuceniu spadku',
  say: () => {
    const declaring = { name: gap('sąd rejonowy miejsca zamieszkania albo notariusz') };
    const known = `O powołaniu do spadku wiem od dnia ${gap('data')} (${cite(law.familyAndEstates.inheritanceTerm)}).`;
    const attachments = ['odpis aktu zgonu', 'zawiadomienie sądu', 'dowód opłaty'];
    return {
      cooperative: {
        to: declaring,
        heading: 'OŚWIADCZENIE O PRZYJĘCIU SPADKU Z DOBRODZIEJSTWEM INWENTARZA',
        paragraphs: [
          `Przyjmuję z dobrodziejstwem inwentarza spadek, do którego powołanie wynika z zawiadomienia. ${known}`,
        ],
        attachments,
        strategy:
          'Dziedziczysz, a za długi odpowiadasz do wartości spadku. Ten sam skutek ma milczenie przez 6 miesięcy.',
        pros: ['Długi nie sięgną Twojego majątku ponad wartość spadku.'],
        cons: ['Wierzyciele mogą się zgłaszać; potrzebny będzie spis lub wykaz inwentarza.'],
      },
      assertive: {
        to: declaring,
        heading: 'OŚWIADCZENIE O ODRZUCENIU SPADKU',
        paragraphs: [
          `Odrzucam spadek, do którego powołanie wynika z zawiadomienia. ${known}`,
          `Moje dzieci i inni, do których spadek może przejść: ${gap('imiona, nazwiska i adresy')}.`,
        ],
        attachments,
        strategy:
          'Nie dziedziczysz ani majątku, ani długów. Podpis musi być urzędowo poświadczony; prościej złożyć oświadczenie u notariusza.',
        pros: ['Wierzyciele nie mogą niczego żądać od Ciebie.'],
        cons: ['Spadek przejdzie na Twoje dzieci: one też muszą zdecydować.'],
      },
      delay: {
        heading: 'WNIOSEK O UDOSTĘPNIENIE AKT SPRAWY SPADKOWEJ',
        paragraphs: [
          'Proszę o wgląd w akta i o kopie oświadczeń, żeby poznać majątek i długi przed upływem 6 miesięcy.',
          'To pismo nie jest przyjęciem ani odrzuceniem spadku.',
        ],
        requests: ['wyznaczenie dnia wglądu w akta', 'wydanie kopii'],
        strategy: 'Sprawdzasz majątek i długi. Sześciu miesięcy to nie wydłuża.',
        pros: ['Decydujesz, gdy wiesz, co jest w spadku.'],
        cons: ['Termin na odrzucenie spadku biegnie dalej.'],
      },
    };
  },
};

export const motionFamilies = {
  /** odpis wniosku with a call for an answer, in a case without a claimant */
  motion_answer: {
    ...motionAnswer,
    recommended: [
      'assertive',
      'Odpowiedz sądowi w terminie i powiedz, jak powinno być. Jeżeli sąd wezwał Cię na posiedzenie, przyjdź. Jeżeli się zgadzasz, wybierz wariant 1.',
    ],
  },
  /** a court orders papers to be filed on pain of a fine */
  court_duty: {
    ...courtDuty,
    recommended: [
      'cooperative',
      'Zrób w terminie to, czego żąda sąd. Jeżeli dokumenty już są złożone, wybierz wariant 2.',
    ],
  },
  /** wezwanie do odbioru depozytu sądowego */
  court_deposit: {
    ...courtDeposit,
    recommended: ['cooperative', 'To pieniądze dla Ciebie: złóż wniosek o ich wydanie.'],
  },
  /** zawiadomienie, że ktoś wcześniejszy odrzucił spadek */
  estate_passed_on: {
    ...estatePassedOn,
    recommended: [
      'delay',
      'Sprawdź majątek i długi, a potem zdecyduj w 6 miesięcy. Gdy długów jest więcej, odrzuć spadek (wariant 2); milczenie to przyjęcie do wartości spadku.',
    ],
  },
} as const satisfies Families;
