import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type {
  Families,
  PartyRoles,
  Replies,
  Saying,
} from '#shared/letters/answering/replies/parts.ts';
import { gap, ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { inNominative } from '#shared/letters/reading/parties/party.ts';

const copy = 'odpis pisma dla drugiej strony';

const claimantSides: PartyRoles = {
  reader: 'Strona powodowa',
  other: 'Strona pozwana',
  otherNamed: ({ view }) => {
    const found = /\bpozwan(?:ego|ej|y|a)\s+(\[OSOBA[^\]]*\])/u.exec(view.flow.text)?.[1];
    return found === undefined ? gap('nazwa i adres drugiej strony') : inNominative(found);
  },
};

const claimantsTime: Saying = {
  heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
  parties: claimantSides,
  paragraphs: [
    `Na podstawie ${cite(law.civilProcedure.extension)} wnoszę o przedłużenie o ${gap('liczba')} dni terminu, który wyznaczył Sąd.`,
    'Podtrzymuję pozew.',
  ],
  grounds: [
    'Choruję; zaświadczenie w załączeniu.',
    'Czekam na dokumenty; dowód wystąpienia o nie w załączeniu.',
  ],
  attachments: [copy, 'dowód przyczyny'],
  strategy: 'Prosisz sąd o więcej czasu na odpowiedź.',
  pros: ['Prawo na to pozwala, bo ten termin wyznaczył sąd.'],
  cons: ['Sąd może odmówić: przygotuj odpowiedź na pierwotny termin.'],
};

/** The reader is the claimant: the court sends what the other party wrote and asks for an answer. */
const claimant: Replies = {
  subject: 'pisma sądu',
  say: () => ({
    cooperative: {
      heading: 'PISMO STRONY POWODOWEJ – PROPOZYCJA UGODY',
      parties: claimantSides,
      paragraphs: [
        'Wykonuję zobowiązanie Sądu. Podtrzymuję pozew, ale zgadzam się na rozmowy o ugodzie.',
        `Moja propozycja: ${gap('na co się zgadzasz i czego nadal żądasz')}`,
      ],
      requests: [
        `skierowanie stron do mediacji (${cite(law.civilProcedure.mediation)})`,
        'w razie braku ugody uwzględnienie powództwa',
      ],
      attachments: [copy],
      strategy: 'Odpowiadasz w terminie i proponujesz ugodę; pozew nadal obowiązuje.',
      pros: ['Może skrócić sprawę.', 'Obowiązek wobec sądu spełniony.'],
      cons: ['Zgoda w ugodzie wiąże: nie proponuj więcej, niż chcesz oddać.'],
    },
    assertive: {
      heading: 'PISMO PRZYGOTOWAWCZE STRONY POWODOWEJ',
      parties: claimantSides,
      paragraphs: [
        'Wykonuję zobowiązanie Sądu i podtrzymuję pozew. Zaprzeczam twierdzeniom drugiej strony, których wyraźnie nie przyznaję.',
      ],
      requests: [
        'uwzględnienie powództwa w całości',
        `przeprowadzenie dowodów: ${gap('dokument albo świadek i co ma wykazać')}`,
        'zasądzenie od strony pozwanej kosztów procesu',
      ],
      grounds: [
        `Twierdzenie drugiej strony jest nieprawdziwe: ${ownReasons}`,
        'Druga strona nie przedstawiła dowodu na swoje twierdzenia.',
        otherGround,
      ],
      attachments: [copy, 'dowody'],
      strategy: 'Odpowiadasz punkt po punkcie na pismo drugiej strony i zgłaszasz dowody.',
      pros: ['Sąd pozna Twoje stanowisko przed rozprawą.', 'Dowody nie przepadną.'],
      cons: ['Pismo złożone po terminie sąd może zwrócić.'],
    },
    delay: claimantsTime,
  }),
};

const enforcement: PartyRoles = { reader: 'Wierzyciel' };

/** The bailiff asks the creditor who requested the enforcement for an advance or for the debtor's property. */
const enforcingCreditor: Replies = {
  subject: 'pisma komornika',
  say: ({ view }) => ({
    cooperative: {
      heading: 'ODPOWIEDŹ WIERZYCIELA',
      parties: enforcement,
      paragraphs: [
        'Odpowiadam na pismo i wnoszę o dalsze prowadzenie egzekucji.',
        `Znane mi składniki majątku dłużnika: ${gap('praca, rachunek, pojazd, nieruchomość albo „nie znam innych”')}.`,
      ],
      grounds: [
        ...(/\bzaliczk/.test(view.spaced) ? ['Zaliczka jest wpłacona; dowód w załączeniu.'] : []),
        'Nie znam innego majątku dłużnika.',
      ],
      strategy:
        'Robisz to, o co prosi komornik, żeby egzekucja trwała. Dług płaci dłużnik, nie Ty.',
      pros: ['Komornik prowadzi sprawę dalej.', 'Zaliczkę zwraca na końcu dłużnik.'],
      cons: ['Bez odpowiedzi i zaliczki komornik może pominąć czynność albo umorzyć sprawę.'],
    },
    assertive: {
      heading: 'WNIOSEK WIERZYCIELA O DALSZE CZYNNOŚCI',
      parties: enforcement,
      paragraphs: ['Wnoszę o dalsze czynności wobec dłużnika.'],
      requests: [
        'ustalenie pracodawcy i rachunków dłużnika w dostępnych ewidencjach',
        'wezwanie dłużnika do złożenia wykazu majątku',
        `skierowanie egzekucji do: ${gap('składnik majątku')}`,
      ],
      strategy: 'Wskazujesz komornikowi, co ma zrobić dalej.',
      pros: ['Większa szansa na pieniądze.'],
      cons: ['Niektóre wnioski kosztują; zapytaj o opłatę.'],
    },
    delay: {
      heading: 'WNIOSEK O INFORMACJĘ O STANIE EGZEKUCJI',
      parties: enforcement,
      paragraphs: [
        'Proszę o informację, jakie czynności wykonano, co ustalono o majątku dłużnika i ile dotąd uzyskano.',
        `Proszę też o dodatkowe ${gap('liczba')} dni na odpowiedź, bo ustalam majątek dłużnika.`,
      ],
      requests: ['informację o stanie sprawy', 'dodatkowy czas na odpowiedź'],
      strategy: 'Pytasz o stan sprawy i prosisz o czas.',
      pros: ['Wiesz, czy warto wpłacać zaliczkę.'],
      cons: ['Dopóki komornik się nie zgodzi, obowiązuje termin z pisma.'],
    },
  }),
};

export const casePartyFamilies = {
  /** the reader sues and answers the other party */
  claimant: {
    ...claimant,
    recommended: [
      'assertive',
      'Odpowiedz sądowi w terminie na pismo drugiej strony. Jeżeli chcesz ugody, wybierz wariant 1.',
    ],
  },
  /** the bailiff calls on the creditor who requested the enforcement */
  enforcing_creditor: {
    ...enforcingCreditor,
    recommended: [
      'cooperative',
      'Odpowiedz komornikowi w terminie, żeby egzekucja trwała. To dłużnik płaci dług, nie Ty.',
    ],
  },
} as const satisfies Families;
