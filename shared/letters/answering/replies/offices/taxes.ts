import { cite } from '#shared/letters/answering/replies/cite.ts';
import { securesTax } from '#shared/letters/answering/replies/kinds/proceedings.ts';
import { groundIf } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import {
  agreeFirst,
  contestFirst,
} from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { relief } from './relief.ts';

const files = `udostępnienie akt sprawy (${cite(law.taxes.files)})`;
const ordinance = cite(law.taxes.relief);

/** What can be wrong with any tax decision: the sum, the evidence, the party's last word. */
export const taxGrounds = [
  'Podatek policzono od złej kwoty lub podstawy.',
  `Urząd odmówił przeprowadzenia mojego dowodu, w tym przesłuchania świadka (${cite(law.taxes.evidenceRequest)}).`,
  `Urząd nie zebrał całego materiału i ocenił go dowolnie (${cite(law.officeGrounds.taxTruth, law.officeGrounds.taxWholeEvidence, law.officeGrounds.taxAssessment)}).`,
  `Nie dano mi siedmiu dni na wypowiedzenie się o dowodach (${cite(law.taxes.lastWord)}).`,
];

/** Relief after the second instance: the body of the first grants it, not the one that wrote. */
export const taxRelief = (facts: LetterFacts): Saying => ({
  ...relief({ basis: ordinance, of: 'podatku z odsetkami' })(facts),
  to: { name: gap('organ pierwszej instancji, na przykład naczelnik urzędu skarbowego') },
});

const taxInParts = relief({
  basis: ordinance,
  of: 'podatku z odsetkami',
  note: 'Podatek i odsetki wpłaca się na mikrorachunek albo rachunek z decyzji.',
});

/** What is only secured is not due yet: nothing can be spread, but the security may be another. */
const otherSecurity: Saying = {
  heading: 'WNIOSEK O INNĄ FORMĘ ZABEZPIECZENIA',
  paragraphs: [
    `Proszę o przyjęcie zabezpieczenia w innej formie: ${gap('na przykład gwarancja, poręczenie, kwota na rachunku urzędu')}.`,
    'Wniosek nie oznacza zgody na przybliżoną kwotę podatku.',
  ],
  requests: ['przyjęcie wskazanego zabezpieczenia', 'zwolnienie spod zajęcia pozostałego majątku'],
  attachments: ['dokument zabezpieczenia'],
  strategy: 'Podatku jeszcze nie określono. Prosisz, żeby zabezpieczenie mniej Ci przeszkadzało.',
  pros: ['Rachunek lub majątek może zostać uwolniony.'],
  cons: ['Urząd nie musi przyjąć każdej formy.'],
};

const taxDecision = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD DECYZJI',
  subject: 'decyzji podatkowej',
  opening: (facts) =>
    `Na podstawie ${cite(law.taxes.appealRight, law.taxes.appealTerm)} zaskarżam w całości decyzję w sprawie podatku${ofPeriod(facts)} i odwołuję się od niej.`,
  requests: () => [
    'uchylenie decyzji w całości i umorzenie postępowania',
    'ewentualnie uchylenie decyzji i przekazanie sprawy do ponownego rozpatrzenia',
  ],
  grounds: (facts) => [
    ...(securesTax(facts)
      ? ['Nie ma obawy, że nie zapłacę: mam majątek lub stały dochód; dowody w załączeniu.']
      : []),
    ...taxGrounds.slice(0, 3),
    ...groundIf(
      facts,
      /\bkontrahent|faktur/,
      'Kontrahent był sprawdzony, a transakcja zawarta w dobrej wierze.',
    ),
    ...taxGrounds.slice(3),
    `Zobowiązanie jest przedawnione (${cite(law.taxes.limitation)}).`,
  ],
  besides: [
    files,
    'wstrzymanie wykonania decyzji, jeżeli nadano jej rygor natychmiastowej wykonalności',
  ],
  attachments: ['dowody powołane w odwołaniu'],
  agree: (facts) => (securesTax(facts) ? otherSecurity : taxInParts(facts)),
  risks: ['Odsetki rosną, jeżeli decyzja zostanie utrzymana.'],
});

