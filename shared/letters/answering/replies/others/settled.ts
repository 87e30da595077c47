import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, ofReceivable, ofSum } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** A yearly settlement of heating, water and the like with a sum to pay. */
const housingSettlement: Replies = {
  subject: 'rozliczenia kosztów',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        `Przyjmuję rozliczenie. Saldo${ofSum(facts)} zapłacę w terminie z pisma.`,
        'Proszę o przesłanie odczytów i stawek, na których oparto rozliczenie.',
      ],
      strategy: 'Płacisz saldo w terminie; listu nie trzeba wysyłać.',
      pros: ['Bez zaległości i odsetek.'],
      cons: ['Potem trudniej podważyć rozliczenie.'],
    },
    assertive: {
      heading: 'REKLAMACJA ROZLICZENIA',
      paragraphs: [`Nie zgadzam się z rozliczeniem i saldem${ofSum(facts)}.`],
      grounds: [
        'Odczyt licznika lub podzielnika jest błędny; zdjęcie w załączeniu.',
        'Nie uwzględniono moich zaliczek; dowody wpłat w załączeniu.',
        'Powierzchnia, liczba osób albo stawka jest błędna.',
        otherGround,
      ],
      requests: ['ponowne rozliczenie', 'przesłanie odczytów, stawek i sposobu podziału kosztów'],
      attachments: ['dowody wpłat lub zdjęcia liczników'],
      strategy: 'Wskazujesz błąd w rozliczeniu w czasie, który podaje pismo.',
      pros: ['Błąd można poprawić bez sądu.'],
      cons: ['Część, z którą się zgadzasz, zapłać w terminie.'],
    },
    delay: {
      heading: 'WNIOSEK O DOKUMENTY ROZLICZENIA',
      paragraphs: [
        'Proszę o dokumenty rozliczenia, żeby można było je sprawdzić przed końcem czasu na reklamację.',
        `Proszę też o możliwość zapłaty salda${ofSum(facts)} w ${gap('liczba')} ratach.`,
      ],
      requests: ['odczyty, stawki i faktury dostawców', 'zgodę na raty'],
      strategy: 'Najpierw sprawdzasz dokumenty; terminy z pisma biegną dalej.',
      pros: ['Wiesz, skąd wzięła się kwota.'],
      cons: ['Nie przesuwa terminu zapłaty.'],
    },
  }),
};

/** Heating, water and energy are settled by meters; contributions and fees are not. */
const isMetered = ({ view }: LetterFacts) =>
  /\b(?:licznik|podzielnik|odczyt|ogrzewani|wod[ayeę]\b|medi(?:a|ow)\b|gaz|prad)/.test(view.spaced);

/** The settlement gives the reader money back: it is paid out, credited, or checked. */
const overpayment: Replies = {
  subject: 'rozliczenia',
  say: (facts) => ({
    cooperative: {
      heading: 'WNIOSEK O ZWROT NADPŁATY',
      paragraphs: [
        `Proszę o zwrot wykazanej w rozliczeniu nadpłaty${ofReceivable(facts)} na rachunek: ${gap('numer rachunku')}.`,
      ],
      strategy: 'Prosisz o wypłatę nadpłaty zamiast zaliczenia jej na poczet opłat.',
      pros: ['Pieniądze na koncie.'],
      cons: ['Bez listu nadpłata zwykle zmniejszy następne opłaty.'],
    },
    assertive: {
      heading: 'ZASTRZEŻENIA DO ROZLICZENIA',
      paragraphs: ['Nie zgadzam się z rozliczeniem. Nadpłata powinna być wyższa.'],
      grounds: [
        ...(isMetered(facts)
          ? ['Odczyt licznika lub podzielnika jest błędny; zdjęcie w załączeniu.']
          : []),
        'Nie uwzględniono moich wpłat; dowody w załączeniu.',
        isMetered(facts)
          ? 'Powierzchnia, liczba osób albo stawka jest błędna.'
          : 'Podstawę albo stawkę przyjęto błędnie.',
        otherGround,
      ],
      requests: [
        'ponowne rozliczenie',
        isMetered(facts)
          ? 'przesłanie odczytów, stawek i sposobu podziału kosztów'
          : 'przesłanie wyliczenia',
      ],
      attachments: ['dowody wpłat lub inne dokumenty'],
      strategy: 'Tylko wtedy, gdy w rozliczeniu jest błąd; pilnuj czasu na zastrzeżenia.',
      pros: ['Możesz odzyskać więcej.'],
      cons: ['Bez błędu nie ma o co pisać.'],
    },
    delay: {
      heading: 'PROŚBA O WYLICZENIE',
      paragraphs: [
        'Proszę o wyliczenie, żeby można było sprawdzić rozliczenie przed końcem czasu na zastrzeżenia.',
        `Nadpłatę${ofReceivable(facts)} proszę zaliczyć na poczet następnych opłat, chyba że poproszę o zwrot.`,
      ],
      requests: [isMetered(facts) ? 'przesłanie odczytów i wyliczenia' : 'przesłanie wyliczenia'],
      strategy: 'Sprawdzasz rozliczenie, a nadpłata zmniejsza następne opłaty.',
      pros: ['Nic nie tracisz.'],
      cons: ['Czas na zastrzeżenia biegnie dalej.'],
    },
  }),
};

