import { either } from '#shared/letters/text/word-list.ts';

import { onlyMentions, pays, type ScamPattern, warnedOf } from './scam-pattern.ts';

const money = either('pieniadz', 'gotowk', 'oszczednosc', 'srodk');
const courier = either(
  'policjant',
  'funkcjonariusz',
  'kurier',
  'prokurator',
  'adwokat',
  'nasz pracownik',
  'nasz czlowiek',
  'znajomy',
);
/** Benefits that nobody has to pay for in advance. */
const winnings = either(
  'zysk',
  'wygran',
  'nagrod',
  'srodk',
  'pieniadz',
  'zwrot',
  'spadek',
  'premi',
);
/** "Aby uruchomić przelew, konieczna jest opłata rejestracyjna": what is announced costs something first. */
const startsPayout = String.raw`(?:aby|zeby|w celu) (?:uruchomi|zrealizowa|aktywowa|odblokowa|zwolni)\w* (?:przelew|wyplat|zwrot|srodk|swiadczeni)\w*(?![^.;]{0,40}(?:transz|kredyt|pozyczk))`;
const namedFee = String.raw`oplat\w{1,2} (?:rejestracyjn|aktywacyjn|manipulacyjn|administracyjn|weryfikacyjn|transferow|operacyjn)`;
const feeWanted = String.raw`\b(?:${namedFee}|(?:konieczn|wymagan|niezbedn)\w{1,2} (?:\w+ ){0,3}(?:oplat|wplat|doplat))`;

/** What the payment is said to prevent. */
const prosecution = String.raw`[^;]{0,80}(?:postepowani\w* karn|zawiadomien\w* (?:policj|prokuratur|organ))`;
/** Reasons given for not using the known account. */
const shut = either(
  'nieaktywn',
  'nieaktualn',
  'zablokowan',
  'blokad',
  'niedostepn',
  'zamkniet',
  'audyt',
);

/**
 * Frauds that rely on trust or fear instead of a link: false policemen, legacies, fines of foreign police,
 * changed accounts, jobs. Sources: warnings of the police, CERT Polska and UOKiK.
 */
