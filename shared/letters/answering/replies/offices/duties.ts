import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, ofSum, sumText } from '#shared/letters/answering/replies/words.ts';

/** A duty other than payment: the reader does it, or shows the reason against it. */
const dutyReminder: Replies = {
  subject: 'upomnienia',
  say: (facts) => ({
    cooperative: {
      heading: 'INFORMACJA O WYKONANIU OBOWIĄZKU',
      paragraphs: [
        'Obowiązek wskazany w upomnieniu jest wykonany. Potwierdzenie załączam.',
        ...(sumText(facts) === null ? [] : [`Koszty upomnienia${ofSum(facts)} są zapłacone.`]),
      ],
      attachments: ['potwierdzenie wykonania obowiązku'],
      strategy: 'Robisz to, czego wymaga upomnienie, i wysyłasz potwierdzenie.',
      pros: ['Nie będzie grzywny.'],
      cons: ['Obowiązek trzeba wykonać przed terminem.'],
    },
    assertive: {
      heading: 'ODPOWIEDŹ NA UPOMNIENIE',
      paragraphs: ['Obowiązek wskazany w upomnieniu nie powinien być teraz egzekwowany.'],
      grounds: [
        'Obowiązek wykonano już wcześniej; dowód w załączeniu.',
        'Lekarz stwierdził przeciwwskazanie lub odroczył obowiązek; zaświadczenie w załączeniu.',
        'Obowiązek mnie nie dotyczy.',
        otherGround,
      ],
      requests: ['niewszczynanie egzekucji', 'potwierdzenie na piśmie, że sprawa jest zakończona'],
      attachments: ['zaświadczenie lub inny dowód'],
      strategy: 'Pokazujesz, dlaczego obowiązku nie ma albo jest wykonany.',
      pros: ['Sprawa może skończyć się bez egzekucji.'],
      cons: ['Bez zaświadczenia pismo nie pomoże.'],
    },
    delay: {
      heading: 'PROŚBA O DODATKOWY CZAS',
      paragraphs: [
        `Wykonanie obowiązku jest umówione na dzień ${gap('data')}. Proszę, aby do tego dnia nie wszczynać egzekucji.`,
      ],
      requests: [
        'wstrzymanie się z tytułem wykonawczym do tego dnia',
        'informację, jakie zaświadczenie będzie wystarczające',
      ],
      attachments: ['potwierdzenie umówionego terminu'],
      strategy: 'Podajesz dzień wykonania i prosisz o czas; urząd nie musi się zgodzić.',
      pros: ['Pokazuje, że nie uchylasz się od obowiązku.'],
      cons: ['Termin 7 dni biegnie dalej.'],
    },
  }),
};

export const dutyFamilies = {
  /** upomnienie for a duty other than money */
  duty_reminder: {
    ...dutyReminder,
    recommended: agreeFirst('Wykonaj obowiązek i wyślij potwierdzenie.'),
  },
} as const satisfies Families;
