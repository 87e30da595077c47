import { acts } from './acts.ts';
import { consolidated } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const companies = statementsOf(acts.courtRegister, null);
const land = statementsOf(acts.civilProcedure, null);

/** Registers that courts keep: of companies and of land. */
export const registers = {
  companyCall: companies.read(
    'art. 24',
    'Sąd rejestrowy wzywa do złożenia zaległych dokumentów w 7 dni i może nakładać grzywny.',
    {
      seen: {
        url: 'https://zakonczeniedzialalnosci.pl/2016/01/25/postepowanie-przymuszajace-w-ustawie-o-krs/',
        asOf: '2016-01-25',
      },
    },
  ),
  companyDefects: companies.read(
    'art. 19',
    'Wniosek do rejestru z brakami sąd zwraca; można go złożyć poprawiony w 7 dni.',
    { seen: consolidated.courtRegister },
  ),
  landComplaint: land.known(
    'art. 518(1)',
    'Na wpis, którego w księdze wieczystej dokonał referendarz, służy skarga do sądu prowadzącego księgę: tydzień od doręczenia zawiadomienia. Wpis zostaje w mocy, dopóki sąd go nie zmieni.',
  ),
  landScope: land.known(
    'art. 626(8) § 2',
    'Sąd prowadzący księgę bada tylko wniosek, dołączone dokumenty i treść księgi; o samym długu nie rozstrzyga.',
  ),
} as const;
