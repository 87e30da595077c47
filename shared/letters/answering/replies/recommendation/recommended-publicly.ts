import { agreeFirst, askFirst, contest, type Recommended } from './recommending.ts';

const order = contest('nakazem');
const judgmentGiven = contest('wyrokiem');
const decision = contest('decyzją');
const ruling = contest('orzeczeniem');
const noFight = agreeFirst('Zwykle najprościej zrobić to, o co prosi pismo, w terminie.');
const bailiffFirst = agreeFirst(
  'Skarga kosztuje 50 zł i ma sens tylko wtedy, gdy komornik złamał przepisy. W zwykłej sprawie zapytaj o kwotę i ułóż spłatę z wierzycielem.',
);

export const recommendedPublicly = {
  payment_order: order,
  european_order: order,
  epu: order,
  promissory_order: order,
  default_judgment: judgmentGiven,
  judgment: judgmentGiven,
  judgment_with_reasons: judgmentGiven,
  civil_order: contest('postanowieniem'),
  lawsuit: [
    'assertive',
    'Na pozew trzeba odpowiedzieć w terminie, inaczej sąd może wydać wyrok zaoczny. Jeżeli dług jest pewny, wybierz wariant 1 i proś o raty.',
  ],
  divorce: [
    'assertive',
    'Odpowiedz sądowi w terminie i powiedz, z czym się nie zgadzasz. Jeżeli chcesz rozwodu bez winy, wybierz wariant 1.',
  ],
  alimony: [
    'assertive',
    'Odpowiedz w terminie i pokaż swoje dochody i wydatki. Jeżeli kwota jest do przyjęcia, wybierz wariant 1.',
  ],
  eviction: [
    'assertive',
    'Odpowiedz w terminie: od tego zależy prawo do najmu socjalnego. Jeżeli chcesz się wyprowadzić, wybierz wariant 1.',
  ],
  inheritance_case: agreeFirst('Odpowiedz sądowi i nie zamykaj sobie drogi do odrzucenia spadku.'),
  claimant: [
    'assertive',
    'Odpowiedz sądowi w terminie na pismo drugiej strony. Jeżeli chcesz ugody, wybierz wariant 1.',
  ],
  enforcing_creditor: [
    'cooperative',
    'Odpowiedz komornikowi w terminie, żeby egzekucja trwała. To dłużnik płaci dług, nie Ty.',
  ],
  asked_about_debtor: [
    'cooperative',
    'To nie jest Twój dług i niczego nie płacisz. Odpowiedz na pytania w terminie i zgodnie z prawdą.',
  ],
  court_call: [
    'cooperative',
    'Terminu nie da się przesunąć: zrób wszystko z wezwania. Jeżeli nie stać Cię na opłatę, wybierz wariant 3.',
  ],
  hearing: [
    'cooperative',
    'Jeżeli sąd nie wezwał Cię osobiście, nie musisz przychodzić, ale warto. Gdy masz dowody, zgłoś je wariantem 2.',
  ],
  witness: [
    'cooperative',
    'Świadek musi przyjść. Wariant 2 jest dla bliskich strony, wariant 3 dla osób z ważną przeszkodą.',
  ],
  summons: [
    'cooperative',
    'Przyjdź w wyznaczonym terminie. Jeżeli masz ważną przeszkodę, wybierz wariant 3.',
  ],
  bailiff: bailiffFirst,
  bailiff_start: bailiffFirst,
  bailiff_account: bailiffFirst,
  bailiff_wage: bailiffFirst,
  bailiff_movables: bailiffFirst,
  bailiff_estate: bailiffFirst,
  bailiff_eviction: agreeFirst(
    'Uzgodnij z komornikiem spokojny termin i zapytaj gminę o pomieszczenie.',
  ),
  third_party: [
    'cooperative',
    'To nie jest Twój dług, ale na pytania organu trzeba odpowiedzieć w terminie.',
  ],
  admin_enforcement: agreeFirst(
    'Jeżeli należność jest słuszna, zapłać albo proś wierzyciela o raty. Zarzut złożony w 7 dni zawiesza egzekucję, ale wymaga podstawy z listy.',
  ),
  enforcement_act: agreeFirst(
    'Skarga pomaga tylko wtedy, gdy samo zajęcie narusza przepisy. Inaczej proś o raty.',
  ),
  tax_decision: decision,
  local_tax: agreeFirst(
    'Sprawdź powierzchnię i stawkę. Jeżeli się zgadzają, płać w ratach z decyzji i nic nie wysyłaj.',
  ),
  tax_order: contest('postanowieniem'),
  tax_call: noFight,
  tax_evidence: askFirst(
    'To ostatni moment na dowody przed decyzją: obejrzyj akta. Jeżeli masz gotowe uwagi, wyślij wariant 2.',
  ),
  tax_control_notice: [
    'cooperative',
    'Sprawdź rozliczenie i popraw błędy, zanim kontrola się zacznie.',
  ],
  tax_control_protocol: [
    'assertive',
    'Jeżeli protokół się myli, zgłoś zastrzeżenia z dowodami. Jeżeli ma rację, wybierz wariant 1 i złóż korektę.',
  ],
  fiscal_fine: [
    'cooperative',
    'Przyjęty mandat można podważyć tylko z dwóch wąskich powodów. Zwykle taniej zapłacić.',
  ],
  reminder: agreeFirst('Zapłać albo proś o raty, zanim ruszy egzekucja.'),
  duty_reminder: agreeFirst('Wykonaj obowiązek i wyślij potwierdzenie.'),
  tv_licence: [
    'assertive',
    'Sprawdź, czy odbiornik był zarejestrowany i czy część opłat nie jest starsza niż 5 lat. Jeżeli dług jest pewny, wybierz wariant 1.',
  ],
  zus_decision: decision,
  zus_ruling: ruling,
  zus_arrears: agreeFirst('Zapłać albo złóż wniosek o układ ratalny: chroni przed egzekucją.'),
  zus_refund: decision,
  child_benefit: decision,
  krus_decision: decision,
  admin_decision: decision,
  right_to_be_heard: askFirst(
    'To ostatni moment na dowody przed rozstrzygnięciem: obejrzyj akta. Jeżeli masz gotowe uwagi, wyślij wariant 2.',
  ),
  office_claim: [
    'assertive',
    'Sprawdź, czy należność istnieje i jak ją obliczono, i napisz, co się nie zgadza. Jeżeli jest słuszna, wybierz wariant 1 i proś o raty.',
  ],
  admin_order: contest('postanowieniem'),
  admin_call: noFight,
  final_decision: decision,
  single_instance: decision,
  competition_decision: decision,
  reconsideration: decision,
  benefit_refund: decision,
  social_aid: decision,
  unemployment: decision,
  disability: ruling,
  farm_payments: decision,
  demolition: decision,
  labour_order: contest('nakazem'),
  labour_inspection: noFight,
  statistics: noFight,
  military_call: [
    'cooperative',
    'Stawiennictwo jest obowiązkowe. Jeżeli masz ważną przeszkodę, wybierz wariant 3.',
  ],
  statutory_fee: [
    'assertive',
    'Sprawdź, czy w tym czasie była polisa albo pojazd był sprzedany: wtedy opłaty nie ma. Jeżeli opłata jest słuszna, wybierz wariant 1.',
  ],
  penal_order: contest('wyrokiem'),
  prosecution_order: contest('postanowieniem'),
  victim: [
    'delay',
    'Jeżeli chcesz mieć wpływ na sprawę w sądzie, złóż oświadczenie w terminie z pisma (wariant 2). Żeby zdecydować, obejrzyj akta. Jeżeli nie chcesz, nic nie wysyłaj.',
  ],
  suspect: [
    'cooperative',
    'Przyjdź, ale pamiętaj: możesz odmówić wyjaśnień bez podania powodu. Wcześniej porozmawiaj z adwokatem.',
  ],
  driver_call: [
    'cooperative',
    'Odpowiedz w terminie na formularzu: brak odpowiedzi grozi osobną grzywną. Jeżeli to nie Ty i nie Twoje auto, wybierz wariant 2.',
  ],
  ticket: [
    'cooperative',
    'Przyjęty mandat można uchylić tylko z wąskich powodów. Jeżeli nie możesz zapłacić od razu, wybierz wariant 3.',
  ],
  absent_ticket: [
    'cooperative',
    'Jeżeli mandat jest słuszny, zapłać w terminie: to kończy sprawę. Jeżeli nie, nie płać i wyślij wyjaśnienie (wariant 2).',
  ],
  court_fine: agreeFirst('Grzywna jest prawomocna: zapłać albo proś sąd o raty.'),
  indictment: [
    'cooperative',
    'Przyjdź i miej obrońcę: nie musisz niczego wyjaśniać. Gdy masz dowody na swoją korzyść, zgłoś je wariantem 2.',
  ],
  registrar_order: contest('orzeczeniem referendarza'),
  order_without_remedy: [
    'cooperative',
    'Na to postanowienie nie ma zażalenia. Gdy masz dowody, zgłoś je wariantem 2.',
  ],
  student_removal: decision,
  pupil_removal: decision,
  asset_list: [
    'cooperative',
    'Wykaz trzeba złożyć w terminie z wezwania, zgodnie z prawdą. Jeżeli był już złożony w ciągu roku, wybierz wariant 2.',
  ],
  foreign_fine: askFirst(
    'Najpierw sprawdź na oficjalnej stronie, czy pismo jest prawdziwe, i poproś o dowody.',
  ),
} as const satisfies Record<string, Recommended>;
