import { acts } from './acts.ts';
import { quotedCivilProcedure } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const text = { url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/1568', asOf: '2024-10-09' };
const { read } = statementsOf(acts.civilProcedure, text);

/** Civil courts: orders, judgments, pleadings, hearings (Kodeks postępowania cywilnego). */
export const civilProcedure = {
  orderTerm: read(
    'art. 480(2) § 2 pkt 1',
    'Na sprzeciw od nakazu zapłaty w postępowaniu upominawczym są dwa tygodnie od doręczenia.',
  ),
  orderOpposition: read(
    'art. 505 § 1',
    'Od nakazu zapłaty w postępowaniu upominawczym wnosi się sprzeciw; nakaz traci moc w zaskarżonej części.',
  ),
  oppositionContents: read(
    'art. 480(3) § 2',
    'W sprzeciwie trzeba wskazać, czy zaskarżasz nakaz w całości, czy w części, i podać zarzuty.',
  ),
  orderFinal: read(
    'art. 480(2) § 4',
    'Nakaz, od którego nie wniesiono skutecznie sprzeciwu lub zarzutów, ma skutki prawomocnego wyroku.',
  ),
  promissoryTerm: read(
    'art. 480(2) § 2 pkt 3',
    'Na zarzuty od nakazu zapłaty w postępowaniu nakazowym jest miesiąc od doręczenia.',
  ),
  promissoryObjections: read(
    'art. 493',
    'Od nakazu zapłaty w postępowaniu nakazowym wnosi się zarzuty; nakaz działa dalej, aż sąd wyda wyrok.',
  ),
  promissorySecurity: read(
    'art. 492 § 1',
    'Nakaz zapłaty w postępowaniu nakazowym od chwili wydania pozwala zabezpieczyć pieniądze na majątku.',
  ),
  promissoryStay: read(
    'art. 492 § 3',
    'Nakaz z weksla lub czeku można wykonać od razu po terminie zapłaty; po zarzutach sąd może to na wniosek wstrzymać.',
  ),
  epuOpposition: read(
    'art. 505(35)',
    'Do sprzeciwu w elektronicznym postępowaniu upominawczym nie dołącza się dowodów.',
  ),
  epuDiscontinued: read(
    'art. 505(36)',
    'Po sprzeciwie e-Sąd umarza postępowanie; powód może potem wnieść zwykły pozew.',
  ),
  epuNewSuit: read(
    'art. 505(37)',
    'Powód ma trzy miesiące, żeby po umorzeniu wnieść pozew z dawną datą.',
  ),
  defaultOpposition: read(
    'art. 344',
    'Na sprzeciw od wyroku zaocznego są dwa tygodnie od doręczenia; trzeba podać zarzuty, fakty i dowody.',
  ),
  defaultStay: read(
    'art. 346',
    'Na wniosek pozwanego sąd może zawiesić natychmiastową wykonalność wyroku zaocznego.',
  ),
  defaultJudgment: read(
    'art. 339',
    'Jeżeli pozwany nie odpowie na pozew, sąd może wydać wyrok zaoczny i uznać twierdzenia pozwu za prawdziwe.',
  ),
  reasonsRequest: read(
    'art. 328',
    'Wniosek o doręczenie wyroku z uzasadnieniem składa się w tydzień od ogłoszenia, a gdy wyrok doręcza się z urzędu – od doręczenia.',
  ),
  appeal: read(
    'art. 369',
    'Na apelację są dwa tygodnie od doręczenia wyroku z uzasadnieniem, a trzy, gdy sąd przedłużył czas na uzasadnienie i o tym pouczył.',
  ),
  appealContents: read(
    'art. 368',
    'W apelacji wskazuje się wyrok, zakres zaskarżenia, zarzuty i czego się żąda.',
  ),
  complaint: read(
    'art. 394',
    'Na zażalenie jest tydzień od doręczenia postanowienia z uzasadnieniem; nie każde postanowienie można zaskarżyć.',
  ),
  complaintOtherPanel: read(
    'art. 394(1a)',
    'Część postanowień, na przykład o odmowie zwolnienia od kosztów, rozpoznaje inny skład tego samego sądu.',
  ),
  orderReasons: read(
    'art. 357 § 2(1)',
    'Gdy postanowienie doręczono bez uzasadnienia, o uzasadnienie trzeba wystąpić w ciągu tygodnia.',
  ),
  clerkComplaint: read(
    'art. 398(22) § 1 i § 2',
    'Na orzeczenie referendarza, które w sądzie byłoby zaskarżalne zażaleniem, służy skarga: tydzień od doręczenia.',
  ),
  answerTerm: read(
    'art. 205(1)',
    'Termin na odpowiedź na pozew wyznacza sąd; nie może być krótszy niż dwa tygodnie.',
  ),
  extension: read(
    'art. 166',
    'Termin wyznaczony przez sąd można przedłużyć na wniosek złożony przed jego upływem; terminu z ustawy nie można.',
  ),
  restoration: read(
    'art. 168 i art. 169',
    'Kto bez swojej winy nie dotrzymał terminu, może w ciągu tygodnia od ustania przeszkody prosić o jego przywrócenie i zrobić to, czego nie zrobił.',
  ),
  defects: read(
    'art. 130',
    'Na uzupełnienie braków pisma lub opłaty jest tydzień od doręczenia wezwania; poprawione pismo liczy się od dnia złożenia.',
  ),
  advancePayment: read(
    'art. 130(4)',
    'Gdy zaliczki nie zapłacono, sąd pomija czynność, na którą była potrzebna.',
  ),
  pleadingContents: read(
    'art. 126',
    'Pismo do sądu ma zawierać sąd, strony z adresami, rodzaj pisma, żądanie, fakty, dowody, załączniki, podpis i sygnaturę.',
  ),
  claimContents: read(
    'art. 187',
    'W pozwie trzeba dokładnie określić żądanie, wartość sporu i fakty oraz napisać, czy strony próbowały się porozumieć.',
  ),
  copies: read('art. 128', 'Do pisma dołącza się odpisy dla każdej z pozostałych stron.'),
  absenceOfParty: read(
    'art. 209',
    'Strona może prosić, żeby sąd rozpoznał sprawę pod jej nieobecność.',
  ),
  doctorsCertificate: read(
    'art. 214(1)',
    'Nieobecność strony lub świadka z powodu choroby usprawiedliwia się zaświadczeniem lekarza sądowego.',
    { seen: quotedCivilProcedure.doctor },
  ),
  adjournment: read('art. 156', 'Sąd odracza rozprawę tylko z ważnej przyczyny.'),
  preparatoryHearing: read(
    'art. 205(5)',
    'Na posiedzenie przygotowawcze trzeba przyjść: bez powoda sąd umorzy sprawę, bez pozwanego ustali plan, który go wiąże.',
  ),
  witnessFine: read(
    'art. 163 § 1',
    'Grzywna za nieusprawiedliwioną nieobecność świadka wynosi do 3000 zł.',
  ),
  witnessDuty: read(
    'art. 274',
    'Świadka, który nie przyszedł bez usprawiedliwienia, sąd karze grzywną i może go doprowadzić.',
  ),
  witnessRefusal: read('art. 261', 'Małżonek i najbliżsi krewni strony mogą odmówić zeznań.'),
  mediation: read('art. 183(8)', 'Sąd może skierować strony do mediacji.'),
  costsByResult: read('art. 98', 'Kto przegrywa, zwraca drugiej stronie koszty procesu.', {
    seen: quotedCivilProcedure.costs,
  }),
  costsFairness: read(
    'art. 102',
    'W szczególnych wypadkach sąd może nie obciążyć przegranego kosztami.',
  ),
  recognitionCosts: read(
    'art. 101',
    'Kto nie dał powodu do sprawy i od razu uznał żądanie, dostaje zwrot kosztów mimo przegranej.',
  ),
  instalments: read('art. 320', 'Sąd może w wyroku rozłożyć zasądzoną kwotę na raty.', {
    seen: { url: 'https://dlajurysty.pl/art=320kpc', asOf: '2017-09-25' },
  }),
  setOff: read(
    'art. 203(1)',
    'Zarzut potrącenia podnosi się najpóźniej w pierwszym piśmie w sprawie.',
  ),
  declaratory: read('art. 189', 'Można żądać, żeby sąd ustalił, czy prawo lub umowa istnieje.'),
  inheritanceAppeal: read(
    'art. 518',
    'Od postanowienia o spadku służy apelacja; najpierw w tydzień składa się wniosek o uzasadnienie.',
  ),
  participantAbsence: read(
    'art. 513',
    'Nieobecność uczestnika nie wstrzymuje sprawy; wyroku zaocznego tu nie ma.',
  ),
  participantAnswer: read(
    'art. 511(2) § 1',
    'Odpowiedź na wniosek składa się tylko wtedy, gdy sąd ją zarządzi.',
  ),
  securityComplaint: read('art. 741', 'Na postanowienie o zabezpieczeniu służy zażalenie.'),
  securityChange: read(
    'art. 742',
    'O zmianę lub uchylenie zabezpieczenia można wystąpić w każdym czasie, gdy zmieniły się okoliczności.',
  ),
  securityOrder: read('art. 753', 'Sąd może nakazać płacenie alimentów już w toku sprawy.'),
  maintenanceEnforceable: read(
    'art. 333 § 1 pkt 1',
    'Wyrok w sprawie alimentów jest natychmiast wykonalny.',
  ),
  socialInsuranceAppeal: read(
    'art. 477(9) § 1',
    'Odwołanie od decyzji ZUS lub KRUS wnosi się do sądu przez organ, który ją wydał, w ciągu miesiąca od doręczenia.',
    { seen: quotedCivilProcedure.pensionAppeal },
  ),
  socialInsuranceLate: read(
    'art. 477(9) § 3',
    'Spóźnione odwołanie sąd przyjmie tylko wtedy, gdy opóźnienie jest niewielkie i niezawinione.',
    { seen: quotedCivilProcedure.pensionAppeal },
  ),
  badAddress: read(
    'art. 139 § 5',
    'O zaświadczenie, dokąd wysłano nakaz lub wyrok zaoczny, występuje się do sądu.',
  ),
} as const;
