import { acts } from './acts.ts';
import { announced } from './consolidated.ts';
import { statementsOf } from './statement.ts';

const { read } = statementsOf(acts.courtCosts, {
  url: 'https://api.sejm.gov.pl/eli/acts/DU/2024/959',
  asOf: '2024',
});

/** Court fees in civil cases. */
export const courtCosts = {
  claim: read('art. 13', 'Opłata od pozwu to 30 do 1000 zł przy żądaniu do 20 000 zł, a wyżej 5%.'),
  promissory: read(
    'art. 19 ust. 4',
    'Opłata od zarzutów to trzy czwarte opłaty od pozwu, od konsumenta najwyżej 750 zł.',
  ),
  defaultOpposition: read(
    'art. 19 ust. 1',
    'Opłata od sprzeciwu od wyroku zaocznego to połowa opłaty od pozwu, najmniej 30 zł.',
  ),
  complaint: read(
    'art. 19 ust. 3',
    'Opłata od zażalenia to zwykle jedna piąta opłaty, najmniej 30 zł.',
  ),
  fineComplaint: read('art. 22', 'Opłata od zażalenia na grzywnę to 100 zł.'),
  reasons: read(
    'art. 25b',
    'Wniosek o uzasadnienie wyroku kosztuje 100 zł, innego orzeczenia 30 zł; sumę zalicza się na środek.',
  ),
  bailiffComplaint: read('art. 25', 'Skarga na czynność komornika kosztuje 50 zł.'),
  appeal: read('art. 18 ust. 2', 'Opłata od apelacji jest jak od pozwu, od zaskarżonej kwoty.'),
  divorce: read('art. 26', 'Pozew o rozwód kosztuje 600 zł.'),
  inheritance: read(
    'art. 49',
    'Wniosek o spadek i oświadczenie spadkowe w sądzie kosztują po 100 zł.',
  ),
  eviction: read('art. 27', 'Pozew o opróżnienie lokalu kosztuje 200 zł.'),
  socialInsurance: read('art. 96', 'Odwołanie od decyzji ZUS jest bez opłaty.', {
    seen: { url: 'https://eli.gov.pl/eli/DU/2025/1228', asOf: '2026-09-12' },
  }),
  socialInsuranceAppeal: read('art. 36', 'Apelacja w sprawie ZUS kosztuje 30 zł.', {
    seen: { url: 'https://eli.gov.pl/eli/DU/2025/1228', asOf: '2026-09-12' },
  }),
  exemption: read(
    'art. 102',
    'O zwolnienie od kosztów prosi się z oświadczeniem o rodzinie, majątku i dochodach na urzędowym wzorze.',
    { seen: announced(2005, 1398, '2005-07-28') },
  ),
  witnessMoney: read(
    'art. 85 i art. 92',
    'Świadek dostaje zwrot podróży i utraconego zarobku; wniosek składa w 3 dni od rozprawy.',
  ),
} as const;
