import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { office } from './office.ts';

const answer = {
  ...office,
  code: 'inne',
  remedy: null,
  level: 'LOW',
  duties: [],
  counsel: 'not_needed',
  concernsMoney: false,
  consequence: null,
} as const satisfies Partial<DocumentType>;

/** Answers of offices that decide nothing: there is no remedy against them. */
export const officeAnswerTypes = [
  kindOf({
    ...answer,
    id: 'petycja-skarga-odpowiedz',
    label: 'Odpowiedź urzędu na petycję lub skargę',
    title: [
      words(
        9,
        'zalatwieni* petycji', // ZAWIADOMIENIE O SPOSOBIE ZAŁATWIENIA PETYCJI
        'zalatwieni* skargi',
        'rozpatrzeni* petycji',
        'rozpatrzeni* skargi',
        'odpowiedz na petycje',
        'odpowiedz na skarge',
        'odpowiedz na interwencje',
      ),
    ],
    act: [
      words(
        9,
        'petycja … zostala … uwzglednion*',
        'petycja … zostala … rozpatrzon*',
        'petycja … nie zostala',
        'petycji nie uwzgledn*',
        'uznana za bezzasadna', // skarga została uznana za bezzasadną
        'uznana za zasadna',
        'uznana za niezasadna',
        'uznac skarge za',
        'uznaje skarge za',
        'skarge uznano za',
      ),
    ],
    body: [
      words(5, 'ustawy o petycjach', 'ustawa o petycjach', 'art. 237', 'art. 238', 'art. 239'),
      words(3, 'przedmiotem skargi', 'ponowienia skargi'),
    ],
    reply: 'office_answer',
    meaning:
      'Urząd odpowiada na Twoją petycję lub skargę. To nie jest decyzja i nie składa się od niej odwołania. Gdy masz coś nowego, możesz napisać jeszcze raz.',
  }),
  kindOf({
    ...answer,
    id: 'urzad-odpowiedz-na-wniosek',
    label: 'Odpowiedź urzędu na wniosek',
    reply: 'office_refusal',
    meaning:
      'Urząd odpowiada na Twój wniosek. Jeżeli się nie zgadzasz, zapytaj o powody i poproś o ponowne rozpatrzenie.',
  }),
];
