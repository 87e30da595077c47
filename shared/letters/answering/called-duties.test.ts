import { expect, test } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { answerClassification } from './engine.ts';

const told = (body: string) =>
  answerClassification(
    openLetter(
      `Bank Morski S.A.\nul. Portowa 1, 81-225 Gdynia\n\nGdynia, 7 maja 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\nProśba o aktualizację danych\n\n${body}`,
    ),
  )
    .required_actions.map(({ action }) => action)
    .join('\n');

const papers =
  'Prosimy o dostarczenie do oddziału:\n\n - aktualnej umowy spółki z aneksami i listą wspólników,\n - oświadczenia o beneficjentach rzeczywistych na druku dołączonym do tego pisma,\n - oświadczenia o statusie każdego wspólnika na drugim druku dołączonym do pisma,\n - dokumentów potwierdzających źródło wpłat gotówkowych z 9 stycznia (38 000 zł) i 17 lutego (41 500 zł), na przykład umowy sprzedaży.\n\nNie trzeba nic płacić.';

test('sums in brackets that nobody has to pay are left out of a quoted request', () => {
  const words = told(papers);
  expect(words).toMatch(/źródło wpłat gotówkowych/);
  expect(words).not.toMatch(/38 000|41 500/);
});

test('the rest of a long list is told as its rest', () => {
  expect(told(papers)).toMatch(/Na tej samej liście jest dalej: „\p{L}/u);
});

test('what a sender only recommends is advice and no order', () => {
  const words = told(
    'Parking jest płatny, dlatego radzimy przyjechać z kimś bliskim. Prosimy o podanie numeru telefonu.',
  );
  expect(words).toMatch(/Nadawca radzi: „Parking jest płatny/);
  expect(words).toMatch(/Zrób to, o co prosi nadawca: „Prosimy o podanie/);
});

test.each([
  'Proszę wybaczyć układ tego pisma na dwóch stronach.',
  'Proszę przyjąć nasze wyrazy szacunku i podziękowania.',
  'Dziękujemy za współpracę i prosimy o wyrozumiałość.',
])('a courtesy is no request: %s', (courtesy) => {
  expect(told(`Bank zmienia godziny pracy oddziału. ${courtesy}`)).not.toMatch(/prosi|pros[zi]ę/i);
});

test('what the duty to pay says is not told again as a request', () => {
  const words = told(
    'Zaległość wynosi 420,00 zł. Wzywamy do zapłaty 420,00 zł do 20 maja 2026 r. Prosimy o pilne uregulowanie należności. Prosimy o uregulowanie zaległości i przesłanie umowy.',
  );
  expect(words).not.toMatch(/pilne uregulowanie/);
  expect(words).toMatch(/przesłanie umowy/);
});

test('an order that mentions a right stays an order', () => {
  const words = told(
    'Wzywam do złożenia do 20 maja 2026 r. oświadczenia o tym czy przysługuje Pani prawo do lokalu.',
  );
  expect(words).toMatch(/o tym czy przysługuje/);
  expect(words).not.toMatch(/Jeżeli chcesz z tego skorzystać/);
});
