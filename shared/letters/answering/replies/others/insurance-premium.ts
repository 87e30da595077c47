import { groundIf, otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const paid = (facts: LetterFacts): Saying => ({
  paragraphs: [
    `Składka z wezwania${ofSum(facts)} została zapłacona dnia ${gap('dzień')}. Potwierdzenie przelewu jest w załączeniu.`,
  ],
  requests: [
    'potwierdzenie, że wpłata dotarła i nie ma zaległości',
    'potwierdzenie, że ochrona z polisy trwa bez przerwy',
  ],
  attachments: ['potwierdzenie przelewu'],
  strategy: 'Płacisz w terminie z pisma, a potem prosisz o potwierdzenie, że ochrona trwa.',
  pros: ['Najpewniejsza droga, żeby nie stracić ochrony.'],
  cons: ['Dopilnuj, żeby przelew dotarł przed końcem terminu.'],
});

/** A premium that did not arrive: what counts is that the cover goes on. */
const premium: Replies = {
  subject: 'wezwania do zapłaty składki',
  say: (facts) => ({
    cooperative: paid(facts),
    assertive: {
      heading: 'ODPOWIEDŹ NA WEZWANIE DO ZAPŁATY SKŁADKI',
      paragraphs: [`Nie zgadzam się z wezwaniem do zapłaty składki${ofSum(facts)}.`],
      grounds: [
        'Składka jest zapłacona w terminie; dowód wpłaty jest w załączeniu.',
        'Kwota nie zgadza się z polisą albo z harmonogramem rat.',
        ...groundIf(
          facts,
          /\b(?:pojazd|samochod|\boc\b|nieruchomosc|mieszkani)/,
          'Przedmiot ubezpieczenia jest sprzedany; umowa w załączeniu.',
        ),
        'Umowa została wcześniej wypowiedziana albo wygasła; dowód w załączeniu.',
        otherGround,
      ],
      requests: [
        'sprawdzenie wpłat i pisemne rozliczenie składki',
        'potwierdzenie, że ochrona z polisy trwa',
      ],
      attachments: ['dowód wpłaty albo inny dokument'],
      strategy: 'Pokazujesz, że składka jest zapłacona albo policzona źle.',
      pros: ['Błąd w księgowaniu wyjaśnia się zwykle jednym potwierdzeniem.'],
      cons: ['Sam spór nie przesuwa terminu: jeżeli składka jest zaległa, ochrona może ustać.'],
    },
    delay: {
      heading: 'WNIOSEK O ROZŁOŻENIE SKŁADKI',
      paragraphs: [
        `Proszę o rozłożenie składki${ofSum(facts)} na części po ${gap('kwota')} i o pisemną odpowiedź przed końcem terminu z wezwania.`,
      ],
      requests: [
        'zgodę na piśmie i terminy kolejnych części',
        'potwierdzenie, że w tym czasie ochrona z polisy trwa',
      ],
      strategy: 'Prosisz o raty. Wyślij od razu: bez zgody ubezpieczyciela termin biegnie dalej.',
      pros: ['Mniejsza kwota na raz.'],
      cons: ['Ubezpieczyciel nie musi się zgodzić, a prośba nie przedłuża ochrony.'],
    },
  }),
};

export const premiumFamilies = {
  /** składka lub jej rata po terminie */
  premium_arrears: {
    ...premium,
    recommended: [
      'cooperative',
      'Najpewniej jest zapłacić przed końcem terminu i poprosić o potwierdzenie, że ochrona trwa. Jeżeli składka jest już zapłacona, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