export const confidenceScamPatterns: readonly ScamPattern[] = [
  {
    // "Proszę wypłacić pieniądze i przekazać je naszemu funkcjonariuszowi", "Przyjdzie po pieniądze pan policjant"
    id: 'cash_to_stranger',
    weight: 3,
    pattern: new RegExp(
      [
        String.raw`(?:przekaz|odda[cj]|wyda[cj])\w* (?:${money}\w*|\d[^.;]{0,20}zl) [^.;]{0,60}${courier}`,
        String.raw`${money}\w*[^;]{0,100}(?:przekaz|odda[cj]|wyda[cj])\w* je [^.;]{0,60}${courier}`,
        String.raw`przyjdzie [^.;]{0,30}po ${money}`,
        String.raw`${money}\w* [^.;]{0,60}(?:przekaz|oddac|odbierze)\w* [^.;]{0,40}${courier}`,
      ].join('|'),
    ),
    unless: onlyMentions,
    explanation:
      'Każe oddać komuś gotówkę. Policja, prokuratura i bank nigdy nie odbierają pieniędzy.',
  },
  {
    // "przelać na rachunek techniczny", "bezpieczne konto"
    id: 'safe_account',
    weight: 3,
    pattern: new RegExp(
      either(
        /bezpieczn\w{1,3} (?:kont|rachun)\w*/,
        /(?:przel|przekaz|przenie|wplac)\w*[^.;]{0,80} (?:rachun|kont)\w* (?:bezpieczn|zabezpieczon|rezerwow|ochronn)\w*/,
        /(?:przela|przelej|przenie)\w*[^.;]{0,40} (?:wszystkie|cale|calosc) (?:\w+ )?(?:oszczednosci|srodk|pieniadz)\w*/,
        /(?:oszczednosc|policj|przestep|zabezpiecz)\w*[^;]{0,160}(?:kont|rachun)\w* techniczn/,
        /(?:kont|rachun)\w* techniczn\w*[^;]{0,160}(?:oszczednosc|policj|przestep)/,
      ),
    ),
    unless: onlyMentions,
    explanation: 'Każe przelać pieniądze na „bezpieczne” konto. Takich kont banki nie prowadzą.',
  },
  {
    // "Aby wypłacić zysk, wpłać podatek"
    id: 'pay_to_be_paid',
    weight: 3,
    pattern: new RegExp(
      [
        String.raw`${winnings}\w*[^;]{0,160}(?:aby|zeby) je (?:odebra|wyplac|odzyska|odblok)[^;]{0,80}${pays}`,
        String.raw`(?:aby|zeby|w celu) (?:wyplac|odebra|odblok|otrzyma)\w* [^.;]{0,60}${winnings}[^;]{0,100}\b(?:${pays}|prowizj|podatek)`,
        String.raw`${startsPayout}[^;]{0,80}${feeWanted}`,
        String.raw`${feeWanted}[^;]{0,90}\b(?:zwracamy|zwrocimy|zostanie zwrocona|odda(?:my|jemy)) (?:ja )?(?:razem|wraz|lacznie) z`,
      ].join('|'),
    ),
    unless: warnedOf,
    explanation: 'Każe najpierw zapłacić, żeby dostać pieniądze. Tak robią oszuści.',
  },
  {
    // "pozostawił 4,2 mln USD … może Pan odziedziczyć"
    id: 'foreign_fortune',
    weight: 3,
    pattern: new RegExp(
      either(
        /(?:mln|milion\w*|tys\w*) (?:usd|eur|euro|dolar\w*|gbp|funt\w*)[^\0]{0,300}(?:odziedzicz|spadek|spadkobierc|wygra|fundusz)/,
        // zostawił 7 mln dolarów, jako jego adwokat mogę wskazać Cię jako krewnego
        /(?:zostawil|pozostawil)\w? [^.;]{0,20}(?:mln|milion\w*) (?:usd|eur|euro|dolar\w*|gbp|funt\w*)/,
        /\b(?:wygra|loteri|dotacj)\w* [^.;]{0,40}\d{2,3} ?000 (?:usd|gbp|dolar|funt)/,
        /(?:spadek|spadk|loteri|wygra)\w*[^\0]{0,200}(?:mln|milion\w*) (?:usd|eur|euro|dolar\w*|gbp)/,
      ),
    ),
    unless: warnedOf,
    explanation: 'Obiecuje fortunę z zagranicy. Po zgodzie przychodzą kolejne „opłaty”.',
  },
  {
    // "Prosimy nie dzwonić", "nie kontaktować się z infolinią"
    id: 'do_not_call',
    weight: 2,
    pattern: new RegExp(
      either(
        /nie (?:nalezy |prosimy )?(?:dzwonic|dzwon|dzwoncie|telefonowac)\b(?! do (?:sekretariat|szkol|przedszkol|rejestracji|recepcji|przychodni))/,
        /nie odbiera(?:my|m) telefon/,
        /nie (?:\w+ )?kontaktowac sie z (?:infolini|konsultant|biur|obslug|handlow|dzial|ksiegow|operator)/,
        /(?:konsultan|infolini|pracowni|handlow)\w* [^.;]{0,30}nie ma\w* dostepu/,
      ),
    ),
    unless: warnedOf,
    explanation: 'Zniechęca do telefonu. Zadzwoń, ale pod numer znaleziony samodzielnie.',
  },
  {
    // "Akcja jest tajna", "z nikim nie rozmawiać", "nie mów nic mamie"
    id: 'secrecy',
    weight: 3,
    pattern: new RegExp(
      either(
        /\b(?:akcja|operacja|sprawa) (?:\w+ )?(?:jest )?(?:scisle )?tajn/,
        /z nikim [^.;]{0,15}nie (?:rozmawia|dziel)/,
        /nie (?:informowac|informuj|zawiadamiac|zawiadamiaj|powiadamiac|powiadamiaj|mowic) (?:\w+ )?(?:banku?|rodzin\w*|policj\w*|bliskich)/,
        /\b(?:prosze|prosimy|nalezy|trzeba|musi pan\w*) (?:mowic|powiedziec|odpowiedziec),? ze (?:to )?przelew (?:jest )?(?:prywatn|rodzinn|wlasn)/,
        /nie mow\w{0,3} (?:nic|o niczym|o tym) (?:mamie|tacie|rodzicom|nikomu|mezowi|zonie|dzieciom)/,
      ),
    ),
    unless: onlyMentions,
    explanation: 'Każe zachować tajemnicę przed bliskimi. Robią tak oszuści.',
  },
  {
    // "wszystkie wpłaty na nowy rachunek", "konto jest czasowo nieaktywne"
    id: 'changed_account',
    weight: 2,
    pattern: new RegExp(
      [
        String.raw`(?:kont|rachun)\w* [^.;]{0,60}${shut}[^\0]{0,200}now\w{1,3} (?:kont|rachun)`,
        String.raw`now\w{1,3} (?:kont|rachun)\w*[^\0]{0,300}${shut}`,
        String.raw`${shut}[^\0]{0,200}(?:zmian\w* (?:numeru )?|now\w{1,3} )(?:kont|rachun)`,
      ].join('|'),
    ),
    unless: warnedOf,
    explanation:
      'Podaje nowe konto zamiast dotychczasowego. Zanim zapłacisz, zadzwoń do kontrahenta na znany numer.',
  },
  {
    // "Rachunek nie widnieje jeszcze na białej liście"
    id: 'not_on_white_list',
    weight: 3,
    pattern: /nie (?:widnieje|figuruje|ma go|jest)[^.;]{0,30}(?:bialej liscie|wykazie podatnikow)/,
    unless: warnedOf,
    explanation:
      'Konta nie ma na białej liście podatników VAT. Zapłata na nie grozi utratą pieniędzy i kosztu.',
  },
  {
    // "przekażemy sprawę prokuratorowi, wydamy nakaz aresztowania"
    id: 'buy_off_police',
    weight: 3,
    pattern: new RegExp(
      [
        String.raw`(?<!europejsk\w{1,3} )nakaz\w{0,2} aresztowania`,
        String.raw`(?:wplac|wplat|zaplac|zaplat|ugod)\w*[^;]{0,160}(?:odstap|unikn|umorz|zakoncz)\w* ${prosecution}`,
        String.raw`unikn\w* [^.;]{0,20}postepowania karnego[^;]{0,160}\b${pays}`,
      ].join('|'),
    ),
    unless: warnedOf,
    explanation:
      'Obiecuje, że wpłata zakończy sprawę karną. Organy ścigania nie biorą pieniędzy w zamian za spokój.',
  },
  {
    // "przelać 1 zł w celu weryfikacji konta"
    id: 'proof_transfer',
    weight: 1,
    pattern:
      /prze(?:lac|lew\w*|lej) [^.;]{0,20}\b(?:1|0)(?:,\d\d)? (?:zl|gr|pln)[^.;]{0,40}weryfik/,
    unless: warnedOf,
    explanation:
      'Prosi o przelew „weryfikacyjny”. Taki przelew może otworzyć konto na Twoje nazwisko.',
  },
  {
    // "WhatsApp +44 7700 900123"
    id: 'messenger',
    weight: 1,
    pattern: /\b(?:whats ?app|telegram|messenger|viber)\b/,
    unless: warnedOf,
    explanation: 'Prowadzi rozmowę o pieniądzach przez komunikator.',
  },
  {
    // "Przy wpłacie w ciągu 24 godzin kara wynosi 400 zł"
    id: 'cheaper_in_hours',
    weight: 2,
    pattern:
      /w ciagu \d{1,2} ?(?:h\b|godz)\w*[^.;]{0,60}(?:kar|mandat|kwot|grzywn)\w* [^.;]{0,20}(?:wynosi|zmniejsz|obniz|tylko)/,
    unless: warnedOf,
    explanation: 'Obiecuje niższą karę za wpłatę w kilka godzin. Urzędy tak nie robią.',
  },
  {
    // "po założeniu konta w banku na Pani dane"
    id: 'account_in_your_name',
    weight: 2,
    pattern:
      /(?:zaloz|otwar|otworz)\w* [^.;]{0,30}(?:kont|rachun)\w* [^.;]{0,30}na (?:pan|twoj|panstwa)\w* (?:dan|nazwisk)/,
    unless: warnedOf,
    explanation: 'Chce konta na Twoje nazwisko. Takim kontem pierze się cudze pieniądze.',
  },
];
