import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { askTheSum, bailiffFirst, complaint, seeTheFiles, sides } from './bailiff.ts';

const bailiffEstate = complaint({
  subject: 'egzekucji z nieruchomości',
  requests: () => [
    'uchylenie zaskarżonej czynności',
    `ponowny opis i oszacowanie, jeżeli skarga dotyczy wyceny (${cite(law.civilEnforcement.appraisal)})`,
  ],
  grounds: () => [
    'Wycena pomija część budynku, gruntu albo stan po remoncie.',
    `Stan nieruchomości istotnie zmienił się po wycenie (${cite(law.civilGrounds.newAppraisal)}).`,
    `Dług jest za mały, żeby sprzedawać mieszkanie (${cite(law.civilEnforcement.homeAuctionLimit)}).`,
    'Obwieszczenie zawiera błąd co do nieruchomości lub terminu.',
  ],
  agree: askTheSum(['odwołanie licytacji po wpłacie']),
});

const againstEviction = (): readonly string[] => [
  'Wyrok daje prawo do najmu socjalnego lokalu, a oferty gminy nie było.',
  `Nie wskazano pomieszczenia, do którego mam się przenieść (${cite(law.civilEnforcement.eviction)}).`,
  `Trwa okres ochronny od 1 listopada do 31 marca (${cite(law.housing.winterProtection)}).`,
  `Zajmuję lokal na podstawie innego tytułu (${cite(law.civilEnforcement.evictionOtherRight)}).`,
];

const agreeOnDay: Saying = {
  heading: 'PROŚBA O UZGODNIENIE TERMINU OPRÓŻNIENIA LOKALU',
  parties: sides,
  paragraphs: [
    `Opróżnię lokal dobrowolnie. Proszę o wyznaczenie czynności na dzień ${gap('data')} i o spisanie protokołu wydania.`,
  ],
  requests: ['wyznaczenie terminu wydania lokalu', 'wskazanie, gdzie mogę przechować rzeczy'],
  strategy:
    'Uzgadniasz z komornikiem spokojny termin i protokół; równolegle pytasz gminę o pomieszczenie.',
  pros: ['Bez przymusu i dodatkowych kosztów.'],
  cons: ['Po wydaniu lokalu nie ma do niego powrotu.'],
};

const bailiffEviction: Replies = complaint({
  subject: 'wezwania do opróżnienia lokalu',
  requests: () => [
    'uchylenie wezwania w zakresie, w jakim narusza prawo',
    'wstrzymanie czynności do rozpoznania skargi',
  ],
  grounds: againstEviction,
  agree: () => agreeOnDay,
});

/** A notice of the day of an eviction: nobody may complain of it, so the reader asks the bailiff to hold the act. */
const evictionDay: Replies = {
  subject: 'zawiadomienia o terminie opróżnienia lokalu',
  say: () => ({
    cooperative: agreeOnDay,
    assertive: {
      heading: 'WNIOSEK O WSTRZYMANIE CZYNNOŚCI',
      parties: sides,
      paragraphs: ['Proszę o wstrzymanie opróżnienia lokalu. Powody zaznaczam niżej.'],
      requests: ['wstrzymanie czynności do wyjaśnienia sprawy', 'odpowiedź na piśmie'],
      grounds: [...againstEviction(), otherGround],
      attachments: ['dowody'],
      strategy:
        'Tylko wtedy, gdy masz ważny powód: pokazujesz go i prosisz komornika o wstrzymanie czynności. O to samo możesz prosić wierzyciela.',
      pros: ['Bez opłaty.'],
      cons: ['Prośba sama niczego nie wstrzymuje.'],
    },
    delay: seeTheFiles(
      'Wiesz, na czym opiera się eksmisja.',
      'Wgląd w akta nie wstrzymuje eksmisji.',
    ),
  }),
};

export const dwellingFamilies = {
  /** zajęcie, opis i oszacowanie, licytacja nieruchomości */
  bailiff_estate: { ...bailiffEstate, recommended: bailiffFirst },
  /** wezwanie do opróżnienia lokalu */
  bailiff_eviction: {
    ...bailiffEviction,
    recommended: agreeFirst(
      'Uzgodnij z komornikiem spokojny termin i zapytaj gminę o pomieszczenie.',
    ),
  },
  /** zawiadomienie o dniu opróżnienia lokalu, którego nie można zaskarżyć */
  eviction_day: {
    ...evictionDay,
    recommended: [
      'cooperative',
      'Tego pisma nie można zaskarżyć. Uzgodnij z komornikiem spokojny przebieg, a gdy masz ważny powód, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
