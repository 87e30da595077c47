import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

import { court } from './court.ts';

const { civilProcedure, courtCosts, debts } = law;
const order = {
  ...court,
  code: 'nakaz_zaplaty',
  freeHelp: ['legal_aid', 'consumer', 'court_office'],
} as const satisfies Partial<DocumentType>;

/** "Nakazuje pozwanemu, aby w terminie … zapłacił". */
const orders = words(3, 'nakazuje … aby', 'nakazuje … zaplac*');

/** "… albo wniosła w tym terminie sprzeciw": only an order says both, whatever is served with it. */
const orOpposes = words(
  5,
  'albo wniosl* … sprzeciw',
  'albo wniesli … sprzeciw',
  'albo w * terminie wniosl* sprzeciw',
  'albo w * samym terminie wniosl* sprzeciw',
  'lub wniosl* … sprzeciw',
);

/** Orders for payment and default judgments: they become final when the reader stays silent. */
export const paymentOrderTypes = [
  kindOf({
    ...order,
    id: 'nakaz-epu',
    label: 'Nakaz zapłaty w elektronicznym postępowaniu upominawczym (e-Sąd)',
    sender: [words(3, 'lublin-zachod*')],
    title: [words(10, 'nakaz* zaplaty'), words(3, 'nc-e')],
    act: [orders, orOpposes],
    body: [words(3, 'nc-e'), words(6, 'elektroniczn* postepowani* upominawcz*')],
    remedy: remedyOf({
      name: 'sprzeciw',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'Sąd Rejonowy Lublin-Zachód w Lublinie, VI Wydział Cywilny',
      form: 'pismo lub przez portal e-Sądu; bez uzasadnienia i dowodów, z podaniem sygnatury',
      next: 'po sprzeciwie e-Sąd umarza postępowanie; powód może wnieść zwykły pozew',
      law: [civilProcedure.orderTerm, civilProcedure.epuOpposition],
    }),
    duties: ['remedy', 'pay', 'verify_sender'],
    reply: 'epu',
    meaning:
      'E-Sąd nakazał zapłatę na podstawie samego pozwu, bez wysłuchania drugiej strony. Możesz wnieść sprzeciw albo zapłacić.',
    consequence:
      'Nakaz stanie się prawomocny, dostanie klauzulę wykonalności i trafi do komornika.',
    law: [
      civilProcedure.orderOpposition,
      civilProcedure.epuDiscontinued,
      civilProcedure.epuNewSuit,
      civilProcedure.orderFinal,
      debts.limitationConsumer,
    ],
    lodging: ['e_court', 'post'],
    specialization: 'prawo cywilne (postępowanie nakazowe i upominawcze)',
  }),
  kindOf({
    ...order,
    id: 'nakaz-nakazowy',
    label: 'Nakaz zapłaty w postępowaniu nakazowym',
    title: [words(10, 'nakaz* zaplaty'), words(6, 'postepowani* nakazow*')],
    act: [orders],
    body: [
      words(1, 'weksel', 'weksl*'),
      words(2, 'zarzut* … nakaz*'),
      words(2, 'art. 484', 'art. 485', 'art. 493'),
    ],
    remedy: remedyOf({
      name: 'zarzuty',
      term: { amount: 1, unit: 'months' },
      addressee: 'sąd, który wydał nakaz',
      form: 'pismo z zarzutami, faktami i dowodami; odpisy dla drugiej strony',
      fee: 'trzy czwarte opłaty od pozwu (sprawdź w pouczeniu)',
      next: 'wyrok po rozprawie, potem apelacja',
      law: [civilProcedure.promissoryTerm, civilProcedure.promissoryObjections],
    }),
    duties: ['remedy', 'pay', 'read_claim'],
    reply: 'promissory_order',
    meaning:
      'Sąd nakazał zapłatę na podstawie mocnych dokumentów (na przykład weksla). Nakaz od razu pozwala zabezpieczyć pieniądze na Twoim majątku.',
    consequence: 'Nakaz stanie się prawomocny i trafi do komornika.',
    law: [
      civilProcedure.promissorySecurity,
      civilProcedure.promissoryStay,
      courtCosts.promissory,
      courtCosts.exemption,
    ],
    specialization: 'prawo cywilne (postępowanie nakazowe)',
    freeHelp: ['legal_aid', 'court_office'],
  }),
  kindOf({
    ...order,
    id: 'nakaz-upominawczy',
    label: 'Nakaz zapłaty w postępowaniu upominawczym',
    title: [words(10, 'nakaz* zaplaty'), words(3, 'postepowani* upominawcz*')],
    act: [orders, orOpposes],
    body: [words(2, 'nc', 'gnc'), words(2, 'wniosl* sprzeciw', 'wniosl* w tym terminie sprzeciw')],
    remedy: remedyOf({
      name: 'sprzeciw',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'sąd, który wydał nakaz',
      form: 'pismo z zarzutami, faktami i dowodami; odpis dla powoda',
      next: 'zwykły proces przed tym sądem',
      law: [civilProcedure.orderTerm, civilProcedure.orderOpposition],
    }),
    duties: ['remedy', 'pay', 'read_claim'],
    reply: 'payment_order',
    meaning:
      'Sąd nakazał zapłatę na podstawie samego pozwu, bez rozprawy. Możesz wnieść sprzeciw albo zapłacić.',
    consequence:
      'Nakaz stanie się prawomocny jak wyrok i po nadaniu klauzuli wykonalności trafi do komornika.',
    law: [
      civilProcedure.oppositionContents,
      civilProcedure.orderFinal,
      civilProcedure.instalments,
      debts.limitationConsumer,
      debts.proof,
    ],
    specialization: 'prawo cywilne (postępowanie upominawcze)',
  }),
  kindOf({
    ...order,
    id: 'europejski-nakaz',
    label: 'Europejski nakaz zapłaty',
    sender: [],
    title: [words(16, 'europejski* nakaz* zaplaty', 'european order for payment')],
    act: [words(6, 'europejski* nakaz* zaplaty')],
    body: [words(3, '1896/2006')],
    remedy: remedyOf({
      name: 'sprzeciw',
      term: { amount: 30, unit: 'days' },
      addressee: 'sąd, który wydał nakaz',
      form: 'formularz F; bez uzasadnienia',
      next: 'zwykły proces w państwie, którego sąd wydał nakaz',
      law: [debts.europeanOrderOpposition],
    }),
    duties: ['remedy', 'pay'],
    reply: 'european_order',
    meaning: 'Sąd wydał nakaz zapłaty, który można wykonać w całej Unii Europejskiej.',
    consequence: 'Nakaz będzie można wykonać w każdym państwie Unii.',
  }),
  kindOf({
    ...court,
    id: 'wyrok-zaoczny',
    label: 'Wyrok zaoczny',
    title: [words(13, 'wyrok* zaoczn*')],
    act: [words(3, 'w imieniu rzeczypospolitej')],
    body: [words(1, 'rygor* natychmiastowej wykonalnosci'), words(2, 'art. 339', 'art. 344')],
    remedy: remedyOf({
      name: 'sprzeciw',
      term: { amount: 2, unit: 'weeks' },
      addressee: 'sąd, który wydał wyrok zaoczny',
      form: 'pismo z zarzutami, faktami i dowodami',
      fee: 'połowa opłaty od pozwu (sprawdź w pouczeniu)',
      next: 'rozprawa przed tym sądem, potem apelacja',
      law: [civilProcedure.defaultOpposition],
    }),
    duties: ['remedy', 'pay'],
    reply: 'default_judgment',
    meaning:
      'Sąd wydał wyrok bez Twojego udziału, bo nie było odpowiedzi na pozew albo nikt nie stawił się na rozprawę.',
    consequence: 'Wyrok stanie się prawomocny; często można go egzekwować od razu.',
    law: [
      civilProcedure.defaultStay,
      courtCosts.defaultOpposition,
      civilProcedure.badAddress,
      civilProcedure.restoration,
    ],
  }),
];
