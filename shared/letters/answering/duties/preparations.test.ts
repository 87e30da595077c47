import { expect, it } from 'vitest';

import { letterDuties } from '#shared/letters/answering/actions.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (text: string) => readLetter(openLetter(text));
const steps = (text: string) => letterDuties(read(text)).map(({ step }) => step ?? '');

const hospital = (body: string) => `Samodzielny Publiczny Zespół Opieki Zdrowotnej w Sanoku
Oddział Chirurgii, ul. Polna 2, 38-500 Sanok

Sanok, 3 marca 2026 r.
Pan Adam Nowicki

ZAWIADOMIENIE O TERMINIE PRZYJĘCIA

Wyznaczono Panu termin przyjęcia do szpitala na 14 kwietnia 2026 r., godz. 8:00.
${body}
`;

it('takes the notice of a hospital for no summons', () => {
  expect(read(hospital('')).type.code).toBe('inne');
});

it.each([
  'Badania: morfologia i grupa krwi, nie starsze niż 14 dni.',
  'Do przyjęcia potrzebne są aktualne wyniki badań krwi.',
])('has the examinations made before the treatment: %s', (body) => {
  expect(steps(hospital(body))).toContain('Zrób badania, o których mówi pismo');
});

it.each([
  'Leki przeciwkrzepliwe: o odstawieniu decyduje lekarz prowadzący.',
  'Na 7 dni przed zabiegiem należy odstawić leki rozrzedzające krew.',
])('has the medicines asked about: %s', (body) => {
  expect(steps(hospital(body))).toContain('Omów leki z lekarzem przed przyjęciem');
});

it('says that an overpayment went to arrears', () => {
  const told = steps(`Naczelnik Urzędu Skarbowego w Pile
Piła, 3 marca 2026 r.
Pan Adam Nowicki
POSTANOWIENIE
Postanawiam zaliczyć nadpłatę w podatku dochodowym za 2025 r. w kwocie 900,00 zł na poczet zaległości podatkowej za 2024 r. w kwocie 300,00 zł. Resztę zwrócono na rachunek.
`);
  expect(told).toContain('Sprawdź zaległość i zwrot reszty nadpłaty');
});

it('reads an order in words with spaced letters, served with a suit', () => {
  const { type, remedy } = read(`Sygn. akt VI GNc 77/26

      N A K A Z   Z A P Ł A T Y
      W POSTĘPOWANIU UPOMINAWCZYM

Sąd Rejonowy w Pile V Wydział Gospodarczy
nakazuje pozwanemu, aby zapłacił powodowi 3 210,50 zł w ciągu dwóch tygodni od dnia doręczenia nakazu albo w tym terminie wniósł sprzeciw.
Doręcza się pozwanemu z odpisem pozwu: Tomasz Gaj, ul. Leśna 4, 64-920 Piła
`);
  expect(type.code).toBe('nakaz_zaplaty');
  expect(remedy?.name).toBe('sprzeciw');
});
