import { agreeFirst, askFirst, contest, type Recommended } from './recommending.ts';

const noFight = agreeFirst('Zwykle najprościej zrobić to, o co prosi pismo, w terminie.');
const debtFirst = askFirst(
  'Żądanie to jeszcze nie wyrok. Zanim zapłacisz, zobacz umowę i rozliczenie.',
);

export const recommendedPrivately = {
  payment_demand: debtFirst,
  assignment: debtFirst,
  debt_register: [
    'assertive',
    'Jeżeli dług jest sporny, wyślij sprzeciw przed upływem miesiąca. Jeżeli jest pewny, zapłać albo ułóż raty.',
  ],
  invoice: agreeFirst('Zwykły rachunek: sprawdź numer konta i zapłać w terminie.'),
  inheritance: askFirst(
    'Zanim zdecydujesz o spadku, zobacz dokumenty długu. Pismo nie oznacza przyjęcia spadku.',
  ),
  insurer: [
    'assertive',
    'Reklamacja jest bezpłatna i otwiera drogę do Rzecznika Finansowego. Jeżeli brakuje tylko dokumentów, wybierz wariant 1.',
  ],
  insurer_final: [
    'cooperative',
    'Pieniądze możesz przyjąć bez szkody dla dalszych roszczeń. Jeżeli kwota jest za niska, wybierz wariant 2.',
  ],
  insurer_recourse: debtFirst,
  bank_call: agreeFirst(
    'Zapłać zaległość albo złóż wniosek o restrukturyzację w terminie z wezwania.',
  ),
  bank_notice: agreeFirst(
    'W okresie wypowiedzenia najwięcej daje spłata zaległości albo restrukturyzacja.',
  ),
  bank_arrears: noFight,
  changed_tariff: [
    'cooperative',
    'Zmiana nie wymaga odpowiedzi. Jeżeli jej nie chcesz, wyślij sprzeciw w terminie z pisma (wariant 2): milczenie oznacza zgodę.',
  ],
  bank_letter: [
    'cooperative',
    'Odpowiedz tylko na to, o co prosi pismo. Jeżeli jest w nim błąd, złóż reklamację (wariant 2).',
  ],
  appointment: [
    'cooperative',
    'Jeżeli możesz przyjść, wystarczy potwierdzenie. Jeżeli nie możesz, od razu poproś o inny termin (wariant 3).',
  ],
  damage_claim: [
    'cooperative',
    'Jeżeli masz ubezpieczenie OC w życiu prywatnym, podaj polisę: szkodę pokryje ubezpieczyciel. Jeżeli nie odpowiadasz za szkodę albo kwota jest za wysoka, wybierz wariant 2.',
  ],
  subsidy_refund: [
    'assertive',
    'Możesz złożyć wyjaśnienia w terminie z pisma. To nie jest decyzja urzędu, spór rozstrzyga sąd.',
  ],
  telecom: debtFirst,
  energy: [
    'cooperative',
    'Jeżeli kwota się zgadza, zapłać lub proś o raty. Jeżeli jest błędna, złóż reklamację (wariant 2): wstrzymuje odcięcie.',
  ],
  water: [
    'cooperative',
    'Odcięcie wody zatrzyma tylko zapłata albo zgoda na raty, nie sama reklamacja.',
  ],
  transport_fee: [
    'assertive',
    'Jeżeli bilet lub ulga były ważne, złóż reklamację z dowodem. Jeżeli nie, taniej zapłacić szybko (wariant 1).',
  ],
  parking_zone: [
    'assertive',
    'Jeżeli postój był opłacony, złóż reklamację z dowodem. Jeżeli nie, taniej zapłacić szybko (wariant 1).',
  ],
  private_parking: [
    'assertive',
    'To prywatne żądanie, nie mandat: operator musi wykazać, kto zawarł umowę. Jeżeli opłata jest słuszna, wybierz wariant 1.',
  ],
  cooperative: debtFirst,
  housing_fees: agreeFirst(
    'Zmiana opłat zwykle nie wymaga odpowiedzi: sprawdź wyliczenie i płać nową kwotę.',
  ),
  overpayment: [
    'cooperative',
    'To pieniądze dla Ciebie. Napisz tylko wtedy, gdy chcesz zwrotu na konto albo rozliczenie się nie zgadza.',
  ],
  housing_settlement: agreeFirst(
    'Sprawdź zaliczki i odczyty. Jeżeli się zgadzają, zapłać saldo w terminie.',
  ),
  resolution: agreeFirst(
    'Jeżeli uchwała Ci nie szkodzi, nic nie rób. Na pozew jest sześć tygodni.',
  ),
  landlord: [
    'assertive',
    'Nikt nie może Cię usunąć bez wyroku i komornika. Sprawdź, czy wypowiedzenie spełnia wymagania ustawy. Jeżeli chcesz się wyprowadzić, wybierz wariant 1.',
  ],
  deposit_settlement: [
    'delay',
    'Sprawdź, za co potrącono kaucję: poproś o rachunki. Jeżeli potrącenia są słuszne, wybierz wariant 1; jeżeli to zwykłe zużycie, wariant 2.',
  ],
  settlement_offer: [
    'delay',
    'Podpis pod ugodą zamyka sprawę na zawsze. Najpierw poproś o wyliczenie i poradę. Jeżeli kwota Ci odpowiada, wybierz wariant 1.',
  ],
  tenant_leaves: [
    'cooperative',
    'Potwierdź koniec umowy i umów odbiór z protokołem. Jeżeli termin albo rozliczenie jest niezgodne z umową, wybierz wariant 2.',
  ],
  vacate_demand: [
    'assertive',
    'Bez wyroku nie musisz opuszczać mieszkania. Jeżeli chcesz się wyprowadzić, wybierz wariant 1.',
  ],
  rent_rise: [
    'delay',
    'Najpierw zażądaj kalkulacji i pilnuj dwóch miesięcy na pozew. Jeżeli zgadzasz się na podwyżkę, płać nową kwotę.',
  ],
  termination: [
    'cooperative',
    'Jeżeli umowa nie jest Ci potrzebna, dopilnuj rozliczenia. Jeżeli wypowiedzenie jest bezprawne, wybierz wariant 2.',
  ],
  contract: [
    'assertive',
    'Nic nie biegnie, dopóki nie podpiszesz. Przed podpisem najłatwiej zmienić niekorzystne postanowienia.',
  ],
  dismissal: contest('wypowiedzeniem'),
  summary_dismissal: contest('zwolnieniem'),
  changed_terms: [
    'assertive',
    'Masz trzy drogi: przyjąć nowe warunki (wariant 1), iść do sądu (wariant 2) albo odmówić i odejść (wariant 3). Milczenie oznacza zgodę.',
  ],
  mutual_end: [
    'delay',
    'To tylko propozycja: nie musisz podpisywać od ręki. Poproś o czas i warunki na piśmie.',
  ],
  work_penalty: contest('karą'),
  work_certificate: [
    'cooperative',
    'Sprawdź daty, tryb i urlop. Jeżeli wszystko się zgadza, nic nie wysyłaj; błąd popraw wariantem 2.',
  ],
  employer_claim: [
    'assertive',
    'Pracodawca musi udowodnić szkodę i winę, a potrącić może tylko za Twoją pisemną zgodą.',
  ],
  favourable: [
    'cooperative',
    'To dobra wiadomość: nie musisz odpowiadać. Wariant 2 jest tylko dla osoby, która nie zgadza się z częścią rozstrzygnięcia.',
  ],
  information: [
    'cooperative',
    'Nie musisz odpowiadać. Napisz tylko wtedy, gdy w piśmie jest błąd albo czegoś nie rozumiesz.',
  ],
  meeting: ['cooperative', 'Odpowiadać nie trzeba: przyjdź albo daj komuś pełnomocnictwo.'],
  bankruptcy_claim: [
    'cooperative',
    'Zgłoś wierzytelność w terminie przez Krajowy Rejestr Zadłużonych: list jej nie zastąpi.',
  ],
  seller_complaint: [
    'assertive',
    'Sprzedawca odpowiada za wady przez dwa lata. Jeżeli rzecz uszkodzono w użyciu, wybierz wariant 1.',
  ],
  named_remedy: contest('rozstrzygnięciem'),
  scam: [
    'cooperative',
    'Nie odpowiadaj nadawcy i nie płać. Najpierw zapytaj prawdziwą instytucję; jeżeli już zapłacono, od razu zadzwoń do banku (wariant 3).',
  ],
  unknown: [
    'delay',
    'Nie rozpoznaliśmy rodzaju pisma. Najpierw zapytaj o jego podstawę i poszukaj w nim pouczenia.',
  ],
} as const satisfies Record<string, Recommended>;
