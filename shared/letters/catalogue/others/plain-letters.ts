import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

/** What letters of private senders share whose kind is told by what they do, not by their words. */
const plain = {
  code: 'inne',
  issuer: 'creditor',
  counsel: 'not_needed',
  remedy: null,
  level: 'LOW',
  consequence: null,
  specialization: 'ochrona konsumentów',
  freeHelp: ['consumer', 'legal_aid'],
} as const satisfies Partial<DocumentType>;

/**
 * Kinds without words of their own: no vote finds them. A letter that fits no other kind is given one by what it
 * does (`reading/kinds/kind-by-deed.ts`).
 */
export const plainLetterTypes = [
  kindOf({
    ...plain,
    id: 'odpowiedz-na-reklamacje',
    label: 'Odpowiedź na reklamację lub wniosek',
    duties: ['gather_evidence'],
    reply: 'seller_complaint',
    meaning:
      'Nadawca odpowiada na Twoją reklamację lub prośbę. Jeżeli się nie zgadzasz, możesz napisać jeszcze raz.',
  }),
  kindOf({
    ...plain,
    id: 'odpowiedz-pracodawcy',
    label: 'Odpowiedź pracodawcy na wniosek',
    issuer: 'employer',
    duties: ['gather_evidence'],
    reply: 'employer_answer',
    level: 'MEDIUM',
    meaning: 'Pracodawca odpowiada na Twój wniosek.',
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
  }),
  kindOf({
    ...plain,
    id: 'odmowa-sprostowania',
    label: 'Odmowa sprostowania świadectwa pracy',
    issuer: 'employer',
    counsel: 'by_level',
    remedy: remedyOf({
      name: 'powództwo o sprostowanie świadectwa pracy',
      term: { amount: 14, unit: 'days' },
      addressee: 'sąd pracy',
      form: 'pozew przeciwko pracodawcy',
      law: [law.work.certificate],
    }),
    level: 'MEDIUM',
    duties: ['remedy', 'gather_evidence'],
    reply: 'employer_answer',
    meaning:
      'Pracodawca nie chce poprawić świadectwa pracy tak, jak prosisz. Możesz wnieść pozew do sądu pracy.',
    consequence: 'Po terminie sąd pracy nie poprawi już świadectwa.',
    specialization: 'prawo pracy',
    freeHelp: ['labour', 'legal_aid'],
  }),
  kindOf({
    ...plain,
    id: 'zmiana-warunkow',
    label: 'Zmiana ceny lub warunków umowy',
    duties: ['weigh_change'],
    reply: 'unknown',
    meaning: 'Nadawca zmienia cenę lub warunki umowy od podanego dnia.',
  }),
  kindOf({
    ...plain,
    id: 'wizyta',
    label: 'Zawiadomienie o wizycie lub odbiorze',
    duties: [],
    reply: 'unknown',
    meaning: 'Nadawca wyznacza dzień, w którym przyjdzie albo na Ciebie czeka.',
  }),
  kindOf({
    ...plain,
    id: 'rozliczenie-kaucji',
    label: 'Rozliczenie kaucji',
    duties: ['check_deposit'],
    reply: 'unknown',
    meaning: 'Nadawca rozlicza Twoją kaucję: mówi, ile odda i co potrąca.',
  }),
  kindOf({
    ...plain,
    id: 'zmiana-uslugi',
    label: 'Odwołanie lub opóźnienie usługi',
    duties: [],
    reply: 'unknown',
    meaning: 'Nadawca pisze, że to, na co się umówiliście, nie odbędzie się albo się opóźni.',
  }),
  kindOf({
    ...plain,
    id: 'rachunek',
    label: 'Rachunek lub rozliczenie za usługi',
    duties: ['pay'],
    reply: 'invoice',
    meaning:
      'To rachunek albo rozliczenie za usługi. Porównaj odczyty, okres i wpłaty; jeżeli coś się nie zgadza, złóż reklamację.',
  }),
  kindOf({
    ...plain,
    id: 'zamkniecie-sprawy',
    label: 'Potwierdzenie, że sprawa jest zamknięta',
    duties: [],
    reply: 'information',
    meaning: 'Nadawca potwierdza, że sprawa jest zakończona. Zachowaj to pismo.',
  }),
  kindOf({
    ...plain,
    id: 'kredyt-splacony',
    code: 'pismo_banku',
    issuer: 'bank',
    label: 'Potwierdzenie spłaty kredytu lub pożyczki',
    duties: [],
    reply: 'information',
    meaning:
      'Bank lub pożyczkodawca potwierdza, że wszystko jest spłacone. Zachowaj to pismo na wypadek sporu.',
    specialization: 'prawo bankowe',
    freeHelp: ['financial', 'consumer', 'legal_aid'],
  }),
  kindOf({
    ...plain,
    id: 'informacja',
    label: 'Informacja',
    duties: [],
    reply: 'information',
    meaning: 'Nadawca o czymś informuje i niczego od Ciebie nie żąda.',
    concernsMoney: false,
  }),
  kindOf({
    ...plain,
    issuer: 'unknown',
    id: 'oplata-za-wode',
    label: 'Informacja o opłacie za usługi wodne',
    duties: ['pay'],
    reply: 'unknown',
    meaning:
      'Urząd podaje, ile wynosi opłata za korzystanie z wód. Sprawdź ilość, stawkę i dni płatności; jeżeli się nie zgadzasz, pismo mówi, jak to zgłosić.',
    specialization: 'prawo administracyjne',
    freeHelp: ['legal_aid'],
  }),
];
