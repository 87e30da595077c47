import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { askTheSum, bailiffFirst, complaint, sides } from './bailiff.ts';

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

const bailiffEviction: Replies = complaint({
  subject: 'wezwania do opróżnienia lokalu',
  requests: () => [
    'uchylenie wezwania w zakresie, w jakim narusza prawo',
    'wstrzymanie czynności do rozpoznania skargi',
  ],
  grounds: () => [
    'Wyrok daje prawo do najmu socjalnego lokalu, a oferty gminy nie było.',
    `Nie wskazano pomieszczenia, do którego mam się przenieść (${cite(law.civilEnforcement.eviction)}).`,
    `Trwa okres ochronny od 1 listopada do 31 marca (${cite(law.housing.winterProtection)}).`,
    `Zajmuję lokal na podstawie innego tytułu (${cite(law.civilEnforcement.evictionOtherRight)}).`,
  ],
  agree: () => ({
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
  }),
});

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
} as const satisfies Families;
