import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, receivedOn } from '#shared/letters/answering/replies/words.ts';

/** A court sends the parties to a mediator: everybody may agree or refuse. */
const mediation: Replies = {
  subject: 'skierowania do mediacji',
  say: () => ({
    cooperative: {
      heading: 'OŚWIADCZENIE O ZGODZIE NA MEDIACJĘ',
      paragraphs: [
        'Zgadzam się na mediację. Nie oznacza to uznania twierdzeń ani żądań drugiej strony.',
        receivedOn,
        `Mediator może się ze mną kontaktować: ${gap('telefon lub e-mail')}. Pasują mi terminy: ${gap('dni i godziny')}.`,
      ],
      requests: ['przekazanie mediatorowi moich danych kontaktowych'],
      strategy: 'Zgadzasz się na rozmowę o ugodzie. Ugodę zawierasz tylko wtedy, gdy jej chcesz.',
      pros: ['Ugoda kończy sprawę szybciej i taniej.', 'Rozmowy w mediacji są poufne.'],
      cons: ['Mediacja kosztuje; zapytaj wcześniej o opłatę i zwolnienie z kosztów.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE O BRAKU ZGODY NA MEDIACJĘ',
      paragraphs: [
        'Nie wyrażam zgody na mediację i proszę o rozpoznanie sprawy przez sąd.',
        receivedOn,
      ],
      grounds: [
        'Stanowiska są rozbieżne, a rozmowy przed sprawą nie dały wyniku.',
        `Boję się kontaktu z drugą stroną: ${gap('krótko: dlaczego')}.`,
      ],
      requests: ['wyznaczenie rozprawy lub innej czynności w sprawie'],
      strategy: 'Odmawiasz mediacji w terminie z pisma; sprawę rozstrzygnie sąd.',
      pros: ['Nie tracisz czasu, gdy ugoda nie jest możliwa.'],
      cons: [
        'Gdy ktoś najpierw się zgodzi, a potem bez powodu odmówi, sąd może doliczyć mu koszty.',
      ],
    },
    delay: {
      heading: 'PYTANIE O MEDIACJĘ',
      paragraphs: [
        'Zanim złożę oświadczenie, proszę o informacje o mediacji. To pismo nie jest zgodą ani odmową.',
      ],
      requests: [
        'podanie kosztu mediacji i tego, kto go ponosi',
        'wskazanie, czy mediacja może odbyć się zdalnie lub bez wspólnego spotkania',
        'podanie, do kiedy mogę złożyć oświadczenie',
      ],
      strategy:
        'Pytasz o koszt i przebieg; o to samo możesz zapytać mediatora. Termin z pisma biegnie dalej.',
      pros: ['Decydujesz, gdy znasz koszt.'],
      cons: ['Pytanie nie wydłuża terminu na zgodę lub odmowę.'],
    },
  }),
};

export const mediationFamilies = {
  /** postanowienie o skierowaniu stron do mediacji */
  mediation: {
    ...mediation,
    recommended: [
      'cooperative',
      'Jeżeli ugoda jest możliwa, zgódź się: niczego nie musisz podpisać. Jeżeli nie chcesz mediacji, wybierz wariant 2 w terminie z pisma.',
    ],
  },
} as const satisfies Families;
