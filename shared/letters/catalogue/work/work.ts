import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { work } = law;
/** What letters of employers share. */
export const employer = {
  issuer: 'employer',
  specialization: 'prawo pracy',
  freeHelp: ['labour', 'legal_aid'],
} as const satisfies Partial<DocumentType>;
/** Words about a workplace. */
export const workplace = words(
  2,
  'swiadectw* pracy',
  'pracodawc*',
  'pracowni*',
  'okres* wypowiedzenia',
);

/** Letters of employers. */
export const workTypes = [
  kindOf({
    ...employer,
    id: 'kara-porzadkowa',
    code: 'inne',
    label: 'Kara porządkowa od pracodawcy',
    title: [
      words(
        14,
        'ukarani* … upomnieni*',
        'ukarani* … nagan*',
        'kar* porzadkow*',
        'kar* upomnienia',
        'kar* nagany',
        'kar* pieniezn*',
        'zastosowani* kary',
        'udzieleni* nagany',
        'udzieleni* upomnienia',
      ),
    ],
    act: [
      words(
        4,
        'kar* nagany',
        'kar* upomnienia',
        'kar* porzadkow*',
        'udziela* … nagany',
        'udziela* … upomnienia',
      ),
    ],
    body: [
      words(3, 'art. 108', 'art. 109', 'art. 110', 'art. 112'),
      words(3, 'porzadk* pracy', 'regulamin* pracy', 'pracodawc*', 'kodeks* pracy'),
    ],
    remedy: remedyOf({
      name: 'sprzeciw',
      term: { amount: 7, unit: 'days' },
      addressee: 'pracodawca, który zastosował karę',
      form: 'pismo do pracodawcy',
      next: 'sąd pracy, w 14 dni od odrzucenia sprzeciwu',
      law: [work.penaltyObjection],
    }),
    level: 'MEDIUM',
    duties: ['remedy'],
    reply: 'work_penalty',
    meaning: 'Pracodawca ukarał Cię karą porządkową. Możesz wnieść do niego sprzeciw.',
    consequence: 'Kara zostanie w aktach pracownika na rok.',
    law: [work.penaltyCourt, work.penaltyHearing, work.penaltyErased],
  }),
  kindOf({
    ...employer,
    id: 'swiadectwo-pracy',
    code: 'inne',
    label: 'Świadectwo pracy',
    level: 'LOW',
    title: [words(12, 'swiadectwo pracy')],
    act: [
      words(
        5,
        'stosunek pracy ustal',
        'stwierdza sie … byl* zatrudnion*',
        'byl zatrudniony',
        'byla zatrudniona',
      ),
    ],
    remedy: remedyOf({
      name: 'wniosek o sprostowanie świadectwa pracy',
      term: { amount: 14, unit: 'days' },
      addressee: 'pracodawca',
      form: 'pismo do pracodawcy',
      next: 'sąd pracy, w 14 dni od odmowy',
      law: [work.certificate],
    }),
    duties: ['none'],
    reply: 'work_certificate',
    meaning: 'To świadectwo pracy. Sprawdź daty, tryb zakończenia umowy i urlop.',
    consequence: 'Po terminie trudniej poprawić błąd.',
    law: [work.certificateMissing],
    counsel: 'not_needed',
    concernsMoney: false,
  }),
  kindOf({
    ...employer,
    id: 'roszczenie-pracodawcy',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie pracodawcy do zapłaty lub rozliczenia',
    level: 'MEDIUM',
    title: [
      words(
        7,
        'wezwani* do zaplaty',
        'wezwani* do rozliczenia',
        'wezwani* do zwrotu kosztow',
        'obciazeni*',
        'nota obciazeniow*',
      ),
    ],
    act: [
      words(
        6,
        'powierzon* mieni*',
        'szkod* … pracodawc*',
        'potrac* … wynagrodzeni*',
        'odpowiedzialnosc* materialn*',
        'podnoszeni* kwalifikacji', // the employee leaves before the agreed time
      ),
    ],
    body: [workplace],
    remedy: null,
    duties: ['object_in_writing', 'pay'],
    reply: 'employer_claim',
    meaning: 'Pracodawca żąda od Ciebie pieniędzy albo zwrotu rzeczy.',
    consequence: 'Pracodawca może wystąpić do sądu.',
    law: [work.damageLimit, work.deduction],
  }),
  kindOf({
    ...employer,
    id: 'pracodawca-informacja',
    code: 'inne',
    label: 'Informacja od pracodawcy',
    level: 'LOW',
    title: [
      words(
        10,
        'przyznani* nagrody',
        'nagrod*',
        'podwyzk*',
        'premi*',
        'gratulacj*',
        'zmian* stanowiska',
      ),
    ],
    act: [
      words(
        8,
        'przyznal* … nagrod*',
        'przyznajemy … nagrod*',
        'przyznano … premi*',
        'gratulujemy',
        'z przyjemnoscia informujemy',
        'wynagrodzeni* zasadnicz* … wzrasta',
      ),
    ],
    body: [words(2, 'kadr', 'kadry', 'pracownik*', 'stanowisk*', 'wynagrodzeni*')],
    remedy: null,
    duties: ['none'],
    reply: 'favourable',
    meaning: 'Pracodawca informuje o nagrodzie, wynagrodzeniu lub stanowisku.',
    consequence: null,
    counsel: 'not_needed',
    concernsMoney: false,
  }),
];
