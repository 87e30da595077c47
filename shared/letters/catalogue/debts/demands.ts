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
const firms = words(
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
  'prosz* … zaplat*',
  'prosz* … wplat*',
  'prosz* … uregulowan*',
  'prosz* … splat*',
] as const;

/** Demands of creditors, funds and registers of debtors. */
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
  kindOf({
    ...demand,
    id: 'propozycja-splaty',
    code: 'wezwanie_do_zaplaty',
    label: 'Propozycja spłaty długu na warunkach wierzyciela',
    counsel: 'advised',
    sender: [firms, words(2, 'fundusz*', 'sekurytyzacyjn*', 'inkaso', 'windykac*', 'fiz')],
    title: [
      words(
        9,
        'propozycj* splaty',
        'propozycj* ugod*',
        'propozycj* porozumieni*',
        'propozycj* umorzeni*',
        'oferta splaty',
        'oferta ugod*',
      ),
    ],
    act: [
      words(
        4,
        'reszt* umarzamy', // Jedna wpłata 2 900 zł do 30 września: resztę umarzamy.
        'umorzymy reszt*',
        'umorzymy pozostal*',
        'pozostal* … umorzymy',
        'reszt* umorzymy',
        'rezygnujemy z dochodzenia pozostal*',
      ),
      words(3, 'propon* … rat', 'propon* … ugod*', 'propon* … splat*', 'propon* … umorzeni*'),
      words(4, 'uznaje dlug', 'uznaj* zadluzeni*', 'ugod* … odesla*'),
    ],
    body: [words(1, 'zalegl*', 'zadluzeni*', 'dlug*', 'wierzytelnosc*')],
    duties: ['verify_debt', 'ask_documents', 'object_in_writing'],
    meaning:
      'Wierzyciel proponuje, jak spłacić dług. Nie musisz się zgadzać: podpis, rata lub wpłata może być uznaniem długu.',
    consequence: 'Propozycja wygaśnie; wierzyciel może nadal żądać długu albo wnieść pozew.',
    law: claim,
  }),
  kindOf({
    ...demand,
    id: 'cesja',
    code: 'cesja_wierzytelnosci',
    label: 'Zawiadomienie o przelewie (cesji) wierzytelności',
    counsel: 'advised',
    sender: [words(2, 'fundusz*', 'sekurytyzacyjn*', 'inkaso', 'windykac*', 'fiz')],
    title: [
      words(
        13,
        'przelew* wierzytelnosci',
        'cesj* wierzytelnosci',
        'sprzedaz* wierzytelnosci',
        'nabyci* wierzytelnosci',
        'zmian* wierzyciela',
        'o przelewie',
        'o cesji',
      ),
    ],
    act: [
      words(
        5,
        'umow* przelewu wierzytelnosci',
        'umow* cesji',
        'umow* sprzedazy wierzytelnosci',
        'umow* przelewu',
      ),
      words(
        4,
        'nabyl* … wierzytelnosc*',
        'kupil* … wierzytelnosc*',
        'zakupil* … wierzytelnosc*',
        'przejel* … wierzytelnosc*',
        'przenios* … wierzytelnosc*',
        'przelal* … wierzytelnosc*',
        'zbyl* … wierzytelnosc*',
        'nabyl* … dlug*',
      ),
    ],
    body: [words(3, 'art. 509')],
    duties: ['verify_debt', 'ask_documents', 'pay'],
    reply: 'assignment',
    meaning:
      'Nowa firma pisze, że kupiła Twój dług, i to ona żąda zapłaty. Najpierw sprawdź, czy dług istnieje i czy się nie przedawnił.',
    consequence: 'Nowy wierzyciel może wnieść pozew albo zgłosić dług do rejestru dłużników.',
    law: [debts.assignment, debts.assignmentDefences, debts.assignmentNotice, ...claim],
  }),
];
