import { cite } from '#shared/letters/answering/replies/cite.ts';
import { groundIf, otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import {
  agreeFirst,
  askFirst,
} from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, notAcknowledged, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { contest, documents, settle } from './debt-sayings.ts';

/** An objection to the creditor before the data go to a register (art. 15a of the act on business information). */
const debtRegister: Replies = {
  subject: 'ostrzeżenia o wpisie do rejestru dłużników',
  say: (facts) => ({
    cooperative: settle(facts),
    assertive: {
      ...contest(facts, 'SPRZECIW WOBEC PRZEKAZANIA DANYCH DO BIURA INFORMACJI GOSPODARCZEJ', [
        'Kwota jest niższa niż 200 zł albo opóźnienie krótsze niż 30 dni.',
      ]),
      paragraphs: [
        `Wnoszę sprzeciw wobec przekazania moich danych do biura informacji gospodarczej. Kwestionuję istnienie lub wysokość zobowiązania${ofSum(facts, ' ')}.`,
      ],
    },
    delay: documents(facts),
  }),
};

/** A bill for what was used: nobody asks where such a debt comes from. */
const isSettlement = ({ view }: LetterFacts) =>
  /\b(?:odczyt|zuzyci|prognoz|taryf|abonament|okres rozliczeniow|punkt poboru|licznik)/.test(
    view.spaced,
  );

const invoice: Replies = {
  subject: 'rachunku',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Zapłacę rachunek${ofSum(facts)} w terminie, na rachunek z wcześniejszych faktur.`,
        'Proszę o zaliczenie wpłaty na ten rachunek i o potwierdzenie, że nie ma zaległości.',
      ],
      strategy: 'Płacisz w terminie; listu zwykle nie trzeba wysyłać.',
      pros: ['Bez odsetek i sporów.'],
      cons: ['Przed przelewem porównaj numer rachunku z wcześniejszymi.'],
    },
    assertive: {
      heading: 'REKLAMACJA RACHUNKU',
      paragraphs: [
        `Składam reklamację rachunku${ofSum(facts)}. Część bezsporną zapłacę w terminie.`,
      ],
      grounds: [
        'Usługi lub towaru nie było albo były wadliwe.',
        'Ilość, odczyt lub cena są błędne.',
        ...groundIf(
          facts,
          /\bulg\w+/,
          'Ulgę do zwrotu policzono za wysoko: liczy się tylko czas do końca umowy.',
        ),
        ...groundIf(
          facts,
          /\b(?:modem|router|dekoder|sprzet)/,
          'Sprzęt jest zwrócony; potwierdzenie w załączeniu.',
        ),
        'Rachunek jest już zapłacony; dowód w załączeniu.',
        otherGround,
      ],
      requests: ['korektę rachunku'],
      attachments: ['dowody'],
      strategy: 'Wskazujesz błąd i prosisz o korektę; niesporną część płacisz.',
      pros: ['Bez zaległości co do części bezspornej.'],
      cons: ['Reklamacja nie przesuwa terminu zapłaty.'],
    },
    delay: isSettlement(facts)
      ? {
          heading: 'WNIOSEK O RATY ALBO WYJAŚNIENIE RACHUNKU',
          paragraphs: [
            `Proszę o rozłożenie rachunku${ofSum(facts)} na raty po ${gap('kwota')} albo o wyjaśnienie tej pozycji: ${gap('która')}.`,
          ],
          requests: ['odpowiedź przed dniem zapłaty', 'terminy i kwoty rat'],
          strategy: 'Prosisz o raty albo pytasz o pozycję. Wyślij przed dniem zapłaty.',
          pros: ['Bez zaległości, jeżeli sprzedawca się zgodzi.'],
          cons: ['Bez zgody dzień zapłaty się nie przesuwa.'],
        }
      : documents(facts),
  }),
};

const inheritance: Replies = {
  subject: 'pisma o długach spadkowych',
  say: (facts) => ({
    cooperative: {
      heading: 'ODPOWIEDŹ SPADKOBIERCY',
      paragraphs: [
        'Przyjmuję do wiadomości zgłoszenie. Spadkobiercy i stan spadku nie są jeszcze ustaleni; ewentualna zapłata może nastąpić tylko ze spadku i do wartości ustalonej w spisie lub wykazie inwentarza.',
        notAcknowledged,
      ],
      requests: [
        'wstrzymanie żądań do czasu ustalenia spadkobierców',
        'przesłanie umowy i rozliczenia',
      ],
      strategy:
        'Rozmawiasz z wierzycielem, ale o zapłacie decydujesz dopiero, gdy wiesz, co jest w spadku.',
      pros: ['Spokój na czas ustaleń.'],
      cons: ['Sześć miesięcy na odrzucenie spadku biegnie dalej.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE – NIE UZNAJĘ ŻĄDANIA',
      paragraphs: [`Nie uznaję żądania${ofSum(facts, ' zapłaty ')}.`],
      grounds: [
        'Spadek został przeze mnie odrzucony; dokument w załączeniu.',
        'Nie jestem spadkobiercą.',
        `Odpowiadam tylko do wartości spadku (${cite(law.familyAndEstates.inheritanceLiability)}).`,
        'Dług był ubezpieczony albo jest przedawniony.',
        'Są inni spadkobiercy.',
      ],
      requests: ['zaniechanie żądań wobec mnie', 'przesłanie dokumentów długu'],
      attachments: ['oświadczenie o odrzuceniu spadku albo inny dowód'],
      strategy: 'Mówisz, dlaczego nie odpowiadasz za ten dług.',
      pros: ['Nie uznajesz długu zmarłego.'],
      cons: ['Pismo nie zastępuje odrzucenia spadku u notariusza lub w sądzie.'],
    },
    delay: documents(facts, ['podanie, czy dług był ubezpieczony']),
  }),
};

export const otherDebtFamilies = {
  /** ostrzeżenie lub wpis w BIG */
  debt_register: {
    ...debtRegister,
    recommended: [
      'assertive',
      'Jeżeli dług jest sporny, wyślij sprzeciw przed upływem miesiąca. Jeżeli jest pewny, zapłać albo ułóż raty.',
    ],
  },
  /** rachunek before any demand */
  invoice: {
    ...invoice,
    recommended: agreeFirst('Zwykły rachunek: sprawdź numer konta i zapłać w terminie.'),
  },
  /** wierzyciel do spadkobiercy */
  inheritance: {
    ...inheritance,
    recommended: askFirst(
      'Zanim zdecydujesz o spadku, zobacz dokumenty długu. Pismo nie oznacza przyjęcia spadku.',
    ),
  },
} as const satisfies Families;
