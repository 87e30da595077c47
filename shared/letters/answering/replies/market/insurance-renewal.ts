import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
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

export const renewalFamilies = {
  /** koniec okresu ubezpieczenia, składka za następny */
  insurance_renewal: {
    ...renewal,
    recommended: [
      'cooperative',
      'Jeżeli zostajesz, wystarczy zapłacić składkę. Jeżeli odchodzisz, wyślij wariant 2, zanim skończy się okres ubezpieczenia.',
    ],
  },
} as const satisfies Families;
