import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** An accepted ticket of the tax office: paid, annulled on narrow grounds, or spread. */
const fiscalFine: Replies = {
  subject: 'mandatu karnego skarbowego',
  say: () => ({
    cooperative: {
      paragraphs: [
        'Informuję, że grzywna została zapłacona. Potwierdzenie załączam.',
        'Proszę o odnotowanie wpłaty i zakończenie sprawy.',
      ],
      attachments: ['potwierdzenie przelewu'],
      strategy: 'Płacisz i zamykasz sprawę.',
      pros: ['Koniec sprawy.'],
      cons: ['Przyjętego mandatu nie cofniesz.'],
    },
    assertive: {
      heading: 'WNIOSEK O UCHYLENIE MANDATU KARNEGO SKARBOWEGO',
      to: { name: gap('sąd rejonowy właściwy dla miejsca nałożenia grzywny') },
      paragraphs: [`Na podstawie ${cite(law.taxes.fiscalTicket)} wnoszę o uchylenie mandatu.`],
      requests: ['uchylenie mandatu karnego skarbowego', 'zwrot zapłaconej grzywny'],
      grounds: ['Czyn nie jest wykroczeniem skarbowym.', 'Mandat nałożono na niewłaściwą osobę.'],
      attachments: ['kopia mandatu'],
      strategy:
        'Prosisz sąd o uchylenie mandatu: tylko z dwóch wąskich powodów i w 7 dni od przyjęcia.',
      pros: ['Jedyna droga po przyjęciu mandatu.'],
      cons: ['Wina i wysokość kary nie są powodem.'],
    },
    delay: {
      heading: 'WNIOSEK O ROZŁOŻENIE GRZYWNY NA RATY',
      paragraphs: [
        `Proszę o rozłożenie grzywny na ${gap('liczba')} rat ze względu na moją sytuację materialną.`,
        'Dokumenty o dochodach i wydatkach załączam.',
      ],
      attachments: ['dowody dochodów i wydatków'],
      strategy: 'Prosisz o raty grzywny.',
      pros: ['Mniejsze obciążenie miesięczne.'],
      cons: ['Dopóki urząd się nie zgodzi, termin biegnie.'],
    },
  }),
};

export const fiscalFineFamilies = {
  /** mandat karny skarbowy */
  fiscal_fine: {
    ...fiscalFine,
    recommended: [
      'cooperative',
      'Przyjęty mandat można podważyć tylko z dwóch wąskich powodów. Zwykle taniej zapłacić.',
    ],
  },
} as const satisfies Families;
