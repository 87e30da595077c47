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

test.each([
  [
    'a heading',
    'CO MA PANI ZROBIĆ\nDo 31 maja prosimy zwrócić token, kartę oraz czytnik do oddziału w Gdyni, pok. 4.',
  ],
  [
    'a greeting',
    'Szanowna Pani,\ndo 31 maja prosimy zwrócić token, kartę oraz czytnik do oddziału w Gdyni, pok. 4.',
  ],
])('a request begins behind %s and has all that it asks for', (_, body) => {
  expect(told(body)).toMatch(/„[Dd]o 31 maja prosimy zwrócić token, kartę oraz czytnik/);
});

test('what only those in trouble are asked for is conditional', () => {
  expect(told('Przy trudnościach prosimy o złożenie wniosku o raty.')).toMatch(
    /Tylko jeżeli to Cię dotyczy: „Przy trudnościach/,
  );
});

test('what a sender needs is told with its list', () => {
  expect(
    told(
      'Aby przelać pieniądze, potrzebujemy:\n1. numeru Pani rachunku bankowego,\n2. skanu umowy.',
    ),
  ).toMatch(/potrzebujemy: 1\. numeru Pani rachunku bankowego, 2\. skanu umowy/);
});

test('an hour in brackets does not part a call from its list', () => {
  expect(
    told(
      'Wzywam Panią, aby do 14 października 2026 r. (do godz. 15.00):\n1) podała Pani przyczynę nieobecności,\n2) przekazała Pani dokument, który ją potwierdza.',
    ),
  ).toMatch(/przekazała Pani dokument, który ją potwierdza/);
});

test('a term at the end of a sentence has one full stop', () => {
  const letter = openLetter(
    'Kraków, 4 maja 2026 r.\n\nJan Wilk\nul. Polna 5, 30-001 Kraków\n\nPani Ewa Lis\nul. Polna 7, 30-001 Kraków\n\nDzień dobry,\nproszę o odpowiedź do 31 maja 2026 r., czy odda mi Pani rower, który pożyczyła Pani jesienią.\nPozdrawiam\nJan Wilk\n',
  );
  const actions = answerClassification(letter).required_actions.map(({ action }) => action);
  expect(actions.join('\n')).toMatch(/do 31 maja 2026 r\. List nie jest wyrokiem/);
});

test.each([
  ['Reklamację można złożyć w każdym oddziale.', 'złóż reklamację na piśmie'],
  ['Ma Pani 30 dni na zamknięcie konta.', 'wyślij pisemną odpowiedź'],
])('who ended a contract hears a complaint where it says so: %s', (words, way) => {
  const { required_actions: actions } = answerClassification(
    openLetter(
      `Bank Morski S.A.\nul. Portowa 1, 81-225 Gdynia\n\nGdynia, 7 maja 2026 r.\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\nWypowiedzenie umowy o konto osobiste\n\nNiniejszym wypowiadamy umowę o konto. Okres wypowiedzenia wynosi 2 miesiące. ${words}`,
    ),
  );
  expect(actions.map(({ action }) => action).join('\n')).toContain(way);
});
