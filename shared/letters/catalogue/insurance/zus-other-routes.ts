import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { zus, zusAppeal } from './zus-decisions.ts';

const { socialInsurance, administration } = law;

const medical = {
  ...zus,
  code: 'pismo_zus',
  label: 'Orzeczenie lekarza orzecznika ZUS',
  title: [words(12, 'orzeczeni* lekarz*', 'orzeczeni* komisji')],
  act: [words(3, 'lekarz* orzecznik*')],
  body: [words(2, 'niezdoln* do pracy', 'niezdolnosc* do pracy')],
  level: 'HIGH',
  duties: ['remedy', 'gather_evidence'],
  reply: 'zus_ruling',
  meaning: 'Lekarz orzecznik ocenił Twoje zdrowie; od tego zależy świadczenie.',
  consequence: 'Orzeczenie stanie się podstawą decyzji o świadczeniu.',
  concernsMoney: false,
} as const satisfies Partial<DocumentType>;

const medicalObjection = {
  ...zusAppeal,
  name: 'sprzeciw',
  term: { amount: 14, unit: 'days' },
  form: 'pismo z podpisem lub formularz ZUS',
  next: 'odwołanie do sądu od późniejszej decyzji ZUS',
} as const;

/** Decisions and rulings of ZUS that are not appealed to the labour court. */
export const zusOtherRouteTypes = [
  kindOf({
    ...zus,
    id: 'swiadczenie-wychowawcze',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS o świadczeniu dla rodzin (800+ i podobne)',
    counsel: 'by_stakes',
    title: [words(8, 'decyzja')],
    act: [
      words(
        11,
        'swiadczeni* wychowawcz*',
        'pomocy panstwa w wychowywaniu dzieci',
        'dobry start',
        'aktywny rodzic',
        'aktywnie w pracy',
      ),
    ],
    body: [words(3, 'prezesa zus', 'prezesa zakladu')],
    remedy: remedyOf({
      name: 'odwołanie',
      term: { amount: 14, unit: 'days' },
      addressee: 'Prezes ZUS',
      via: 'jednostka ZUS, która wydała decyzję',
      form: 'pismo; wystarczy napisać, że nie zgadzasz się z decyzją',
      next: 'skarga do wojewódzkiego sądu administracyjnego w 30 dni',
      law: [socialInsurance.childBenefitAppeal, administration.appealTerm],
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'child_benefit',
    meaning: 'ZUS rozstrzygnął o świadczeniu na dziecko.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [
      administration.appealContents,
      socialInsurance.childBenefitRefund,
      administration.courtComplaint,
    ],
    specialization: 'prawo administracyjne (świadczenia rodzinne)',
  }),
  kindOf({
    ...zus,
    id: 'zus-odmowa-umorzenia',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS w sprawie umorzenia składek',
    title: [words(8, 'decyzja')],
    act: [words(9, 'umorzeni* … skladek', 'umorzeni* … naleznosci', 'umarza* … skladek')],
    body: [words(3, 'art. 28')],
    remedy: remedyOf({
      name: 'wniosek o ponowne rozpatrzenie sprawy',
      term: { amount: 14, unit: 'days' },
      addressee: 'Prezes ZUS',
      via: 'jednostka ZUS, która wydała decyzję',
      form: 'pismo z podpisem',
      next: 'skarga do wojewódzkiego sądu administracyjnego',
      law: [socialInsurance.remissionRefusal],
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'relief'],
    reply: 'reconsideration',
    meaning: 'ZUS rozstrzygnął o prośbie o umorzenie składek.',
    consequence: 'Decyzja stanie się ostateczna.',
    law: [socialInsurance.remission, socialInsurance.instalments],
  }),
  kindOf({
    ...medical,
    id: 'zus-orzeczenie-lekarza',
    remedy: remedyOf({
      ...medicalObjection,
      addressee: 'komisja lekarska ZUS',
      law: [socialInsurance.medicalObjection],
      later: {
        from: '2027-01-01',
        remedy: remedyOf({
          ...medicalObjection,
          addressee: 'inny lekarz orzecznik ZUS',
          law: [socialInsurance.medicalObjectionReformed],
        }),
      },
    }),
    law: [socialInsurance.medicalObjectionReformed, socialInsurance.medicalObjectionFirst],
  }),
];
