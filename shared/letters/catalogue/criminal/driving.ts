import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { traffic } from './fines.ts';

const { criminal, inspections, finance } = law;

/** Calls and fees for vehicles: naming the driver, the parking zone, missing insurance. */
export const drivingTypes = [
  kindOf({
    ...traffic,
    id: 'wskazanie-kierujacego',
    label: 'Wezwanie do wskazania kierującego pojazdem',
    sender: [
      words(
        4,
        'inspektorat* transportu drogowego',
        'straz* miejsk*',
        'straz* gminn*',
        'policj*',
        'komend*',
      ),
    ],
    title: [
      words(
        9,
        'wskazani* kierujac*',
        'wskazani* kierowc*',
        'wskazani* uzytkownik*',
        'wskazani* osob*',
      ),
      words(3, 'wezwani*', 'zawiadomieni* o ujawnieniu', 'zawiadomieni* o wykroczeniu'),
    ],
    act: [
      words(5, 'komu powierzyl* pojazd', 'komu powierzono pojazd', 'komu pojazd zostal powierzony'),
      words(
        5,
        'wskaza* … kierujac*',
        'wskazani* … kierujac*',
        'wskaza* … kierowal*',
        'wskazania … komu',
      ),
      // The reader chooses among statements: accepting a ticket is one of them.
      words(5, 'odmawiam przyjecia mandatu', 'nie przyjmuje mandatu', 'nie wskazuje osoby'),
      words(5, 'jedno z … oswiadczen', 'jednego z … oswiadczen', 'wskazuje osobe'),
    ],
    body: [
      words(3, 'art. 78 ust. 4'),
      words(
        3,
        'przekroczeni* predkosci',
        'przekroczeni* dopuszczalnej predkosci',
        'urzadzeni* rejestrujac*',
        'fotoradar*',
      ),
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['declare_driver'],
    reply: 'driver_call',
    meaning:
      'Urząd ustala, kto prowadził pojazd. Trzeba odesłać jedno oświadczenie; to jeszcze nie mandat.',
    consequence:
      'Za brak wskazania kierującego grozi osobna grzywna, a sprawa może trafić do sądu.',
    law: [
      criminal.driverDuty,
      criminal.driverNotNamed,
      criminal.driverTicketLimit,
      criminal.ticketRefusal,
    ],
    concernsMoney: false,
  }),
  kindOf({
    ...traffic,
    id: 'koniec-wobec-wlasciciela',
    label: 'Zakończenie sprawy wobec właściciela pojazdu',
    title: [words(15, 'zakonczeni* czynnosci', 'zakonczeni* sprawy', 'zakonczeni* postepowania')],
    act: [
      words(
        14,
        'czynnosci zostaly zakonczone',
        'czynnosci zakonczono',
        'zakonczono czynnosci',
        'zakonczylismy czynnosci',
        'zakonczyl* czynnosci',
        'zakonczylismy sprawe',
      ),
    ],
    body: [words(3, 'art. 78 ust. 4'), words(2, 'wlasciciel* pojazdu')],
    remedy: null,
    level: 'LOW',
    duties: ['none'],
    reply: 'information',
    counsel: 'not_needed',
    meaning:
      'Urząd zakończył sprawę wobec Ciebie jako właściciela pojazdu. Nie nałożono na Ciebie grzywny.',
    consequence: null,
    law: [criminal.driverDuty],
    concernsMoney: false,
  }),
  kindOf({
    ...traffic,
    id: 'strefa-platnego-parkowania',
    label: 'Opłata dodatkowa za postój w strefie płatnego parkowania',
    sender: [words(5, 'zarzad* drog*', 'stref* platnego', 'biuro strefy')],
    title: [words(5, 'oplat* dodatkow*', 'zawiadomieni*', 'wezwani*')],
    act: [words(6, 'stref* platnego parkowania')],
    body: [words(2, 'oplat* dodatkow*'), words(2, 'drogach publicznych')],
    remedy: remedyOf({
      name: 'reklamacja',
      term: null,
      addressee: 'zarządca drogi',
      form: 'pismo z dowodem opłaty lub uprawnienia',
      next: 'zarzut w egzekucji administracyjnej',
      law: [inspections.parkingFee, inspections.parkingFeeLimit],
    }),
    level: 'LOW',
    duties: ['pay', 'remedy'],
    reply: 'parking_zone',
    meaning: 'Zarządca drogi żąda opłaty za nieopłacony postój.',
    consequence: 'Zarządca wyśle upomnienie, a potem nastąpi egzekucja administracyjna.',
  }),
  kindOf({
    ...traffic,
    id: 'ufg-brak-oc',
    code: 'wezwanie_do_zaplaty',
    issuer: 'office',
    label: 'Wezwanie UFG za brak ubezpieczenia OC',
    counsel: 'by_stakes',
    sender: [words(9, 'ubezpieczeniow* fundusz* gwarancyjn*')],
    title: [words(4, 'wezwani*', 'zawiadomieni*', 'oplat*')],
    act: [
      words(
        5,
        'brak* … ubezpieczeni*',
        'niespelnieni* … ubezpieczeni*',
        'nie byl … ubezpieczeni*',
        'brak* oc',
      ),
    ],
    remedy: null,
    level: 'HIGH',
    duties: ['pay', 'show_cover'],
    reply: 'statutory_fee',
    meaning: 'Fundusz żąda opłaty za brak ważnego OC. Jeśli polisa była, trzeba to wykazać.',
    consequence: 'Opłata zostanie ściągnięta w egzekucji administracyjnej.',
    law: [finance.coverFee, finance.coverFeeRelief, finance.coverFeeLimit],
  }),
];
