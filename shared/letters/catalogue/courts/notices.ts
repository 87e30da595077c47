import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const court = {
  issuer: 'court',
  sender: [words(3, 'sad rejonow*', 'sad okregow*', 'sad apelacyjn*')],
  remedy: null,
  concernsMoney: false,
  specialization: 'prawo cywilne',
  freeHelp: ['legal_aid'],
} as const satisfies Partial<DocumentType>;

/** A court's notices that neither call nor decide. */
export const courtNoticeTypes = [
  kindOf({
    ...court,
    id: 'sad-odwolany-termin',
    code: 'inne',
    label: 'Odwołanie rozprawy lub posiedzenia',
    counsel: 'not_needed',
    title: [
      words(
        16,
        'odwolani* rozpraw*',
        'odwolani* posiedzeni*',
        'odwolani* terminu',
        'zniesieni* terminu',
      ),
    ],
    act: [
      words(
        9,
        'zostala odwolana',
        'zostalo odwolane',
        'odwolano rozprawe',
        'odwolano posiedzenie',
        'rozprawa … nie odbedzie sie',
        'posiedzenie … nie odbedzie sie',
        'termin* … zostal odwolany',
        'termin* … zostal zniesiony',
      ),
    ],
    body: [words(3, 'stawiennictwo nie jest', 'nie trzeba sie stawi*', 'o nowym terminie')],
    level: 'LOW',
    duties: ['none'],
    reply: 'information',
    meaning: 'Sąd odwołał rozprawę lub posiedzenie. W tym dniu nie trzeba przychodzić.',
    consequence: null,
  }),
  kindOf({
    ...court,
    id: 'sad-doreczenie-przez-komornika',
    code: 'wezwanie_urzedu',
    label: 'Zobowiązanie powoda do doręczenia pisma przez komornika',
    counsel: 'by_level',
    title: [words(9, 'zobowiazani*')],
    act: [
      words(
        22,
        'zobowiazuje … do doreczenia … komornika',
        'zobowiazuje … doreczenia go pozwan*',
        'zobowiazani* … do doreczenia … komornika',
        'zobowiazuje powod* do doreczenia',
        'zobowiazuje pan* do doreczenia',
      ),
    ],
    body: [words(6, 'art. 139'), words(2, 'dwoch miesiecy', 'zawieszenia postepowania')],
    level: 'HIGH',
    duties: ['serve_other'],
    reply: 'serve_by_bailiff',
    meaning:
      'Sąd nie mógł doręczyć pisma drugiej stronie i zobowiązuje Cię, żebyś doręczył lub doręczyła je przez komornika albo wskazał nowy adres.',
    consequence: 'Sąd zawiesi postępowanie, a potem może je umorzyć.',
  }),
];
