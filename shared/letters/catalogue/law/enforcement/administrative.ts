import { acts } from '#shared/letters/catalogue/law/acts.ts';
import { statementsOf } from '#shared/letters/catalogue/law/statement.ts';

const { read, known } = statementsOf(acts.administrativeEnforcement, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2023/2505',
  asOf: '2023',
});

/** Enforcement by offices: reminder, writ, seizure (u.p.e.a.). */
export const administrativeEnforcement = {
  reminder: read(
    'art. 15 § 1',
    'Po upomnieniu jest 7 dni na zapłatę lub wykonanie obowiązku; potem urząd może wystawić tytuł wykonawczy.',
    {
      seen: {
        url: 'https://poznan.uw.gov.pl/informacje-dla-zobowiazanych',
        asOf: '2024',
      },
    },
  ),
  reminderCosts: read('art. 15 § 2', 'Koszty upomnienia wynoszą 16 zł, raz za upomnienie.', {
    seen: { url: 'https://gov.legalis.pl/wyzsze-koszty-upomnienia', asOf: '2024' },
  }),
  objection: read(
    'art. 33',
    'Zarzut składa się wierzycielowi przez organ egzekucyjny, tylko z powodów z ustawy: zapłata, przedawnienie, inna kwota, inna osoba, brak upomnienia, raty.',
  ),
  objectionStays: read(
    'art. 35 § 1',
    'Zarzut złożony w 7 dni od doręczenia tytułu wykonawczego wstrzymuje egzekucję; później można go złożyć, ale już nie wstrzymuje.',
  ),
  objectionLast: read(
    'art. 33 § 5',
    'Zarzut jest możliwy najdłużej do 30 dni po ściągnięciu całej należności.',
  ),
  objectionDecided: read(
    'art. 34',
    'O zarzucie rozstrzyga wierzyciel; na jego postanowienie służy zażalenie.',
  ),
  actComplaint: read(
    'art. 54',
    'Na skargę na czynność egzekucyjną jest 7 dni od doręczenia pisma o niej; składa się ją organowi egzekucyjnemu i on ją rozstrzyga.',
  ),
  exclusion: read(
    'art. 38',
    'Właściciel zajętej rzeczy może w 14 dni, odkąd się dowiedział, żądać jej wyłączenia.',
  ),
  hardshipRelease: known(
    'art. 13',
    'Ze względu na ważny interes organ może zwolnić część majątku spod egzekucji.',
  ),
  suspensionByInstalments: read('art. 56 § 1 pkt 1', 'Raty lub odroczenie zawieszają egzekucję.'),
  suspensionShown: read(
    'art. 45',
    'Pokaż zgodę na raty lub dowód zapłaty; organ nie wykona wtedy czynności.',
  ),
  costs: read(
    'art. 64 § 4',
    'Opłata egzekucyjna wynosi 10% ściągniętej kwoty, a 5%, gdy zapłacisz sam po wszczęciu.',
  ),
  debtorOfDebtor: known(
    'art. 72 i art. 75',
    'Pracodawca w 7 dni odpowiada organowi i przekazuje mu zajętą część pensji.',
  ),
  compulsionFine: read('art. 122 § 3', 'Na grzywnę w celu przymuszenia służy zażalenie.'),
  compulsionRemitted: read(
    'art. 125',
    'Po wykonaniu obowiązku niezapłacona grzywna w celu przymuszenia podlega umorzeniu.',
  ),
} as const;
