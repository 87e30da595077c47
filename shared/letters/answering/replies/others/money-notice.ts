import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** A letter about a balance, a settled debt or a choice, which asks for no payment now. */
const moneyNotice: Replies = {
  subject: 'pisma o rozliczeniu',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Przyjmuję rozliczenie z pisma do wiadomości.',
        'To pismo nie oznacza uznania jakiejkolwiek należności.',
      ],
      requests: ['pisemne potwierdzenie, że na dziś niczego nie trzeba płacić'],
      strategy: 'Zgadzasz się z rozliczeniem; listu zwykle nie trzeba wysyłać.',
      pros: ['Masz potwierdzenie na piśmie.'],
      cons: ['Jeżeli pismo prosi o potwierdzenie salda, najpierw sprawdź kwoty.'],
    },
    assertive: {
      heading: 'ZASTRZEŻENIA DO ROZLICZENIA',
      paragraphs: [
        `Nie zgadzam się z rozliczeniem z pisma. Według mnie jest tak: ${gap('jakie kwoty')}.`,
      ],
      grounds: [
        'Nie uwzględniono wpłaty; dowód w załączeniu.',
        'Należność jest już rozliczona albo nie powstała.',
        otherGround,
      ],
      requests: ['poprawienie rozliczenia', 'pisemną odpowiedź'],
      attachments: ['dowody wpłat'],
      strategy: 'Wskazujesz, co się nie zgadza.',
      pros: ['Błąd jest zgłoszony na piśmie.'],
      cons: ['Odpowiedź może potrwać.'],
    },
    delay: {
      heading: 'PROŚBA O ROZLICZENIE',
      paragraphs: [
        'Proszę o wyjaśnienie pisma: z czego wynikają podane kwoty i czy oczekują Państwo zapłaty.',
        'To pismo nie oznacza uznania jakiejkolwiek należności.',
      ],
      requests: [
        'szczegółowe rozliczenie z datami wpłat',
        'wskazanie, czy i do kiedy trzeba coś zapłacić',
      ],
      strategy: 'Pytasz, zanim cokolwiek potwierdzisz lub zapłacisz.',
      pros: ['Wiesz, o co chodzi.'],
      cons: ['Nie przesuwa żadnego terminu.'],
    },
  }),
};

export const moneyNoticeFamilies = {
  /** saldo, rozliczenie, wybór: bez żądania zapłaty */
  money_notice: {
    ...moneyNotice,
    recommended: [
      'delay',
      'Pismo nie żąda wprost zapłaty. Sprawdź kwoty i zapytaj, jeżeli coś jest niejasne; jeżeli wszystko się zgadza, nie musisz odpisywać.',
    ],
  },
} as const satisfies Families;
