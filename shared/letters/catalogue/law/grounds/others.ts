import { acts } from '#shared/letters/catalogue/law/acts.ts';
import { announced, consolidated } from '#shared/letters/catalogue/law/consolidated.ts';
import { statementsOf } from '#shared/letters/catalogue/law/statement.ts';

const labour = statementsOf(acts.labour, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2023/1465',
  asOf: '2023',
});
const criminal = statementsOf(acts.criminalProcedure, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/37',
  asOf: '2024',
});
const execution = statementsOf(acts.criminalEnforcement, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/706',
  asOf: '2024',
});

/** Grounds, besides the remedy, for letters to an employer, the police and a criminal court. */
export const otherGrounds = {
  unionConsulted: labour.read(
    'art. 38',
    'O zamiarze wypowiedzenia umowy na czas nieokreślony albo określony pracodawca pyta związek, który reprezentuje pracownika.',
    {
      seen: {
        url: 'https://www.podatki.biz/artykuly/umowy-na-czas-okreslony-z-dodatkowymi-obowiazkami-po-stronie-pracodawcow_34_52809.htm',
        asOf: '2023-04-26',
      },
      from: '2023-04-26',
    },
  ),
  protectedTimes: labour.read(
    'art. 41',
    'W czasie urlopu i usprawiedliwionej nieobecności pracodawca nie może wypowiedzieć umowy.',
    {
      seen: {
        url: 'https://pckp.pl/baza-wiedzy/zakres-zakazu-o-ktorym-mowa-w-art-41-kodeksu-pracy/',
        asOf: '2023-12-01',
      },
    },
  ),
  compensation: labour.read(
    'art. 58',
    'Odszkodowanie za zwolnienie bez wypowiedzenia to zwykle płaca za okres wypowiedzenia.',
    { seen: consolidated.labour },
  ),
  employerRisk: labour.read(
    'art. 117 § 2',
    'Pracownik nie ponosi ryzyka działalności pracodawcy.',
    { seen: consolidated.labour },
  ),
  evidenceAfterIndictment: criminal.read(
    'art. 338 § 1',
    'Przy doręczeniu aktu oskarżenia sąd wzywa oskarżonego do wniosków dowodowych w 7 dni.',
    { seen: { url: 'https://standardyprawa.pl/akt/5/art/1213', asOf: '2019-10' } },
  ),
  appointedDefender: criminal.read(
    'art. 78 § 1',
    'Kogo nie stać na obrońcę, ten może prosić sąd o obrońcę z urzędu.',
    { seen: consolidated.criminalProcedure },
  ),
  doctorsCertificate: criminal.read(
    'art. 117 § 2a',
    'Chorobę w sprawie karnej usprawiedliwia zaświadczenie lekarza sądowego.',
  ),
  witnessMoney: criminal.read(
    'art. 618a',
    'Świadek w sprawie karnej może żądać zwrotu kosztów dojazdu.',
    { seen: announced(2012, 1101, '2012-08-31') },
  ),
  costsInstalments: execution.read(
    'art. 206 § 2',
    'O raty, odroczenie i umorzenie kosztów sądowych w sprawie karnej prosi się jak przy grzywnie.',
    { seen: announced(1997, 557, '1997-06-06') },
  ),
} as const;
