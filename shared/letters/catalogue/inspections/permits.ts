import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import {
  appealLaw,
  office,
  officeAppeal,
  publicBodies,
} from '#shared/letters/catalogue/offices/office.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { inspections } = law;
const decision = {
  ...office,
  sender: publicBodies,
  title: [words(8, 'decyzja')],
  level: 'MEDIUM',
  duties: ['remedy', 'gather_evidence'],
  reply: 'admin_decision',
  concernsMoney: false,
} as const satisfies Partial<DocumentType>;
const council = { ...officeAppeal, addressee: 'samorządowe kolegium odwoławcze' } as const;

/** Permits, planning, vehicles and driving licences. */
export const permitTypes = [
  kindOf({
    ...decision,
    id: 'warunki-zabudowy',
    label: 'Decyzja o warunkach zabudowy',
    counsel: 'advised',
    act: [words(8, 'warunk* zabudowy')],
    remedy: remedyOf(council),
    meaning: 'Gmina rozstrzygnęła, czy i co można zbudować na działce.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [inspections.planningAppeal, ...appealLaw],
    specialization: 'prawo budowlane i planistyczne',
  }),
  kindOf({
    ...decision,
    id: 'decyzja-srodowiskowa',
    label: 'Decyzja o środowiskowych uwarunkowaniach',
    counsel: 'by_level',
    act: [words(8, 'srodowiskow* uwarunkowan*')],
    remedy: remedyOf(council),
    meaning: 'Gmina rozstrzygnęła o wpływie inwestycji na środowisko.',
    consequence: 'Decyzja stanie się ostateczna, a inwestor będzie mógł iść dalej.',
    law: [inspections.environmentalParties, ...appealLaw],
    specialization: 'prawo ochrony środowiska',
  }),
  kindOf({
    ...decision,
    id: 'pozwolenie-na-budowe',
    label: 'Decyzja o pozwoleniu na budowę',
    act: [words(8, 'pozwoleni* na budowe', 'pozwolenia na budow*', 'projekt budowlany')],
    remedy: remedyOf({
      ...officeAppeal,
      addressee: 'wojewoda',
      via: 'starosta lub prezydent miasta',
    }),
    meaning: 'Starosta rozstrzygnął o budowie.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [inspections.buildingParties, ...appealLaw],
    specialization: 'prawo budowlane',
  }),
  kindOf({
    ...decision,
    id: 'sprzeciw-od-zgloszenia',
    label: 'Sprzeciw urzędu wobec zgłoszenia budowy lub robót',
    title: [words(8, 'decyzja'), words(12, 'wnosze … sprzeciw', 'wnosze sprzeciw')],
    act: [
      words(
        12,
        'wnosze sprzeciw',
        'wnosze … sprzeciw', // letters set apart for emphasis
        'wnosi sprzeciw w sprawie',
        'wniesc sprzeciw w sprawie',
        'sprzeciw w sprawie zamiaru',
        'sprzeciw wobec zgloszenia',
        'sprzeciw od zgloszenia',
        'sprzeciw do zgloszenia',
      ),
    ],
    body: [words(3, 'zgloszeni* … budow*', 'zamiar* budowy', 'zamiar* wykonania', 'art. 30 ust.')],
    remedy: remedyOf({
      ...officeAppeal,
      addressee: 'wojewoda',
      via: 'starosta lub prezydent miasta',
    }),
    duties: ['do_not_build', 'remedy', 'gather_evidence'],
    meaning: 'Urząd nie zgodził się na roboty ze zgłoszenia. Nie wolno ich teraz zaczynać.',
    consequence: 'Decyzja stanie się ostateczna. Budowa mimo sprzeciwu to samowola.',
    law: [inspections.buildingNotice, ...appealLaw],
    specialization: 'prawo budowlane',
  }),
  kindOf({
    ...decision,
    id: 'kara-za-pojazd',
    label: 'Kara za niezarejestrowanie lub niezgłoszenie pojazdu',
    act: [
      words(
        8,
        'kar* pieniezn* … pojazd*',
        'niezarejestrowani* pojazdu',
        'nie zarejestrowa* … pojazd*',
        'niezawiadomieni* o zbyciu',
      ),
    ],
    remedy: remedyOf(council),
    duties: ['remedy', 'pay'],
    meaning: 'Starosta rozstrzygnął o karze za formalności z pojazdem.',
    consequence: 'Decyzja stanie się ostateczna, a kara zostanie ściągnięta.',
    law: [inspections.vehiclePenalty, inspections.vehiclePenaltyRules, ...appealLaw],
    concernsMoney: true,
  }),
  kindOf({
    ...decision,
    id: 'prawo-jazdy',
    label: 'Decyzja w sprawie prawa jazdy',
    level: 'HIGH',
    act: [
      words(
        8,
        'zatrzymani* prawa jazdy',
        'zatrzymuj* … prawo jazdy',
        'cofni* … uprawnien*',
        'cofam … uprawnien*',
      ),
    ],
    body: [words(2, 'kierujacych pojazdami')],
    remedy: remedyOf(council),
    duties: ['remedy'],
    meaning: 'Starosta lub prezydent miasta rozstrzygnął o prawie jazdy.',
    consequence: 'Decyzja stanie się ostateczna; może działać już teraz.',
    law: [inspections.drivingLicence, ...appealLaw],
  }),
];
