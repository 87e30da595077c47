import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';

/** The employer wants to know when leave will be taken: the reader names a time, objects, or asks. */
const leavePlan: Replies = {
  subject: 'pisma o urlopie',
  say: () => ({
    cooperative: {
      heading: 'PROPOZYCJA TERMINU URLOPU',
      paragraphs: [`Proponuję wykorzystać urlop w dniach: ${gap('od kiedy do kiedy')}.`],
      requests: ['potwierdzenie terminu urlopu'],
      strategy: 'Podajesz termin, który Ci pasuje.',
      pros: ['Termin wybierasz Ty.'],
      cons: ['Pracodawca może poprosić o inny.'],
    },
    assertive: {
      heading: 'STANOWISKO W SPRAWIE URLOPU',
      paragraphs: ['Pismo o urlopie wymaga poprawienia.'],
      grounds: [
        `Liczba dni urlopu jest inna: ${gap('ile dni i dlaczego')}.`,
        `Termin wskazany w piśmie mi nie odpowiada, bo ${gap('powód')}; proponuję: ${gap('od kiedy do kiedy')}.`,
        otherGround,
      ],
      requests: ['sprawdzenie ewidencji urlopów', 'uzgodnienie ze mną terminu urlopu'],
      strategy: 'Piszesz, co się nie zgadza: liczba dni albo termin.',
      pros: ['Błąd w ewidencji nie zostaje.'],
      cons: ['Bez propozycji terminu pracodawca może go wyznaczyć.'],
    },
    delay: {
      heading: 'PYTANIE O URLOP',
      paragraphs: [`Zanim podam termin urlopu, proszę o informację: ${gap('o co pytasz')}.`],
      requests: ['wykaz dni urlopu za poszczególne lata', 'wskazanie wolnych terminów'],
      strategy: 'Pytasz, ile dni Ci zostało i jakie terminy są wolne.',
      pros: ['Wiesz, z czego wybierasz.'],
      cons: ['Termin z pisma biegnie dalej.'],
    },
  }),
};

export const leaveFamilies = {
  /** pracodawca prosi o termin urlopu */
  leave_plan: {
    ...leavePlan,
    recommended: [
      'cooperative',
      'Najprościej podać termin, który Ci pasuje. Jeżeli liczba dni się nie zgadza, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