/** The reader's debtor is bankrupt: claims are filed in the register, not by letter to the trustee. */
const bankruptcyClaim: Replies = {
  subject: 'zawiadomienia o ogłoszeniu upadłości',
  say: () => ({
    cooperative: {
      paragraphs: [
        `Informuję, że wierzytelność zgłaszam przez Krajowy Rejestr Zadłużonych. Jej wysokość: ${gap('kwota z odsetkami na dzień przed ogłoszeniem upadłości')}.`,
        'Proszę o potwierdzenie, czy potrzebne są dodatkowe dokumenty.',
      ],
      attachments: ['kopie umowy i dowodów'],
      strategy:
        'Zgłaszasz wierzytelność w rejestrze (prs.ms.gov.pl); list tylko o tym informuje syndyka.',
      pros: ['Weźmiesz udział w podziale pieniędzy.'],
      cons: ['Sam list nie jest zgłoszeniem: bez rejestru wierzytelność przepada w podziale.'],
    },
    assertive: {
      heading: 'WYJAŚNIENIE WYSOKOŚCI WIERZYTELNOŚCI',
      paragraphs: [
        'Wysokość mojej wierzytelności jest inna niż w zawiadomieniu. Zgłaszam ją w tej wysokości przez Krajowy Rejestr Zadłużonych.',
      ],
      grounds: [
        'Nie uwzględniono odsetek lub kosztów; wyliczenie w załączeniu.',
        'Wpłaty policzono błędnie; dowody w załączeniu.',
        'Wierzytelność jest zabezpieczona; dowód w załączeniu.',
        otherGround,
      ],
      attachments: ['wyliczenie i dowody'],
      strategy: 'Prostujesz kwotę, z której wychodzi syndyk.',
      pros: ['Właściwa kwota na liście.'],
      cons: ['Liczy się zgłoszenie w rejestrze, nie list.'],
    },
    delay: {
      heading: 'PYTANIE O POSTĘPOWANIE UPADŁOŚCIOWE',
      paragraphs: [
        'Proszę o informację, jaki majątek jest w masie upadłości i kiedy można spodziewać się listy wierzytelności.',
        'Zgłoszenie składam niezależnie od odpowiedzi, w terminie z obwieszczenia.',
      ],
      requests: ['informację o stanie postępowania'],
      strategy: 'Pytasz, czy warto; terminu na zgłoszenie pilnujesz.',
      pros: ['Wiesz, czego się spodziewać.'],
      cons: ['Pytanie nie przesuwa terminu zgłoszenia.'],
    },
  }),
};

export const settledAccountFamilies = {
  /** a settlement that gives the reader money back */
  overpayment: {
    ...overpayment,
    recommended: [
      'cooperative',
      'To pieniądze dla Ciebie. Napisz tylko wtedy, gdy chcesz zwrotu na konto albo rozliczenie się nie zgadza.',
    ],
  },
  /** rozliczenie kosztów that asks for a payment */
  housing_settlement: {
    ...housingSettlement,
    recommended: agreeFirst(
      'Sprawdź zaliczki i odczyty. Jeżeli się zgadzają, zapłać saldo w terminie.',
    ),
  },
  /** syndyk calls on the creditors to file claims */
  bankruptcy_claim: {
    ...bankruptcyClaim,
    recommended: [
      'cooperative',
      'Zgłoś wierzytelność w terminie przez Krajowy Rejestr Zadłużonych: list jej nie zastąpi.',
    ],
  },
} as const satisfies Families;
