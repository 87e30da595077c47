import type { WordList } from '#shared/letters/text/word-list.ts';

/** Words for somebody who works for the reader; "firma, która zatrudnia Panią" is the debtor's own employer. */
export const employeeWords = [
  'zatrudnia pan', // zatrudnia Pan Mariusza Dudzika
  'zatrudnia pani',
  'pan zatrudnia',
  'pani zatrudnia',
  'zatrudniaja panstwo',
  'panstwo zatrudniaja',
  'pana pracowni*', // wynagrodzenie Pana pracownika, pracownicy
  'pani pracowni*',
  'panstwa pracowni*',
  'zatrudnion* u pana',
  'zatrudnion* u pani',
  'zatrudnion* u panstwa',
  'u pana pracuje',
  'u pani pracuje',
  'u panstwa pracuje', // u Państwa pracuje Kamil Nowik
  'pracuje u pana',
  'pracuje u pani',
  'pracuje u panstwa',
  'panstwa firmie pracuje',
  'pracuje w panstwa firmie',
  'pracuje w pana firmie',
  'pracuje w pani firmie', // zająłem wynagrodzenie Jana Pola, który pracuje w Pani firmie
  'pana firmie pracuje',
  'pani firmie pracuje',
  'zatrudnion* w pana firmie',
  'zatrudnion* w pani firmie',
  'zatrudnion* w panstwa firmie',
  'wynagrodzeni* pracownika',
  'wynagrodzeni* pracownicy',
  'pensj* pracownika',
  'pensj* pracownicy',
  'wzywa* pan* … pracownikowi', // wzywam Pana, aby nie wypłacał pracownikowi zajętej części
  'wzywa* pan* … pracownicy',
  'wzywa* panstwa … pracownikowi',
  'wzywa* panstwa … pracownicy',
  'prosze … nie wyplaca* pracowni*',
  'wynagrodzeni* … przyslugujac* pracownikowi', // zajmuję wynagrodzenie przysługujące pracownikowi
  'wynagrodzeni* … przyslugujac* pracownicy',
] as const satisfies WordList;
