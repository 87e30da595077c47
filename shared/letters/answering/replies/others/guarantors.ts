import { cite } from '#shared/letters/answering/replies/cite.ts';
import {
  limitationGrounds,
  otherGround,
} from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, notAcknowledged, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const contest = (facts: LetterFacts): Saying => ({
  heading: 'STANOWISKO PORĘCZYCIELA',
  paragraphs: [
    `${isCalled(facts) ? `Nie uznaję żądania${ofSum(facts, ' zapłaty ')}.` : 'Zastrzegam, że nie uznaję odpowiedzialności w zakresie zaznaczonym niżej.'} Poręczyciel odpowiada tylko za to, co w danej chwili jest winien dłużnik (${cite(law.debts.suretyScope)}), i ma te same zarzuty co on (${cite(law.debts.suretyDefences)}).`,
  ],
  requests: [
    'odstąpienie od żądania w tej części',
    'przesłanie umowy poręczenia i rozliczenia długu',
  ],
  grounds: [
    `Nie ma mojego poręczenia na piśmie (${cite(law.debts.suretyForm)}).`,
    'Żądanie przekracza kwotę mojego poręczenia.',
    'Umowę dłużnika zmieniono później bez mojej zgody i dług wzrósł.',
    'Dłużnik spłacił całość albo część długu.',
    'Umowy z dłużnikiem nie wypowiedziano prawidłowo; dług nie jest jeszcze wymagalny.',
    ...limitationGrounds(facts),
    otherGround,
  ],
  attachments: ['umowa poręczenia, jeżeli ją masz'],
  strategy: 'Mówisz, dlaczego nie odpowiadasz albo odpowiadasz za mniej.',
  pros: ['Wierzyciel musi wykazać dług i poręczenie.'],
  cons: ['Jeżeli poręczenie jest ważne, odsetki rosną, a sprawa może trafić do sądu.'],
});

const offer = (facts: LetterFacts): Saying => ({
  heading: 'PROPOZYCJA SPŁATY PRZEZ PORĘCZYCIELA',
  paragraphs: [
    `${notAcknowledged} Piszę w sprawie żądania${ofSum(facts, ' zapłaty ')} z tytułu poręczenia.`,
    `Jeżeli potwierdzą Państwo aktualną kwotę długu i granicę poręczenia, mogę płacić po ${gap('kwota')} miesięcznie, do ${gap('dzień')} dnia miesiąca.`,
  ],
  requests: [
    'podanie aktualnej kwoty długu po wpłatach dłużnika i ze sprzedaży zabezpieczeń',
    'pisemne potwierdzenie rat i rachunku do wpłat',
    'potwierdzenie na piśmie każdej mojej wpłaty, potrzebne do żądania jej zwrotu od dłużnika',
  ],
  strategy: 'Proponujesz raty, ale najpierw prosisz o potwierdzenie kwoty. Niczego nie uznajesz.',
  pros: ['Szansa na raty bez sądu.', 'To, co zapłacisz, możesz odzyskać od dłużnika.'],
  cons: ['Wierzyciel nie musi zgodzić się na raty.'],
});

const isCalled = ({ financial }: LetterFacts): boolean => financial.direction === 'to_pay';

/** The creditor only reports that the debtor is late: nothing is demanded of the surety yet. */
const told: Saying = {
  heading: 'ODPOWIEDŹ PORĘCZYCIELA NA ZAWIADOMIENIE',
  paragraphs: [
    `Przyjmuję do wiadomości, że dłużnik opóźnia się ze spłatą. ${notAcknowledged}`,
    'Ode mnie nie żądają Państwo teraz zapłaty.',
  ],
  requests: ['informację o każdej wpłacie dłużnika i o jego wniosku o restrukturyzację'],
  strategy:
    'Przyjmujesz wiadomość i pytasz o wpłaty dłużnika. Niczego nie płacisz ani nie uznajesz.',
  pros: ['Wiesz, czy dług rośnie.'],
  cons: ['Gdy dłużnik nie zapłaci, wezwanie może przyjść do Ciebie.'],
};

/** The creditor calls on somebody who stood surety for another: how much is owed depends on that debt. */
const guarantor: Replies = {
  subject: (facts) => `${isCalled(facts) ? 'wezwania' : 'pisma'} do poręczyciela`,
  say: (facts) => ({
    cooperative: isCalled(facts) ? offer(facts) : told,
    assertive: contest(facts),
    delay: {
      heading: 'WNIOSEK PORĘCZYCIELA O DOKUMENTY',
      paragraphs: [
        'Proszę o dokumenty. Bez nich nie da się sprawdzić, za co i do jakiej kwoty odpowiadam.',
        notAcknowledged,
      ],
      requests: [
        'przesłanie umowy poręczenia i umowy z dłużnikiem ze zmianami',
        'rozliczenie wpłat dłużnika, odsetek i kosztów z datami',
        'dowód wypowiedzenia umowy dłużnikowi',
        'wskazanie innych zabezpieczeń i poręczycieli oraz wstrzymanie dalszych kroków do czasu odpowiedzi',
      ],
      strategy: 'Prosisz o umowę i rozliczenie, zanim cokolwiek zapłacisz.',
      pros: ['Wiesz, ile naprawdę trzeba zapłacić i czy w ogóle.'],
      cons: ['Termin z pisma biegnie dalej.', 'Wierzyciel może nie czekać i iść do sądu.'],
    },
  }),
};

export const guarantorFamilies = {
  /** wezwanie do poręczyciela: the debt is another's */
  guarantor: {
    ...guarantor,
    recommended: [
      'delay',
      'To dług innej osoby, a poręczenie ma granice. Zanim zapłacisz, poproś o umowę i rozliczenie. Jeżeli kwota się zgadza, wybierz wariant 1.',
    ],
  },
} as const satisfies Families;