/** A municipality fixes a tax or a fee by the same kind of decision. */
const dueOf = (facts: LetterFacts) =>
  !isForWaste(facts) && /\bpodat(?:ek|ku|kow)/.test(facts.view.spaced.slice(0, HEAD))
    ? 'podatku'
    : 'opłaty';
/** A fee for waste is charged by the head or by the water used, not by the ground. */
const isForWaste = ({ view }: LetterFacts) =>
  /\bgospodarowani\w+ odpad/.test(view.spaced.slice(0, HEAD));
const HEAD = 1500;

const propertyGrounds = [
  'Powierzchnia gruntu lub budynku jest inna niż w decyzji; dowód w załączeniu.',
  'Zastosowano stawkę dla firmy, a pod tym adresem nie ma działalności.',
  'Nieruchomość jest sprzedana; akt w załączeniu.',
  'Przysługuje mi zwolnienie.',
];
const wasteGrounds = [
  'Liczba osób w gospodarstwie jest inna; dowód w załączeniu.',
  'Deklaracja jest złożona; potwierdzenie w załączeniu.',
  'Odpady są segregowane; dowody w załączeniu.',
  'W tym czasie nikt tam nie mieszkał.',
  'Opłata jest zapłacona; dowód w załączeniu.',
];

const localTax = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD DECYZJI',
  subject: (facts) => `decyzji w sprawie ${dueOf(facts)}`,
  opening: (facts) =>
    `Na podstawie ${cite(law.taxes.appealRight, law.taxes.appealTerm)} zaskarżam w całości decyzję${ofPeriod(facts)}${ofSum(facts)} i odwołuję się od niej.`,
  requests: () => ['uchylenie decyzji i ustalenie należności w prawidłowej wysokości'],
  grounds: (facts) => (isForWaste(facts) ? wasteGrounds : propertyGrounds),
  besides: [files],
  attachments: ['dowody powołane w odwołaniu'],
  agree: (facts) =>
    relief({
      basis: ordinance,
      of: dueOf(facts),
      note: 'Jeżeli dane się zgadzają, po prostu płać w terminach z decyzji: pisma nie trzeba wysyłać.',
    })(facts),
  risks: ['Gdy dane i stawka się zgadzają, odwołanie nic nie zmieni.'],
});

const taxOrder = remedyFamily({
  name: 'zażalenie',
  heading: 'ZAŻALENIE NA POSTANOWIENIE',
  subject: 'postanowienia',
  opening: () =>
    `Na podstawie ${cite(law.taxes.complaintTerm)} wnoszę zażalenie na postanowienie i zaskarżam je w całości.`,
  requests: () => ['uchylenie postanowienia w całości i rozstrzygnięcie sprawy na moją korzyść'],
  grounds: () => [
    `Wpłatę zaliczono inaczej, niż wskazano przy wpłacie (${cite(law.taxes.crediting)}).`,
    'Termin jest zachowany; dowód w załączeniu.',
    'Obowiązek jest wykonany albo niewykonanie usprawiedliwiam.',
    'Urząd oparł się na błędnych faktach.',
  ],
  besides: [files, 'wstrzymanie wykonania postanowienia'],
  attachments: ['dowody powołane w zażaleniu'],
  agree: () => ({
    paragraphs: [
      'Zastosuję się do postanowienia.',
      'Proszę o wskazanie kwoty i rachunku, jeżeli postanowienie nakłada na mnie obowiązek zapłaty.',
    ],
    requests: ['potwierdzenie, co i do kiedy mam zrobić'],
    strategy: 'Zgadzasz się z postanowieniem i pytasz tylko o sposób wykonania.',
    pros: ['Bez sporu.'],
    cons: [],
  }),
});

export const taxFamilies = {
  tax_decision: { ...taxDecision, recommended: contestFirst('decyzją') },
  /** podatek od nieruchomości, rolny, leśny, opłata za odpady */
  local_tax: {
    ...localTax,
    recommended: agreeFirst(
      'Sprawdź, z czego policzono kwotę. Jeżeli dane się zgadzają, płać w terminach z decyzji i nic nie wysyłaj.',
    ),
  },
  /** postanowienie with a zażalenie */
  tax_order: { ...taxOrder, recommended: contestFirst('postanowieniem') },
} as const satisfies Families;
