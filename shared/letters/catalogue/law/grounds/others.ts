import { acts } from '#shared/letters/catalogue/law/acts.ts';
import { consolidated } from '#shared/letters/catalogue/law/consolidated.ts';
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

/** What letters to an employer, the police and a criminal court rest on beside their remedy. */
export const otherGrounds = {
  unionConsulted: labour.known(
    'art. 38',
    'O zamiarze wypowiedzenia umowy na czas nieokreślony pracodawca pyta związek, który reprezentuje pracownika.',
  ),
  protectedTimes: labour.known(
    'art. 41',
    'W czasie urlopu i usprawiedliwionej nieobecności pracodawca nie może wypowiedzieć umowy.',
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
  evidenceAfterIndictment: criminal.known(
    'art. 338 § 1',
    'Przy doręczeniu aktu oskarżenia sąd wzywa oskarżonego do wniosków dowodowych w 7 dni.',
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
  witnessMoney: criminal.known(
    'art. 618a',
    'Świadek w sprawie karnej może żądać zwrotu kosztów dojazdu.',
  ),
  costsInstalments: execution.known(
    'art. 206',
    'Do ściągania kosztów sądowych stosuje się przepisy o grzywnie, także o ratach.',
  ),
} as const;
