import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { ownReasons } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

const renewal: Replies = {
  subject: 'przedłużenia ubezpieczenia',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Przedłużam ubezpieczenie na warunkach z pisma i zapłacę składkę w terminie.',
        'Dobrowolnych ubezpieczeń, których w piśmie nie wybieram, nie zamawiam.',
      ],
      requests: ['przesłanie polisy na nowy okres', 'potwierdzenie wysokości i terminu składki'],
      strategy:
        'Zostajesz w tej firmie. Zwykle wystarczy zapłacić składkę, list nie jest konieczny.',
      pros: ['Ochrona trwa bez przerwy.'],
      cons: ['Gdzie indziej składka może być niższa: sprawdź przed końcem okresu.'],
    },
    assertive: {
      heading: 'WYPOWIEDZENIE UMOWY UBEZPIECZENIA',
      paragraphs: [
        `Wypowiadam umowę ubezpieczenia z końcem okresu, na który została zawarta. W wypadku OC pojazdu: na podstawie ${cite(law.finance.coverRenewal)}.`,
      ],
      requests: [
        'potwierdzenie, że umowa nie przedłuży się na kolejny okres',
        'anulowanie naliczonej składki za nowy okres',
      ],
      strategy:
        'Odchodzisz. Wyślij wypowiedzenie najpóźniej na dzień przed końcem okresu i zachowaj dowód nadania.',
      pros: ['Nie płacisz za nowy okres.'],
      cons: ['Nowe OC musi zacząć się od razu: za przerwę grozi opłata.'],
    },
    delay: {
      heading: 'PROŚBA O WYLICZENIE SKŁADKI',
      paragraphs: [
        'Proszę o wyliczenie składki na nowy okres: zniżki, zwyżki i ich przyczyny, oraz o niższą ofertę lub raty.',
        'Pismo nie jest zgodą na nową składkę.',
      ],
      requests: ['wyliczenie składki', 'informację o ratach i ich terminach'],
      strategy: 'Pytasz o cenę i raty. Termin na rezygnację biegnie dalej.',
      pros: ['Możesz porównać oferty.'],
      cons: ['Jeżeli nie wypowiesz OC w terminie, przedłuży się samo.'],
    },
  }),
};

/** The cover ends by itself: its premium may be corrected, and a new contract is up to the reader. */
const coverEnds: Replies = {
  subject: 'polisy',
  say: ({ financial }) => ({
    cooperative: {
      paragraphs: [
        financial.direction === 'to_pay'
          ? 'Przyjmuję wyliczenie składki i zapłacę ją w terminie z pisma.'
          : 'Przyjmuję pismo do wiadomości.',
        'Wiem, że umowa nie przedłuży się sama.',
      ],
      requests: ['przesłanie oferty na dalszy okres'],
      strategy:
        'Zgadzasz się z pismem. Zwykle wystarczy zrobić to, co w nim jest; list nie jest konieczny.',
      pros: ['Szybkie zamknięcie sprawy.'],
      cons: ['O nową umowę trzeba zadbać osobno, zanim ta się skończy.'],
    },
    assertive: {
      heading: 'ZASTRZEŻENIA DO PISMA',
      paragraphs: [
        `Nie zgadzam się z pismem z tego powodu: ${ownReasons}`,
        'Proszę rozpatrzyć moje zastrzeżenia jak reklamację.',
      ],
      requests: ['ponowne wyliczenie składki i podanie, z czego wynika', 'odpowiedź na piśmie'],
      attachments: ['dokumenty, na które się powołujesz'],
      strategy: 'Kwestionujesz wyliczenie albo treść pisma.',
      pros: ['Firma musi odpowiedzieć.'],
      cons: ['Zastrzeżenia zwykle nie wstrzymują terminu zapłaty.'],
    },
    delay: {
      heading: 'PROŚBA O WYLICZENIE SKŁADKI',
      paragraphs: ['Proszę o wyliczenie składki: zniżki, zwyżki i ich przyczyny.'],
      requests: ['wyliczenie składki', 'potwierdzenie, kiedy kończy się umowa'],
      strategy: 'Pytasz o wyliczenie. Dni z pisma to nie przesuwa.',
      pros: ['Wiesz, za co płacisz.'],
      cons: ['Termin z pisma biegnie dalej.'],
    },
  }),
};

export const renewalFamilies = {
  /** polisa nie przedłuży się sama */
  cover_ends: {
    ...coverEnds,
    recommended: [
      'cooperative',
      'Jeżeli wyliczenie się zgadza, zapłać w terminie i zawczasu zawrzyj nową umowę. Jeżeli się nie zgadza, wybierz wariant 2.',
    ],
  },
  /** koniec okresu ubezpieczenia, składka za następny */
  insurance_renewal: {
    ...renewal,
    recommended: [
      'cooperative',
      'Jeżeli zostajesz, wystarczy zapłacić składkę. Jeżeli odchodzisz, wyślij wariant 2, zanim skończy się okres ubezpieczenia.',
    ],
  },
} as const satisfies Families;
