import { kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { bailiff, bailiffCase, enforcementLaw } from './bailiff.ts';

const { civilEnforcement, housing } = law;

/** Seizure and sale of things and land, eviction. */
export const saleTypes = [
  kindOf({
    ...bailiff,
    id: 'komornik-ruchomosci',
    label: 'Zajęcie lub licytacja ruchomości przez komornika',
    title: [
      words(
        11,
        'zajeci* ruchomosci',
        'licytacj* ruchomosci',
        'licytacj* elektroniczn* ruchomosci',
        'protokol* zajecia',
        'zajeci* pojazdu',
      ),
    ],
    act: [
      words(
        5,
        'zajmuj* … ruchomosc*',
        'zajeto … ruchomosc*',
        'licytacj* … ruchomosc*',
        'zajeto nastepujace',
      ),
    ],
    body: [words(3, 'art. 845', 'art. 847', 'art. 867'), bailiffCase],
    duties: ['pay', 'remedy'],
    reply: 'bailiff_movables',
    meaning: 'Komornik zajął rzeczy albo zawiadamia o ich sprzedaży.',
    consequence: 'Zajęte rzeczy zostaną sprzedane na licytacji.',
    law: [
      civilEnforcement.movablesFree,
      civilEnforcement.movablesOwner,
      civilEnforcement.movablesValue,
      civilEnforcement.thirdPartySuit,
      civilEnforcement.thirdPartyNotice,
      ...enforcementLaw,
    ],
    concernsMoney: true,
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-nieruchomosc',
    label: 'Zajęcie nieruchomości przez komornika',
    title: [
      words(
        11,
        'zajeci* nieruchomosci',
        'wszczeci* egzekucji z nieruchomosci',
        'egzekucj* z nieruchomosci',
      ),
    ],
    act: [
      words(
        5,
        'wszczal* … z nieruchomosci',
        'zajmuj* … nieruchomosc*',
        'wszczeto … z nieruchomosci',
      ),
    ],
    body: [words(3, 'art. 923', 'art. 924'), words(1, 'ksieg* wieczyst*', 'kw'), bailiffCase],
    duties: ['pay', 'remedy'],
    reply: 'bailiff_estate',
    meaning: 'Komornik zajął nieruchomość i wzywa do zapłaty, zanim ją opisze i wyceni.',
    consequence: 'Komornik opisze i wyceni nieruchomość, a potem ją sprzeda.',
    law: [
      civilEnforcement.propertyCall,
      civilEnforcement.homeAuctionLimit,
      civilEnforcement.appraisal,
      ...enforcementLaw,
    ],
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-opis-i-oszacowanie',
    label: 'Opis i oszacowanie nieruchomości',
    title: [words(13, 'opis* i oszacowani*', 'opisu i oszacowania', 'oszacowani* nieruchomosci')],
    act: [words(5, 'opis* i oszacowani*', 'przystapi do opisu', 'ukonczeni* opisu')],
    body: [words(3, 'art. 945', 'art. 950'), bailiffCase],
    remedy: remedyOf({
      ...bailiff.remedy,
      name: 'skarga na opis i oszacowanie',
      term: { amount: 2, unit: 'weeks' },
      start: 'completion',
      law: [civilEnforcement.appraisal, civilEnforcement.complaintLodging],
    }),
    duties: ['remedy'],
    reply: 'bailiff_estate',
    meaning: 'Komornik opisuje i wycenia nieruchomość przed licytacją.',
    consequence: 'Nieruchomość zostanie sprzedana od wartości z wyceny.',
    law: [civilEnforcement.homeAuctionLimit, ...enforcementLaw],
    concernsMoney: false,
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-licytacja-nieruchomosci',
    label: 'Obwieszczenie o licytacji nieruchomości',
    title: [
      words(
        13,
        'licytacj* nieruchomosci',
        'licytacj* lokalu',
        'licytacj* spoldzielcz*',
        'obwieszczeni* o … licytacji',
      ),
    ],
    act: [words(5, 'odbedzie sie … licytacj*', 'licytacj* … odbedzie sie')],
    body: [words(2, 'suma oszacowania', 'cena wywolania', 'rekojmi*'), bailiffCase],
    duties: ['remedy'],
    reply: 'bailiff_estate',
    meaning: 'Komornik zawiadamia o licytacji nieruchomości.',
    consequence: 'Nieruchomość zostanie sprzedana, a nowy właściciel może żądać jej wydania.',
    law: [civilEnforcement.homeAuctionLimit, civilEnforcement.proofOfPayment, ...enforcementLaw],
    concernsMoney: false,
  }),
  kindOf({
    ...bailiff,
    id: 'komornik-eksmisja',
    label: 'Wezwanie komornika do opróżnienia lokalu',
    title: [
      words(
        13,
        'oproznieni* lokalu',
        'oproznieni* pomieszczen*',
        'wydani* lokalu',
        'wydani* nieruchomosci',
        'termin* eksmisji',
      ),
    ],
    act: [words(6, 'wzywa* … oproznieni*', 'wzywa* … wydania lokalu')],
    body: [words(3, 'art. 1046'), bailiffCase],
    duties: ['vacate', 'remedy'],
    reply: 'bailiff_eviction',
    meaning: 'Komornik wykonuje wyrok i wzywa do opuszczenia lokalu w wyznaczonym czasie.',
    consequence: 'Komornik przymusowo opróżni lokal na koszt dłużnika.',
    law: [
      civilEnforcement.eviction,
      housing.winterProtection,
      housing.winterExceptions,
      civilEnforcement.evictionOtherRight,
      ...enforcementLaw,
    ],
    specialization: 'egzekucja i ochrona lokatorów',
    freeHelp: ['legal_aid', 'social', 'citizen_advice'],
  }),
];
