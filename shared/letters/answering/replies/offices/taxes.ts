import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';

import { relief } from './relief.ts';

const files = 'udostępnienie akt sprawy (art. 178 Ordynacji podatkowej)';
const ordinance = 'art. 67a § 1 Ordynacji podatkowej';

export const taxDecision = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD DECYZJI',
  subject: 'decyzji podatkowej',
  opening: (facts) =>
    `Na podstawie art. 220 § 1 i art. 223 § 2 pkt 1 Ordynacji podatkowej odwołuję się od decyzji w sprawie podatku${ofPeriod(facts)} i zaskarżam ją w całości.`,
  requests: () => [
    'uchylenie decyzji w całości i umorzenie postępowania',
    'ewentualnie uchylenie decyzji i przekazanie sprawy do ponownego rozpatrzenia',
  ],
  grounds: () => [
    'Podatek policzono od złej kwoty lub podstawy.',
    'Urząd odmówił przeprowadzenia mojego dowodu, w tym przesłuchania świadka (art. 188 Ordynacji podatkowej).',
    'Urząd nie zebrał całego materiału i ocenił go dowolnie (art. 122, art. 187 § 1 i art. 191 Ordynacji podatkowej).',
    'Działałem/działałam w dobrej wierze i sprawdziłem/sprawdziłam kontrahenta.',
    'Nie dano mi siedmiu dni na wypowiedzenie się o dowodach (art. 200 Ordynacji podatkowej).',
    'Zobowiązanie jest przedawnione (art. 70 Ordynacji podatkowej).',
  ],
  besides: [
    files,
    'wstrzymanie wykonania decyzji, jeżeli nadano jej rygor natychmiastowej wykonalności',
  ],
  attachments: ['dowody powołane w odwołaniu'],
  agree: relief({
    basis: ordinance,
    of: 'podatku z odsetkami',
    note: 'Podatek i odsetki wpłaca się na mikrorachunek albo rachunek z decyzji.',
  }),
  risks: ['Odsetki rosną, jeżeli decyzja zostanie utrzymana.'],
});

export const localTax = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD DECYZJI',
  subject: 'decyzji w sprawie podatku lub opłaty lokalnej',
  opening: (facts) =>
    `Na podstawie art. 220 § 1 i art. 223 § 2 pkt 1 Ordynacji podatkowej odwołuję się od decyzji${ofPeriod(facts)}${ofSum(facts)} i zaskarżam ją w całości.`,
  requests: () => ['uchylenie decyzji i ustalenie należności w prawidłowej wysokości'],
  grounds: () => [
    'Powierzchnia gruntu lub budynku jest inna niż w decyzji; dowód w załączeniu.',
    'Zastosowano stawkę dla firmy, a pod tym adresem nie ma działalności.',
    'Sprzedałem/sprzedałam nieruchomość; akt w załączeniu.',
    'Przysługuje mi zwolnienie.',
    'Liczba osób w gospodarstwie jest inna (opłata za odpady).',
  ],
  besides: [files],
  attachments: ['dowód prawidłowej powierzchni, stawki lub zwolnienia'],
  agree: relief({
    basis: ordinance,
    of: 'podatku lub opłaty',
    note: 'Jeżeli dane się zgadzają, po prostu płać w terminach z decyzji: pisma nie trzeba wysyłać.',
  }),
  risks: ['Gdy powierzchnia i stawka się zgadzają, odwołanie nic nie zmieni.'],
});

export const taxOrder = remedyFamily({
  name: 'zażalenie',
  heading: 'ZAŻALENIE NA POSTANOWIENIE',
  subject: 'postanowienia',
  opening: (facts) =>
    `Na podstawie art. 236 § 1 i § 2 pkt 1 Ordynacji podatkowej wnoszę zażalenie na postanowienie${ofSum(facts, ' co do kwoty ')} i zaskarżam je w całości.`,
  requests: () => ['uchylenie postanowienia w całości i rozstrzygnięcie sprawy na moją korzyść'],
  grounds: () => [
    'Wpłatę zaliczono inaczej, niż wskazałem/wskazałam (art. 62 Ordynacji podatkowej).',
    'Termin zachowałem/zachowałam; dowód w załączeniu.',
    'Obowiązek wykonałem/wykonałam albo niewykonanie usprawiedliwiam.',
    'Urząd oparł się na błędnych faktach.',
  ],
  besides: [files, 'wstrzymanie wykonania postanowienia'],
  attachments: ['dowody powołane w zażaleniu'],
  agree: () => ({
    paragraphs: [
      'Nie zaskarżam postanowienia i wykonam je.',
      'Proszę o wskazanie kwoty i rachunku, jeżeli postanowienie nakłada na mnie obowiązek zapłaty.',
    ],
    requests: ['potwierdzenie, co i do kiedy mam zrobić'],
    strategy: 'Zgadzasz się z postanowieniem i pytasz tylko o sposób wykonania.',
    pros: ['Bez sporu.'],
    cons: [],
  }),
});
