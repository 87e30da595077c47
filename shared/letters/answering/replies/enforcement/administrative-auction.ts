import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

const { hardshipRelease, suspensionShown } = law.administrativeEnforcement;

const whyRelease = [
  'Rzecz jest mi konieczna do pracy zarobkowej.',
  'Rzecz jest konieczna z powodu choroby lub niepełnosprawności.',
  'Należność można ściągnąć z innego składnika majątku.',
] as const;

const whyWait = [
  'Wierzyciel zgodził się na raty albo odroczenie; dowód w załączeniu.',
  'Część należności już zapłacono; dowód w załączeniu.',
] as const;

/** An office sells a seized thing: the time to contest the seizure is past, only the sale can still be averted. */
const auction: Replies = {
  subject: 'obwieszczenia o licytacji',
  say: (facts) => ({
    cooperative: {
      heading: 'WNIOSEK O PODANIE KWOTY DO ZAPŁATY',
      paragraphs: [
        `Chcę zapłacić całą należność${ofSum(facts)} przed licytacją. Proszę o podanie kwoty na dzień wpłaty i o odwołanie licytacji po wpłacie.`,
      ],
      requests: [
        'podanie pełnej kwoty do zapłaty',
        'odwołanie licytacji i zwrot rzeczy po wpłacie',
      ],
      strategy:
        'Płacisz przed licytacją i odzyskujesz rzecz. Dowód wpłaty pokaż od razu w urzędzie.',
      pros: ['Zapłata całości przed licytacją kończy sprzedaż.'],
      cons: ['Częściowa wpłata sama jej nie zatrzyma.'],
    },
    assertive: {
      heading: 'WNIOSEK O ZWOLNIENIE RZECZY Z EGZEKUCJI',
      parties: { reader: 'Strona zobowiązana' },
      paragraphs: [
        `Na podstawie ${cite(hardshipRelease)} proszę o zwolnienie z egzekucji rzeczy przeznaczonej do sprzedaży: ${gap('jakiej')}.`,
      ],
      requests: [
        'zwolnienie rzeczy z egzekucji',
        'wstrzymanie licytacji do czasu rozpoznania wniosku',
      ],
      grounds: whyRelease,
      attachments: ['dowody'],
      strategy:
        'Prosisz, żeby urząd nie sprzedawał rzeczy, bez której nie da się żyć lub pracować.',
      pros: ['Urząd może zwolnić rzecz, jeżeli wykażesz ważny powód.'],
      cons: ['Wniosek nie wstrzymuje licytacji.', 'Bez dowodów urząd odmówi.'],
    },
    delay: {
      heading: 'WNIOSEK O WSTRZYMANIE LICYTACJI',
      parties: { reader: 'Strona zobowiązana' },
      paragraphs: [
        `Proszę o wstrzymanie licytacji do czasu rozpoznania mojego wniosku o raty lub odroczenie (${cite(suspensionShown)}).`,
      ],
      requests: ['wstrzymanie licytacji', 'udostępnienie akt z protokołem zajęcia i oszacowania'],
      grounds: whyWait,
      attachments: ['dowód wpłaty lub zgody na raty'],
      strategy: 'Prosisz o wstrzymanie sprzedaży; najpierw uzyskaj zgodę wierzyciela na raty.',
      pros: ['Zgoda wierzyciela na raty zatrzymuje egzekucję.'],
      cons: ['Sama prośba nie odwołuje licytacji.'],
    },
  }),
};

export const auctionFamilies = {
  /** obwieszczenie o licytacji w egzekucji administracyjnej */
  admin_auction: {
    ...auction,
    recommended: [
      'cooperative',
      'Tylko zapłata całości przed licytacją na pewno ją odwołuje. Jeżeli rzecz jest niezbędna do pracy lub zdrowia, wyślij wariant 2.',
    ],
  },
} as const satisfies Families;
