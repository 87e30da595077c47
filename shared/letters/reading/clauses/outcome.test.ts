import { expect, test } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { outcomeOf } from './outcome.ts';

const type = documentTypeOf('zus-decyzja-swiadczenie');
const head = 'Zakład Ubezpieczeń Społecznych\nOddział w Rybniku\n\nDECYZJA\n\n';

function outcome(text: string, kind = type) {
  return outcomeOf(viewLetter(openLetter(head + text)), kind);
}

test('a grant is favourable and rests on its own sentence', () => {
  const found = outcome('Przyznaję Pani zasiłek opiekuńczy od 1 marca 2026 r.');
  expect(found).toMatchObject({ kind: 'granted', isFavourable: true });
  expect(found.quote).toContain('zasiłek opiekuńczy');
});

test('a grant that is denied is a refusal', () => {
  expect(outcome('Nie przyznajemy świadczenia za marzec.')).toMatchObject({
    kind: 'refused',
    isFavourable: false,
  });
});

test('a refusal in plain words is one', () => {
  expect(outcome('Po analizie zgłoszenia nie wypłacimy odszkodowania.').kind).toBe('refused');
});

test('a grant beside a refusal is a grant in part', () => {
  const found = outcome(
    'orzekam:\n1. przyznać zasiłek za marzec.\n2. odmówić zasiłku za kwiecień.\n',
  );
  expect(found).toMatchObject({ kind: 'partly', isFavourable: false });
});

test('a ruling of the third person is read behind its body', () => {
  expect(outcome('Zakład Ubezpieczeń Społecznych odmawia Pani prawa do renty.').kind).toBe(
    'refused',
  );
});

test('reasons and instructions decide nothing', () => {
  const found = outcome(
    'Sprawa jest w toku.\n\nUZASADNIENIE\n\nOdmawiamy racji zarzutom.\n\nPOUCZENIE\n\nOrgan odmawia, gdy brak dowodów.\n',
  );
  expect(found).toMatchObject({ kind: 'informs', quote: null });
});

test('what somebody else decided and what may be is no outcome', () => {
  expect(outcome('Pismo dotyczy zasiłku, którego organ odmawia bratu.').kind).toBe('informs');
  expect(outcome('Jeżeli odmawiamy wypłaty, podamy powody.').kind).toBe('informs');
});

test('a case that ends without a burden is no refusal', () => {
  expect(
    outcome('Umarzam postępowanie w sprawie zwrotu nienależnie pobranego zasiłku.'),
  ).toMatchObject({ kind: 'discontinued', isFavourable: true });
});

test('a kind that decides nothing has no outcome', () => {
  expect(outcome('Odmawiamy rat.', documentTypeOf('wezwanie-do-zaplaty')).kind).toBe('informs');
});

test('a refusal beside a payment that is promised is a grant in part', () => {
  const body =
    'DACH\n   odszkodowanie   6 840,00 zł\n\nPieniądze wyślemy w ciągu 5 dni.\n\nOGRODZENIE - odmawiamy wypłaty za ogrodzenie.';
  expect(outcome(body, documentTypeOf('ubezpieczyciel-odmowa')).kind).toBe('partly');
});

test('a grant in whole stays one beside a rule of what is not accepted', () => {
  const rules = 'Przyznaję Pani zasiłek za marzec.\nNie uznajemy paragonów bez danych.\n\n';
  expect(outcome(`${rules}UZASADNIENIE\nUwzględniliśmy wniosek w całości.`)).toMatchObject({
    kind: 'granted',
    isFavourable: true,
  });
  expect(outcome(`${rules}UZASADNIENIE\nNie uwzględniono wniosku w całości.`).kind).toBe('partly');
});

test.each([
  'Po przeanalizowaniu sprawy nie znajdujemy podstaw do zwrotu środków.',
  'Podtrzymujemy dotychczasowe stanowisko z 3 lutego.',
  'Pani roszczenie uznaliśmy za niezasadne.',
  'Uznajemy reklamację za bezzasadną.',
  'Stwierdzamy, że brak jest podstaw do przyjęcia odpowiedzialności.',
  'Żądanie zwrotu kwoty 489,00 zł pozostaje nieuwzględnione.',
  'Reklamacja została rozpatrzona odmownie.',
  'Wniosek pozostawiamy bez rozpoznania.',
])('a soft refusal is one: %s', (sentence) => {
  expect(outcome(sentence).kind).toBe('refused');
  expect(outcome(sentence, documentTypeOf('bank-odpowiedz')).kind).toBe('refused');
});

test('whom the reader may turn to is no grant', () => {
  const body =
    'Odmawiamy wypłaty. Jeżeli nie zgadza się Pan z decyzją, może Pan:\n- zwrócić się do Rzecznika.\n';
  expect(outcome(body).kind).toBe('refused');
});

test('a debt that is remitted is granted, in part where a part of it is', () => {
  expect(outcome('Postanawiam umorzyć odsetki 210,00 zł.\n').kind).toBe('granted');
  expect(outcome('Postanawiam umorzyć połowę odsetek, tj. 210,00 zł.\n').kind).toBe('partly');
});
