import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { employer, workplace } from './work.ts';

const { work } = law;
const labourCourt = words(3, 'sad* pracy', 'wydzial* pracy', 'kodeks* pracy');
const dismissal = {
  ...employer,
  code: 'wypowiedzenie_umowy',
  level: 'HIGH',
  duties: ['remedy', 'gather_evidence'],
  concernsMoney: false,
} as const satisfies Partial<DocumentType>;
const suit = {
  name: 'odwołanie',
  term: { amount: 21, unit: 'days' },
  addressee: 'sąd rejonowy – sąd pracy',
  form: 'pozew przeciwko pracodawcy, z żądaniem i podpisem, w dwóch egzemplarzach',
  next: 'wyrok, potem apelacja',
} as const;

/** The end of a job and changed terms. */
export const dismissalTypes = [
  kindOf({
    ...dismissal,
    id: 'wypowiedzenie-pracy',
    label: 'Wypowiedzenie umowy o pracę',
    title: [
      words(
        14,
        'wypowiedzeni* umowy o prac*',
        'wypowiedzeni* stosunku pracy',
        'rozwiazani* umowy o prac*',
        'rozwiazani* stosunku pracy',
        'wypowiedzeni* umowy prac*',
      ),
      words(4, 'wypowiedzenie', 'rozwiazanie umowy'),
    ],
    act: [
      words(
        8,
        'rozwiazuj* … umow* o prac*',
        'wypowiada* … umow* o prac*',
        'rozwiazujemy … stosunek pracy',
        'skonczyc … umow* o prac*', // muszę skończyć z Tobą umowę o pracę
        'konczy* … umow* o prac*',
        'zwalnia* … z pracy', // zwalniamy Panią z pracy
        'zwolnic … z pracy',
        'zostaje pan* zwolnion* z pracy',
      ),
      words(4, 'daje* … wypowiedzenie', 'wreczam* … wypowiedzenie', 'otrzymuje pan* wypowiedzenie'),
    ],
    body: [labourCourt, workplace, words(3, 'odprawa', 'odprawy', 'zalegl* urlop*')],
    remedy: remedyOf({ ...suit, law: [work.appealTerm, work.appealRight] }),
    reply: 'dismissal',
    meaning: 'Pracodawca kończy umowę o pracę. Możesz odwołać się do sądu pracy.',
    consequence: 'Po terminie nie będzie można podważyć zwolnienia.',
    law: [work.remedies, work.reason, work.noCourtFee, work.restoration, work.instruction],
  }),
  kindOf({
    ...dismissal,
    id: 'zwolnienie-bez-wypowiedzenia',
    label: 'Rozwiązanie umowy o pracę bez wypowiedzenia',
    title: [
      words(
        18,
        'bez wypowiedzenia',
        'bez zachowania okresu wypowiedzenia',
        'rozwiazani* umowy o prac* bez',
        'dyscyplinarn*',
      ),
      words(4, 'rozwiazani* umowy'),
    ],
    act: [
      words(
        12,
        'rozwiazuj* … bez wypowiedzenia',
        'rozwiazuj* … bez zachowania okresu',
        'art. 52 § 1',
      ),
    ],
    body: [labourCourt, workplace, words(2, 'ciezki* naruszeni*')],
    remedy: remedyOf({ ...suit, law: [work.appealTermDismissal, work.remediesWithoutNotice] }),
    reply: 'summary_dismissal',
    meaning:
      'Pracodawca kończy umowę o pracę od razu, bez wypowiedzenia. Możesz odwołać się do sądu pracy.',
    consequence: 'Po terminie nie będzie można podważyć zwolnienia.',
    law: [work.grossBreach, work.reason, work.noCourtFee, work.restoration, work.certificate],
  }),
  kindOf({
    ...dismissal,
    id: 'rozwiazanie-bez-winy',
    label: 'Rozwiązanie umowy o pracę bez wypowiedzenia i bez winy pracownika',
    title: [
      words(14, 'bez wypowiedzenia', 'bez zachowania okresu wypowiedzenia'),
      words(4, 'rozwiazani* umowy'),
    ],
    act: [
      words(12, 'rozwiazuj* … bez wypowiedzenia', 'rozwiazuj* … bez zachowania okresu'),
      words(16, 'bez winy pracownika', 'bez pan* winy', 'art. 53 § 1'),
    ],
    body: [labourCourt, workplace, words(2, 'zasilk* chorobow*', 'swiadczeni* rehabilitacyjn*')],
    remedy: remedyOf({ ...suit, law: [work.appealTermDismissal, work.remediesWithoutNotice] }),
    reply: 'summary_dismissal',
    meaning:
      'Pracodawca kończy umowę o pracę od razu, z powodu długiej nieobecności. Możesz odwołać się do sądu pracy.',
    consequence: 'Po terminie nie będzie można podważyć zwolnienia.',
    law: [work.noCourtFee, work.restoration, work.certificate],
  }),
  kindOf({
    ...dismissal,
    id: 'wypowiedzenie-zmieniajace',
    label: 'Wypowiedzenie warunków pracy lub płacy (zmieniające)',
    title: [
      words(18, 'wypowiedzeni* warunkow', 'wypowiedzeni* zmieniajac*', 'zmian* warunkow prac*'),
    ],
    act: [
      words(
        9,
        'wypowiada* … warunk*',
        'odmowie przyjecia',
        'odmowy przyjecia … warunk*',
        'nowych warunkow',
        'proponuj* … nowe warunki',
      ),
    ],
    body: [labourCourt, workplace],
    remedy: remedyOf({ ...suit, law: [work.changedTermsAppeal, work.appealTerm] }),
    reply: 'changed_terms',
    meaning:
      'Pracodawca chce zmienić warunki pracy. Milczenie to zgoda; odmowa kończy umowę po okresie wypowiedzenia.',
    consequence: 'Nowe warunki zaczną obowiązywać, a po 21 dniach nie pójdziesz już do sądu.',
    law: [work.changedTerms, work.remedies, work.noCourtFee, work.restoration],
  }),
  kindOf({
    ...employer,
    id: 'porozumienie-stron',
    code: 'wypowiedzenie_umowy',
    label: 'Propozycja rozwiązania umowy o pracę za porozumieniem stron',
    level: 'MEDIUM',
    title: [words(13, 'porozumieni* stron', 'porozumieni* o rozwiazaniu')],
    act: [words(6, 'za porozumieniem stron')],
    body: [workplace, words(2, 'umow* o prac*')],
    remedy: null,
    duties: ['object_in_writing'],
    reply: 'mutual_end',
    meaning: 'Pracodawca proponuje wspólne zakończenie umowy. Nie musisz podpisywać od ręki.',
    consequence: null,
    counsel: 'advised',
    concernsMoney: false,
  }),
];
