import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = '\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\n';
const read = (letter: string) => readLetter(openLetter(letter));
const mayor = 'Burmistrz Miasta Kutno\npl. Piłsudskiego 18, 99-300 Kutno\n\nOR.1510.4.2026';

describe('an answer to a petition or a complaint', () => {
  it.each([
    'ZAWIADOMIENIE O SPOSOBIE ZAŁATWIENIA SKARGI\n\nNa podstawie art. 237 § 3 k.p.a. zawiadamiam, że skarga na pracę wydziału została uznana za bezzasadną. W razie ponowienia skargi bez nowych okoliczności organ może podtrzymać stanowisko (art. 239 § 1 k.p.a.).',
    'Odpowiedź na petycję\n\nPetycja w sprawie oświetlenia ulicy została rozpatrzona i nie została uwzględniona. Sposób załatwienia petycji nie może być przedmiotem skargi (art. 13 ust. 2 ustawy o petycjach).',
  ])('has no remedy: %s', (text) => {
    expect(read(`${mayor}${reader}${text}`)).toMatchObject({
      type: { id: 'petycja-skarga-odpowiedz' },
      remedy: null,
    });
  });
});

it.each([
  'Potwierdzamy, że 30 czerwca 2026 r. pożyczka została w całości spłacona. Umowa wygasła.',
  'Potwierdzamy, że 30 października 2026 r. spłaciła Pani w całości pożyczkę nr 12/2020.',
  'ZAŚWIADCZENIE O CAŁKOWITEJ SPŁACIE KREDYTU\n\nKredyt nr 12/2020 jest zamknięty.',
])('a lender confirms that a loan is repaid: %s', (text) => {
  const bank = 'Bank Morski S.A.\nul. Portowa 1, 81-225 Gdynia\n\nGdynia, 3 lipca 2026 r.';
  expect(read(`${bank}${reader}${text}`).type.id).toBe('kredyt-splacony');
});

it.each([
  'Informujemy, że Pani wniosek o dofinansowanie turnusu został rozpatrzony negatywnie z powodu braku środków.',
  'W odpowiedzi na pismo informujemy, że nie przyznano Pani dofinansowania w tegorocznym naborze.',
])('an office refuses by a plain letter: %s', (text) => {
  const office =
    'Powiatowe Centrum Pomocy Rodzinie w Kutnie\nul. Wyszyńskiego 11, 99-300 Kutno\n\nPCPR.5021.4.2026';
  expect(read(`${office}${reader}${text}`).type.id).toBe('urzad-odpowiedz-na-wniosek');
});

it('a court that only pays back an advance opens no complaint', () => {
  const court = 'Sąd Rejonowy w Kutnie\nI Wydział Cywilny\nul. Barlickiego 3, 99-300 Kutno\n\n';
  const order =
    'ZARZĄDZENIE\n\n1. Zwrócić powódce niewykorzystaną część zaliczki na opinię biegłego w kwocie 120,00 zł.\n2. Odpis doręczyć powódce.';
  expect(read(`${court}I C 12/26${reader}${order}`).remedy).toBeNull();
});
