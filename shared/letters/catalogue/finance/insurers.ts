import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { finance } = law;

/** Names of insurers and the words of their letterheads. */
const insurer = [
  words(
    4,
    'ubezpieczen',
    'ubezpieczenia',
    'towarzystwo ubezp*',
    'tu',
    'tuw',
    'tuir',
    'pzu',
    'na zycie',
    'reasekurac*',
    'polisa',
    'warta',
    'hestia',
    'allianz',
    'generali',
    'uniqa',
    'interrisk',
    'link4',
  ),
] as const;

/** The complaint that firms of the financial market must answer. */
export const financialComplaint = remedyOf({
  name: 'reklamacja',
  term: null,
  addressee: 'ubezpieczyciel lub bank',
  form: 'pismo, formularz elektroniczny lub ustnie do protokołu',
  next: 'Rzecznik Finansowy albo sąd',
  law: [finance.answerTerm],
});

/** What all letters of insurers have in common. */
export const insurerLetter = {
  code: 'pismo_ubezpieczyciela',
  issuer: 'insurer',
  sender: insurer,
  remedy: financialComplaint,
  reply: 'insurer',
  specialization: 'prawo bankowe i ubezpieczeniowe',
  freeHelp: ['financial', 'consumer', 'legal_aid'],
} as const satisfies Partial<DocumentType>;
const claims = words(2, 'szkod*', 'odszkodowani*');
const ways = [
  finance.lateAnswer,
  finance.complaintWays,
  finance.ombudsman,
  finance.limitation,
] as const;

/** Letters of insurers. */
export const insurerTypes = [
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-odmowa',
    label: 'Stanowisko ubezpieczyciela: odmowa wypłaty',
    counsel: 'advised',
    title: [
      words(3, 'decyzja', 'stanowisko', 'odmow*'),
      words(3, 'odszkodowani*', 'szkod*', 'roszczeni*'),
    ],
    act: [
      words(
        5,
        'nie znajd* podstaw',
        'odmawiam*',
        'odmow* wyplaty',
        'odmow* przyjecia',
        'brak podstaw',
        'brak* podstaw do',
        'bez swiadczenia',
        'nie jest … mozliwa',
        'nie ponosi* odpowiedzialnosci',
        'nie obejmuje',
        'nie przysluguje … swiadczeni*',
      ),
    ],
    body: [claims, words(2, 'ogoln* warunk* ubezpieczeni*', 'owu')],
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    meaning:
      'Ubezpieczyciel nie chce wypłacić pieniędzy. Możesz złożyć reklamację, a potem iść do Rzecznika Finansowego lub sądu.',
    consequence: 'Odmowa zostanie bez zmian, a roszczenie z czasem się przedawni.',
    law: [...ways, finance.unclearTerms, finance.payoutTerm],
    concernsMoney: true,
  }),
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-reklamacja-odpowiedz',
    label: 'Odpowiedź ubezpieczyciela na reklamację',
    counsel: 'not_needed',
    remedy: null,
    title: [words(11, 'odpowiedz* na reklamacj*', 'rozpatrzeni* reklamacji')],
    act: [
      words(4, 'w odpowiedzi na … reklamacj*', 'uznaj* … reklamacj*', 'stanowisko jest ostateczne'),
    ],
    body: [claims],
    level: 'LOW',
    duties: ['gather_evidence'],
    reply: 'insurer_final',
    meaning:
      'Ubezpieczyciel odpowiedział na reklamację. Dalej zostaje Rzecznik Finansowy albo sąd.',
    consequence: null,
    law: [finance.ombudsman, finance.limitation],
  }),
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-wyplata',
    label: 'Decyzja ubezpieczyciela o wypłacie',
    counsel: 'not_needed',
    title: [
      words(3, 'decyzja', 'przyznani*', 'rozliczenie', 'wyplat*'),
      words(3, 'odszkodowani*', 'szkod*', 'swiadczeni*'),
    ],
    act: [
      words(
        5,
        'przyznal* … odszkodowani*',
        'przyznal* … swiadczeni*',
        'przyznal* … kwot*',
        'przyznano … odszkodowani*',
        'przyznano … kwot*',
        'przyznajemy',
        'uznal* … odszkodowani*',
        'wyplaci* … kwot*',
        'wyplacilismy … odszkodowani*',
        'wyplacamy',
      ),
    ],
    body: [claims, words(1, 'reklamacj*')],
    level: 'LOW',
    duties: ['remedy', 'gather_evidence'],
    meaning:
      'Ubezpieczyciel rozliczył szkodę. Jeśli kwota jest za niska, możesz złożyć reklamację.',
    consequence: 'Rozliczenie pozostanie bez zmian.',
    law: [...ways, finance.fullRepair, finance.liabilityTerm],
  }),
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-pismo',
    label: 'Pismo ubezpieczyciela',
    counsel: 'not_needed',
    title: [words(3, 'szkod*', 'polis*', 'ubezpieczeni*', 'roszczeni*', 'swiadczeni*', 'skladk*')],
    act: [words(1, 'prosimy o', 'prosz* o', 'informujemy', 'zwracamy sie')],
    body: [
      words(
        3,
        'numer* szkody',
        'szkod* nr',
        'nr szkody',
        'polis* nr',
        'roszczeni* nr',
        'roszczeni* z tytulu',
        'zgloszeni* szkody',
        'zgloszeni* roszczenia',
      ),
      words(1, 'dokument*', 'uzupelni*', 'wyjasni*'),
    ],
    level: 'LOW',
    duties: ['explain'],
    meaning: 'Ubezpieczyciel prosi o dokumenty albo informuje o sprawie.',
    consequence: 'Sprawa może się przedłużyć albo zostać rozstrzygnięta bez Twoich dokumentów.',
    law: [finance.payoutTerm],
  }),
  kindOf({
    ...insurerLetter,
    id: 'ubezpieczyciel-regres',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie ubezpieczyciela do zwrotu odszkodowania (regres)',
    issuer: 'creditor',
    counsel: 'by_stakes',
    title: [words(6, 'wezwani* do zaplaty', 'wezwani* do zwrotu'), words(6, 'regres*')],
    act: [
      words(
        5,
        'regres*',
        'prawo dochodzenia zwrotu',
        'prawo zadania zwrotu',
        'ktorego zwrotu dochodzimy',
        'zwrotu wyplaconego odszkodowania',
      ),
    ],
    body: [
      words(4, 'art. 43', 'art. 828'),
      words(2, 'wyplaci* … odszkodowani*', 'zaplaci* … odszkodowani*'),
    ],
    remedy: null,
    level: 'MEDIUM',
    duties: ['pay', 'object_in_writing', 'ask_documents'],
    reply: 'insurer_recourse',
    meaning: 'Ubezpieczyciel wypłacił komuś pieniądze i żąda od Ciebie ich zwrotu.',
    consequence: 'Ubezpieczyciel może wnieść pozew o zwrot z odsetkami i kosztami.',
    law: [finance.recourse, finance.recourseVoluntary, finance.contributoryFault],
  }),
];
