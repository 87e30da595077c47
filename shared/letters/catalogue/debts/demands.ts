import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { debts } = law;
/** What demands of creditors share. */
export const demand = {
  issuer: 'creditor',
  remedy: null,
  level: 'MEDIUM',
  reply: 'payment_demand',
  counsel: 'by_level',
  specialization: 'prawo cywilne, ochrona konsumentów',
  freeHelp: ['legal_aid', 'consumer', 'citizen_advice'],
} as const satisfies Partial<DocumentType>;
export const firms = words(
  1,
  'sp. z o.o',
  'sp. z o. o',
  'spolka z o.o',
  's.a',
  'spolka',
  'windykac*',
  'inkaso',
  'kancelari*',
);
/** Law that holds for every claim of money. */
export const claim = [
  debts.proof,
  debts.limitationConsumer,
  debts.limitation,
  debts.acknowledgement,
  debts.interest,
] as const;
const asked = [
  'wzywa* … zaplat*',
  'wzywa* … wplat*',
  'wzywa* … uregulowan*',
  'wzywa* … splat*',
  'wzywa* … zwrotu',
  'wzywa* … uiszczeni*',
  'prosimy … zaplat*',
  'prosimy … wplat*',
  'prosimy … uregulowan*',
  'prosimy … splat*',
  'prosz* o przelew*',
  'prosimy o przelew*',
  'prosz* … zaplat*',
  'prosz* … wplat*',
  'prosz* … uregulowan*',
  'prosz* … splat*',
] as const;

/** Demands of creditors. */
export const demandTypes = [
  kindOf({
    ...demand,
    id: 'wezwanie-do-zaplaty',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zapłaty',
    sender: [firms],
    title: [
      words(
        7,
        'wezwani* do zaplaty',
        'wezwani* klienta do zaplaty',
        'wezwani* do uregulowania',
        'wezwani* do uiszczenia',
        'wezwani* do splaty',
        'wezwani* do dobrowolnej',
        'wezwani* do zwrotu',
      ),
      words(
        7,
        'monit',
        'przypomnieni* o platnosci',
        'przypomnieni* o zaplacie',
        'przypomnieni* o zaleglosci',
        'ponagleni*',
      ),
    ],
    act: [words(3, ...asked)],
    body: [words(1, 'zalegl*', 'zadluzeni*', 'niezaplacon*', 'nieoplacon*')],
    duties: ['pay', 'object_in_writing'],
    meaning: 'Wierzyciel żąda zapłaty. To nie jest jeszcze wyrok ani egzekucja.',
    consequence: 'Wierzyciel może skierować sprawę do sądu, doliczyć koszty i odsetki.',
    law: claim,
  }),
  kindOf({
    ...demand,
    id: 'przedsadowe-wezwanie',
    code: 'przedsadowe_wezwanie',
    label: 'Przedsądowe wezwanie do zapłaty',
    sender: [firms],
    title: [
      words(14, 'przedsadow*'),
      words(14, 'przedprocesow*'),
      words(5, 'ostateczn* wezwani*'),
      words(2, 'wezwani* do zaplaty'),
    ],
    act: [
      words(2, ...asked),
      words(
        2,
        'skier* … sad*',
        'wytocz* … sad*',
        'wystapi* … sad*',
        'skier* … pozw*',
        'wystapi* … pozw*',
      ),
    ],
    body: [
      words(
        2,
        'bez odrebnego zawiadomieni*',
        'bez ponownego wezwa*',
        'bez dalszych wezwa*',
        'bez kolejn* wezwa*',
        'bez odrebnego wezwa*',
      ),
    ],
    duties: ['pay', 'object_in_writing'],
    meaning: 'To ostatnie wezwanie przed pozwem: wierzyciel zapowiada sąd, jeśli nie zapłacisz.',
    consequence:
      'Wierzyciel może wnieść pozew; dojdą koszty sądowe, a dług może trafić do rejestru dłużników.',
    law: [
      ...claim,
      law.civilProcedure.claimContents,
      debts.businessCompensation,
      debts.limitationPlea,
    ],
  }),
];
