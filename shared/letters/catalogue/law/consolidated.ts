import type { Source } from './statement.ts';

/** The text of an act at its address in Dziennik Ustaw; the day is the day of the law it shows. */
export const announced = (year: number, position: number, asOf: string): Source => ({
  url: `https://api.sejm.gov.pl/eli/acts/DU/${year}/${position}`,
  asOf,
});

/** The consolidated texts, as announced in Dziennik Ustaw, that were read for single articles. */
export const consolidated = {
  administration: announced(2024, 572, '2024'),
  criminalProcedure: announced(2024, 37, '2024'),
  civilProcedure: announced(2024, 1568, '2024-10-09'),
  civilCode: announced(2024, 1061, '2024-06-19'),
  labour: announced(2023, 1465, '2023'),
  offenceProcedure: announced(2022, 1124, '2022-05'),
  tax: announced(2022, 2651, '2022-12-16'),
  compulsoryInsurance: announced(2023, 2500, '2023-11'),
  socialInsurance: announced(2024, 497, '2024-04'),
  maintenanceFund: announced(2023, 1993, '2023-09'),
  courtRegister: announced(2024, 979, '2024-07'),
  building: announced(2024, 725, '2024-05'),
} as const;

/** Quotations of the tax ordinance, word for word, in the press and on pages of law firms. */
export const quotedTaxOrdinance = {
  wholeEvidence: {
    url: 'https://kancelaria-skarbiec.pl/zasady-gromadzenia-materialu-dowodowego-w-sprawie-podatkowej',
    asOf: '2025-09',
  },
  truth: {
    url: 'https://pro.rp.pl/prawo-w-firmie/art11097631-kontrola-w-firmie-urzednicy-musza-zadbac-o-ustalenie-stanu-faktycznego',
    asOf: '2025',
  },
  assessment: {
    url: 'https://www.rp.pl/narzedzia/art16704161-podatnicy-nie-udowodnia-niewinnosci',
    asOf: '2025',
  },
} as const;

/** Quotations of the family code, word for word, on a lawyer's page. */
export const quotedFamilyCode = {
  url: 'https://palestrapolska.wordpress.com/2014/12/12/alimenty-cz-2-art-135-k-r-o-usprawiedliwione-potrzeby-oraz-mozliwosci-majatkowe-i-zarobkowe/',
  asOf: '2014-12-12',
} as const;

/** Quotations of the code of civil procedure, word for word, in the press. */
export const quotedCivilProcedure = {
  doctor: {
    url: 'https://www.prawo.pl/zdrowie/kto-powinien-wystawic-zaswiadczenie-usprawiedliwiajace-niemoznosc-stawienia-sie-pacjenta-na-rozprawe-sadowa,251915.html',
    asOf: '2024',
  },
  costs: {
    url: 'https://rp.pl/W-sadzie-i-urzedzie/307289996-Nie-zawsze-przegrywajacy-spor-ma-obowiazek-pokryc-koszty-procesu.html',
    asOf: '2019-07-28',
  },
  pensionAppeal: {
    url: 'https://pro.rp.pl/zus/art12367131-jak-podwazyc-decyzje-zus',
    asOf: '2022',
  },
} as const;
