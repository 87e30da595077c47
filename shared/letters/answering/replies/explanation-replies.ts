import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { gap, type Tone } from './reply-draft.ts';

/** Calls of offices: explain, hold a position, ask for more time before the term the office set lapses. */
export const explain =
  (extension: string, basis: string) =>
  (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
    cooperative: {
      heading: 'WYJAŚNIENIA',
      paragraphs: [
        'W odpowiedzi na wezwanie składam następujące wyjaśnienia.',
        gap('opis okoliczności, punkt po punkcie, w kolejności pytań z pisma'),
        'Na potwierdzenie załączam kopie dokumentów. W razie potrzeby złożę dalsze wyjaśnienia.',
      ],
      attachments: ['kopie żądanych dokumentów', 'dowody zapłaty'],
      strategy: 'Odpowiada w całości i w terminie, co zwykle zamyka sprawę.',
      pros: ['Najmniejsze ryzyko kary i kontroli', 'Buduje wiarygodność'],
      cons: ['Ujawnia wszystkie dokumenty', 'Wymaga szybkiego zebrania danych'],
    },
    assertive: {
      heading: 'STANOWISKO STRONY',
      paragraphs: [
        `W odpowiedzi na wezwanie${facts.reference === null ? '' : ` nr ${facts.reference}`} przedstawiam stanowisko i nie zgadzam się z jego założeniami.`,
        gap('które ustalenia są błędne i dlaczego'),
      ],
      requests: [
        'wskazanie podstawy prawnej i zakresu żądania co do każdego dokumentu',
        'udostępnienie akt sprawy',
        'zakończenie sprawy bez dalszych czynności',
      ],
      attachments: ['dokumenty potwierdzające stanowisko'],
      strategy: 'Odpowiada w terminie, ale trzyma się zakresu prawa i prosi o podstawę żądań.',
      pros: ['Chroni przed nadmiernymi żądaniami', 'Utrwala stanowisko w aktach'],
      cons: ['Może przedłużyć sprawę', 'Wymaga dobrych argumentów'],
    },
    delay: {
      heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
      paragraphs: [
        `Na podstawie ${basis} proszę o przedłużenie wyznaczonego terminu o ${gap('liczba dni')} dni. Wniosek składam przed upływem terminu.`,
        `Powód: ${gap('na przykład konieczność uzyskania dokumentów od kontrahenta lub biura rachunkowego')}.`,
      ],
      requests: [extension],
      strategy: 'Prosi organ o przedłużenie terminu, który sam wyznaczył – przed jego upływem.',
      pros: ['Dozwolone i zwykle uwzględniane', 'Daje czas na dokumenty'],
      cons: ['Do czasu zgody obowiązuje stary termin – przygotuj odpowiedź'],
    },
  });
