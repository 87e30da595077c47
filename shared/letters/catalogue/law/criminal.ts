import { acts } from './acts.ts';
import { announced, consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const procedure = statementsOf(acts.criminalProcedure, consolidated.criminalProcedure);
const petty = statementsOf(acts.offenceProcedure, announced(2024, 977, '2024'));
const execution = statementsOf(acts.criminalEnforcement, announced(2024, 706, '2024'));
const offences = statementsOf(acts.offences, null);
const code = statementsOf(acts.criminalCode, null);
const traffic = statementsOf(acts.roadTraffic, null);
const fines = { url: 'https://motoryzacja.interia.pl/news-22163426', asOf: '2025-07' };
const opole = {
  url: 'https://zaplacmandat.pl/warto-wiedziec/czy-mozna-rozlozyc-mandat-na-raty',
  asOf: '2025-03',
};

/** Criminal courts, prosecutors, police, fines. */
export const criminal = {
  penalOrder: procedure.read(
    'art. 506 § 1',
    'Na sprzeciw od wyroku nakazowego jest 7 dni od doręczenia; nie trzeba go uzasadniać.',
  ),
  penalOrderEffect: procedure.read(
    'art. 506 § 3',
    'Po sprzeciwie wyrok nakazowy traci moc i jest zwykła rozprawa.',
  ),
  penalOrderHarsher: procedure.read(
    'art. 506 § 6',
    'Po sprzeciwie sąd nie jest związany wyrokiem nakazowym: kara może być niższa albo wyższa.',
  ),
  penalOrderWithdrawal: procedure.read(
    'art. 506 § 5',
    'Sprzeciw można cofnąć do rozpoczęcia rozprawy.',
  ),
  penalOrderFinal: procedure.read('art. 507', 'Bez sprzeciwu wyrok nakazowy staje się prawomocny.'),
  pettyPenalOrder: petty.read(
    'art. 94 § 1',
    'W sprawach o wykroczenia sprzeciw od wyroku nakazowego też wnosi się w 7 dni od doręczenia.',
  ),
  complaintTerm: procedure.read(
    'art. 460',
    'Na zażalenie w sprawie karnej jest 7 dni od ogłoszenia lub doręczenia.',
  ),
  prosecutorComplaint: procedure.read(
    'art. 465 § 2',
    'Zażalenie na postanowienie prokuratora rozpoznaje sąd; składa się je przez prokuratora.',
  ),
  policeComplaint: procedure.read(
    'art. 465 § 3',
    'Zażalenie na postanowienie Policji rozpoznaje prokurator, który nadzoruje sprawę.',
  ),
  complaintRight: procedure.read(
    'art. 306 § 1 i § 1a',
    'Zażalenie na odmowę wszczęcia lub umorzenie ma pokrzywdzony; zawiadamiający tylko wtedy, gdy przestępstwo naruszyło jego prawa.',
  ),
  files: procedure.read('art. 306 § 1b', 'Kto może wnieść zażalenie, może też przejrzeć akta.'),
  restoration: procedure.read(
    'art. 126',
    'O przywrócenie terminu prosi się w 7 dni od ustania przeszkody, razem ze spóźnionym pismem.',
    { seen: consolidated.criminalProcedure },
  ),
  restorationStay: procedure.read(
    'art. 127',
    'Wniosek o przywrócenie terminu nie wstrzymuje wykonania orzeczenia; organ, który go dostał, może je wstrzymać.',
    { seen: { url: 'https://prawnikom.pl/przepis/5622', asOf: '2023' } },
  ),
  silence: procedure.read(
    'art. 175',
    'Podejrzany i oskarżony mogą odmówić wyjaśnień albo odpowiedzi, bez podania powodu.',
  ),
  defence: procedure.read(
    'art. 74',
    'Podejrzany nie musi dowodzić niewinności ani dostarczać dowodów przeciw sobie.',
    { seen: consolidated.criminalProcedure },
  ),
  lawyerForSuspect: procedure.read(
    'art. 300',
    'Przed pierwszym przesłuchaniem podejrzanego poucza się o prawie do obrońcy.',
    { seen: consolidated.criminalProcedure },
  ),
  suspectAttendance: procedure.read(
    'art. 75',
    'Podejrzany ma przyjść na każde wezwanie, inaczej można go doprowadzić.',
    { seen: consolidated.criminalProcedure },
  ),
  witnessRefusal: procedure.read(
    'art. 182 i art. 183',
    'Osoba najbliższa może odmówić zeznań, a każdy – odpowiedzi, która by go obciążyła.',
  ),
  witnessFine: procedure.read(
    'art. 285 § 1 i § 2',
    'Świadkowi, który nie przyszedł bez powodu, grozi kara do 3000 zł i doprowadzenie.',
  ),
  detention: procedure.read(
    'art. 246',
    'Na zatrzymanie jest zażalenie do sądu: można żądać zbadania, czy było zasadne, legalne i prawidłowe.',
  ),
  pettyVictimJoins: petty.read(
    'art. 26 § 3',
    'Pokrzywdzony ma 7 dni od zawiadomienia na oświadczenie, że będzie oskarżycielem posiłkowym.',
    { seen: consolidated.offenceProcedure },
  ),
  pettySuspect: petty.read(
    'art. 54 § 6',
    'Osoba podejrzana o wykroczenie może odmówić wyjaśnień i zgłosić dowody.',
    { seen: consolidated.offenceProcedure },
  ),
  pettyRights: petty.read(
    'art. 20 § 3',
    'Obwiniony może milczeć i nie musi dowodzić niewinności.',
    { seen: announced(2013, 1247, '2013-09-27') },
  ),
  pettyWitnessFine: petty.read(
    'art. 49 § 1',
    'Świadkowi w sprawie o wykroczenie grozi kara do 1000 zł, a ponownie do 1500 zł.',
    { seen: consolidated.offenceProcedure },
  ),
  ticketFinal: petty.read(
    'art. 98',
    'Mandat kredytowany jest prawomocny od podpisu i trzeba go zapłacić w 7 dni; zaoczny – od zapłaty, na którą jest 14 dni.',
  ),
  ticketRefusal: petty.read('art. 97 § 2', 'Mandatu można nie przyjąć; sprawę zbada wtedy sąd.'),
  ticketAnnulment: petty.read(
    'art. 101',
    'Prawomocny mandat sąd rejonowy uchyla tylko z wąskich powodów, na wniosek złożony w 7 dni od prawomocności.',
  ),
  ticketCollection: petty.read(
    'art. 100',
    'Niezapłacony mandat ściąga się w egzekucji administracyjnej.',
  ),
  ticketInstalments: petty.read(
    'art. 100 § 1',
    'O raty mandatu policyjnego prosi się naczelnika Pierwszego Urzędu Skarbowego w Opolu.',
    { seen: opole },
  ),
  ticketUnpaid: petty.read(
    'art. 99',
    'Gdy mandatu nie przyjęto albo zaocznego nie zapłacono, sprawa trafia do sądu.',
  ),
  fineCall: execution.read('art. 44', 'Grzywnę płaci się w 30 dni od wezwania sądu.'),
  fineInstalments: execution.read(
    'art. 49',
    'Sąd może rozłożyć grzywnę na raty, zwykle do roku, gdy zapłata od razu byłaby za ciężka dla rodziny.',
  ),
  fineInstalmentMissed: execution.read('art. 50', 'Niezapłacona rata może zakończyć układ.'),
  fineRemission: execution.read(
    'art. 51',
    'Grzywnę sąd umarza wyjątkowo, gdy bez Twojej winy nie da się jej zapłacić ani odpracować.',
  ),
  fineWork: execution.read(
    'art. 45',
    'Niezapłaconą grzywnę można zamienić na pracę społecznie użyteczną.',
  ),
  fineArrest: execution.read(
    'art. 46',
    'Gdy zawiedzie egzekucja i praca, sąd może zarządzić karę zastępczą.',
  ),
  driverDuty: traffic.read(
    'art. 78 ust. 4',
    'Właściciel pojazdu ma wskazać, komu powierzył pojazd w danym czasie.',
    {
      seen: {
        url: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/prawo-o-ruchu-drogowym-16798732/art-78',
        asOf: '2024-01-01',
      },
    },
  ),
  driverNotNamed: offences.read(
    'art. 96 § 3',
    'Za niewskazanie kierującego jest grzywna co najmniej dwa razy wyższa niż za samo wykroczenie, najmniej 800 zł.',
    { seen: fines },
  ),
  driverTicketLimit: petty.read(
    'art. 96',
    'Mandat za niewskazanie kierującego może wynieść do 8000 zł.',
  ),
  homeInvasion: code.read(
    'art. 191 § 1a',
    'Kto zmusza do wyprowadzki uporczywym nękaniem, na przykład odcina media, popełnia przestępstwo.',
    {
      seen: {
        url: 'https://rp.pl/opinie-prawne/art3898361-kary-dla-wlascicieli-domow-za-dzialania-przeciwko-niechcianym-lokatorom',
        asOf: '2016-02-20',
      },
    },
  ),
  fraud: code.read('art. 286 § 1', 'Wyłudzenie pieniędzy przez wprowadzenie w błąd to oszustwo.', {
    seen: announced(1997, 553, '1997-06-06'),
  }),
  foreignFine: procedure.read(
    'art. 611ff',
    'Karę pieniężną z innego państwa UE wykonuje w Polsce sąd rejonowy; można prosić o odmowę.',
    {
      seen: {
        url: 'https://dokumenty.e-prawnik.pl/kodeksy/kodeks-postepowania-karnego/',
        asOf: '2023',
      },
    },
  ),
} as const;
