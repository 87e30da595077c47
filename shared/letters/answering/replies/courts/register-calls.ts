import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, receivedOn } from '#shared/letters/answering/replies/words.ts';

/** The register court calls for overdue papers under a fine: they are lodged, or the reader shows why not. */
const registerCall: Replies = {
  subject: 'wezwania',
  say: () => ({
    cooperative: {
      heading: 'INFORMACJA O WYKONANIU WEZWANIA',
      paragraphs: [
        `Dokumenty, których dotyczy wezwanie, są złożone: ${gap('jak, kiedy i pod jakim numerem')}.`,
        `Pozostałe informacje z wezwania: ${gap('odpowiedź na każdy punkt albo wykreśl')}.`,
      ],
      requests: ['umorzenie postępowania'],
      attachments: ['potwierdzenie złożenia dokumentów'],
      strategy: 'Składasz dokumenty tak, jak mówi pouczenie, i piszesz o tym do sądu.',
      pros: ['Sąd nie ma powodu do grzywny.'],
      cons: ['Samo pismo nie wystarczy: dokumenty trzeba złożyć w terminie.'],
    },
    assertive: {
      heading: 'STANOWISKO W SPRAWIE WEZWANIA',
      paragraphs: [
        'Wnoszę o zakończenie sprawy bez grzywny, z powodów podanych niżej.',
        receivedOn,
      ],
      grounds: [
        `Dokumenty złożono już wcześniej: ${gap('numer i data zgłoszenia')}.`,
        `Nie jestem już w zarządzie spółki: ${gap('od kiedy')}; dowód w załączeniu.`,
        'Spółka nie miała takiego obowiązku; wyjaśnienie w załączeniu.',
        otherGround,
      ],
      requests: ['umorzenie postępowania', 'nienakładanie grzywny'],
      attachments: ['dowody'],
      strategy: 'Pokazujesz, dlaczego wezwanie jest zbędne albo skierowane nie do Ciebie.',
      pros: ['Sąd może zakończyć sprawę bez grzywny.'],
      cons: ['Bez dowodów sąd może nałożyć grzywnę.'],
    },
    delay: {
      heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
      paragraphs: [
        `Proszę o przedłużenie terminu do dnia ${gap('data')}, ponieważ ${gap('przyczyna, na przykład trwa badanie sprawozdania')}.`,
        receivedOn,
      ],
      requests: ['przedłużenie terminu'],
      strategy: 'Prosisz o więcej czasu na zebranie dokumentów.',
      pros: ['Pokazujesz, że chcesz wykonać wezwanie.'],
      cons: ['Dopóki sąd się nie zgodzi, obowiązuje termin z pisma.'],
    },
  }),
};

export const registerCallFamilies = {
  /** call of the register court for overdue papers, under a fine */
  register_call: {
    ...registerCall,
    recommended: agreeFirst('Złóż dokumenty w terminie i zawiadom o tym sąd.'),
  },
} as const satisfies Families;
