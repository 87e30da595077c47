import { describe, expect, it, test } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { findTerms } from './terms.ts';

const found = (sentence: string) =>
  findTerms(flowOf(`Lipno, 3 listopada 2026 r.\n\n${sentence}`)).map(
    ({ kind, amount, unit, date }) => date ?? `${kind} ${amount ?? ''} ${unit ?? ''}`,
  );

test.each([
  'Raty wymagalne do 30 listopada 2026 r. pozostają należne według poprzedniego postanowienia.',
  'Odsetki narosłe do 30 listopada 2026 r. spółdzielnia umarza.',
])('which sums are meant sets no last day: %s', (sentence) => {
  expect(found(sentence)).toEqual([]);
});

test.each([
  'Zaległość należy spłacić w ciągu 3 miesięcy od dnia wydania decyzji o wstrzymaniu.',
  'Wniosek można złożyć w terminie 14 dni od daty wydania niniejszego postanowienia.',
])('a term may run from the day on which the letter was decided: %s', (sentence) => {
  expect(found(sentence)[0]).toMatch(/^202[67]-/);
});

describe('terms told in plain words', () => {
  it.each([
    ['Mają Państwo na to miesiąc od dnia, w którym otrzymali Państwo ten list.', '1 months'],
    [
      'Skargę składa się u mnie, ma Pan na to tydzień od dnia, w którym dostał Pan ten list.',
      '1 weeks',
    ],
    ['Proszę odpisać w ciągu dwóch tygodni od otrzymania tego listu.', '2 weeks'],
    ['Prosimy o odpowiedź w ciągu 14 dni od odczytania tej wiadomości.', '14 days'],
    ['Na odpowiedź dajemy Panu 10 dni.', '10 days'],
    ['Prosimy o wpłatę najpóźniej 9 dni po otrzymaniu pisma.', '9 days'],
    ['Wyjaśnienia należy złożyć w terminie dni 8 od doręczenia.', '8 days'],
    ['Czas na sprzeciw to tydzień od odebrania przesyłki.', '1 weeks'],
    ['Może Pani w ciągu 6 dni od tej odpowiedzi napisać do rzecznika.', '6 days'],
    ['Ma Pani na to dwa tygodnie.', '2 weeks'],
  ])('%s', (sentence, length) => {
    expect(found(sentence)).toEqual([`from_delivery ${length}`]);
  });

  it.each([
    ['Prosimy o odpowiedź najpóźniej w piątek 11 grudnia.', '2026-12-11'],
    ['Proszę wpłacić do poniedziałku, 14 grudnia.', '2026-12-14'],
    ['Prosimy zapłacić do końca przyszłego miesiąca.', '2026-12-31'],
    ['Proszę o kontakt do końca miesiąca.', '2026-11-30'],
    ['Ostatnim dniem na wpłatę jest 4 grudnia 2026 r.', '2026-12-04'],
    [
      'Proszę dołożyć 20,00 zł do przelewu składek, który przypada na 20 listopada 2026 r.',
      '2026-11-20',
    ],
    ['Oświadczenia przyjmujemy od 16 listopada do 27 listopada 2026 r.', '2026-11-27'],
  ])('%s', (sentence, day) => {
    expect(found(sentence)).toEqual([day]);
  });

  it('leaves out a last day that the letter itself replaces', () => {
    const letter =
      'Prosimy o odesłanie ugody do 18 listopada 2026 r. Wydłużamy termin: zamiast 18 listopada - do 30 listopada 2026 r.';
    expect(found(letter)).toEqual(['2026-11-30']);
  });

  it.each([
    'Czas popełnienia: 5.12.2026',
    'Za zobowiązania powstałe przed 1 lipca 2027 r. odpowiadają oba zakłady.',
    'Prosimy o wykaz dochodów uzyskanych w okresie od 4 do 29 grudnia 2026 r.',
    'Odsetki naliczamy do końca miesiąca, w którym wpłynie wpłata.',
    'Opłata wzrasta co miesiąc od dnia podpisania umowy.',
    'Odpowiadamy zwykle po upływie tygodnia od otrzymania listu.',
  ])('no term: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });
});

describe('last days told in other words', () => {
  it.each([
    ['Płatne do: 18.12.2026', '2026-12-18'],
    ['Z dniem 30 grudnia 2026 r. upływa termin do złożenia wniosku o zwrot.', '2026-12-30'],
    ['Druk proszę oddać przed 16 grudnia.', '2026-12-15'],
    ['Druk proszę oddać przed dniem 1 stycznia 2027 r.', '2026-12-31'],
    ['Ile?  20,00 zł\nDo kiedy?           18 grudnia 2026 r.\nNa jakie konto?', '2026-12-18'],
    ['Druki prosimy składać w okresie od 4 do 29 grudnia 2026 r.', '2026-12-29'],
    ['Rodzic musi potwierdzić wolę zapisu:\n\n-> od 4 grudnia do 18 grudnia 2026 r.', '2026-12-18'],
    ['Wniosek można złożyć w dniach od 4 grudnia do 18 grudnia 2026 r.', '2026-12-18'],
    ['Prace należy zakończyć przed upływem 31 grudnia 2026 r.', '2026-12-31'],
  ])('%s', (sentence, day) => {
    expect(found(sentence)).toEqual([day]);
  });

  it('takes no month that follows a quarter for the letter’s own', () => {
    expect(found('Opłatę wnosi się do końca miesiąca następującego po upływie kwartału.')).toEqual(
      [],
    );
  });
});

it.each(['Pozostało Pani 11 dni urlopu wypoczynkowego.', 'Zostało Panu 9 dni urlopu za 2026 rok.'])(
  'what is left of a leave is no term: %s',
  (sentence) => {
    expect(found(sentence)).toEqual([]);
  },
);
