import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { TermUnit } from '#shared/domain/term.ts';
import { flowOf } from '#shared/letters/text/text.ts';

import { findTerms } from './terms.ts';

const found = (text: string) =>
  findTerms(flowOf(text)).map(({ kind, amount, unit, date, from }) => ({
    kind,
    amount,
    unit,
    date,
    from,
  }));

describe('findTerms, spans of time', () => {
  it.each<[string, number, TermUnit]>([
    ['w terminie 14 dni od dnia doręczenia decyzji', 14, 'days'],
    ['w terminie czternastu dni od daty otrzymania pisma', 14, 'days'],
    ['w nieprzekraczalnym terminie 7 (siedmiu) dni od dnia odbioru wezwania', 7, 'days'],
    ['w terminie 14 (słownie: czternastu) dni od doręczenia', 14, 'days'],
    ['w ciągu dwóch tygodni od doręczenia nakazu zapłaty', 2, 'weeks'],
    ['w ciągu miesiąca od dnia doręczenia nakazu', 1, 'months'],
    ['w terminie miesiąca od doręczenia odpisu decyzji', 1, 'months'],
    ['w terminie tygodnia od dnia doręczenia', 1, 'weeks'],
    ['w terminie tygodniowym od dnia doręczenia', 1, 'weeks'],
    ['w terminie dwutygodniowym od dnia doręczenia wyroku', 2, 'weeks'],
    ['w terminie miesięcznym od dnia doręczenia', 1, 'months'],
    ['w terminie trzymiesięcznym od dnia doręczenia', 3, 'months'],
    ['w terminie czternastodniowym od dnia doręczenia', 14, 'days'],
    ['w terminie 14-dniowym od dnia doręczenia', 14, 'days'],
    ['w 7-dniowym terminie od dnia doręczenia', 7, 'days'],
    ['w terminie trzydziestu dni od dnia doręczenia skarżącemu rozstrzygnięcia', 30, 'days'],
    ['w terminie 14 dni roboczych od dnia otrzymania wezwania', 14, 'working_days'],
    ['w terminie do 21 dni od dnia doręczenia', 21, 'days'],
    ['nie później niż w terminie 30 dni od dnia otrzymania', 30, 'days'],
    ['W TERMINIE 14 DNI OD DNIA DORĘCZENIA', 14, 'days'],
    ['w terminie trzech miesięcy od dnia doręczenia', 3, 'months'],
    ['przed upływem 14 dni od dnia doręczenia', 14, 'days'],
    ['najdalej w miesiąc od doręczenia', 1, 'months'],
    ['najdalej do 10 dni od dnia doręczenia', 10, 'days'],
    ['w ciągu najbliższych 14 dni od doręczenia', 14, 'days'],
  ])('reads %j', (phrase, amount, unit) => {
    expect(found(`Należy wnieść sprzeciw ${phrase}.`)).toEqual([
      { kind: 'from_delivery', amount, unit, date: null, from: 'delivery' },
    ]);
  });

  it.each([
    'O zmianie pracodawcy należy zawiadomić komornika w terminie tygodnia.',
    'O każdej zmianie dochodu proszę powiadomić Ośrodek w ciągu 7 dni.',
    'O podjęciu pracy musi Pan poinformować urząd w terminie 5 dni.',
  ])('has a duty to tell of a change run from that change: %j', (sentence) => {
    expect(found(sentence)).toMatchObject([{ kind: 'other', from: 'other' }]);
  });

  it.each([
    [
      'wyznaczam siedmiodniowy termin do wypowiedzenia się w sprawie, liczony od dnia doręczenia',
      7,
    ],
    ['Ma Pani 14-dniowy termin na uzupełnienie wniosku, licząc od dnia otrzymania pisma', 14],
  ])('reads the length before its purpose and the start behind it: %j', (phrase, amount) => {
    expect(found(`${phrase}.`)).toEqual([
      { kind: 'from_delivery', amount, unit: 'days', date: null, from: 'delivery' },
    ]);
  });

  it.each([
    ['Uwagi do naliczenia przyjmujemy w biurze przez 30 dni od otrzymania rozliczenia.', 30],
    ['Zastrzeżenia można zgłaszać przez 21 dni od doręczenia.', 21],
    ['Na podpisaną umowę czekamy przez 10 dni od dnia otrzymania listu.', 10],
  ])('reads how long something is open to the reader: %j', (phrase, amount) => {
    expect(found(phrase)).toEqual([
      { kind: 'from_delivery', amount, unit: 'days', date: null, from: 'delivery' },
    ]);
  });

  it.each([
    'Umowa nr 77/2025 obowiązuje do 30 września 2027 r.',
    'Polisa jest ważna do dnia 3 maja 2027 r.',
    'Najem trwa do 31 grudnia 2027 r. bez zmian.',
    'Basen nie zostanie otwarty przed 20 czerwca 2027 r.',
  ])('takes no day until which something lasts for a term: %j', (phrase) => {
    expect(found(phrase)).toEqual([]);
  });

  it('reads the reading of a day with "najdalej"', () => {
    expect(found('Prosimy potwierdzić przyjazd najdalej 24 czerwca 2027 r.')).toMatchObject([
      { kind: 'date', date: '2027-06-24' },
    ]);
  });

  it('reads the day by which silence speaks, though a period stands before it', () => {
    const letter =
      'Jeżeli przed upływem połowy okresu wypowiedzenia, tj. do dnia 15 lipca 2026 r., nie złoży Pan oświadczenia, uważa się, że wyraził Pan zgodę.';
    expect(found(letter)).toMatchObject([{ kind: 'date', date: '2026-07-15' }]);
  });

  it('reads "przed tym dniem" as the day named before it', () => {
    const letter =
      'Gdynia, 2 października 2026 r. W dniu 27 października 2026 r. odetniemy dostawę. Wpłata przed tym dniem wstrzyma odcięcie.';
    expect(found(letter)).toMatchObject([{ kind: 'date', date: '2026-10-27' }]);
  });

  it('reads a term divided over lines and words, and quotes it as it stands', () => {
    const letter =
      'odwołanie wnosi się w ter-\nminie 14\ndni od dnia dorę-\nczenia decyzji stronie.';
    const [term] = findTerms(flowOf(letter));
    expect(term).toMatchObject({ amount: 14, unit: 'days', kind: 'from_delivery' });
    expect(term?.quote).toContain('w ter-\nminie 14\ndni');
  });

  it.each([
    ['w terminie 7 dni od dnia ogłoszenia wyroku', 'announcement', 'other'],
    ['w terminie 14 dni od dnia, w którym decyzja stanie się ostateczna', 'finality', 'other'],
    ['w terminie 7 dni od ustania przyczyny uchybienia', 'obstacle_end', 'other'],
    ['w terminie 3 miesięcy od powzięcia wiadomości o zdarzeniu', 'knowledge', 'other'],
    ['w terminie tygodnia od dnia dokonania czynności', 'act', 'from_delivery'],
    ['w terminie 14 dni', 'unspecified', 'from_delivery'],
  ])('tells what %j runs from', (phrase, from, kind) => {
    expect(found(`Można tego żądać ${phrase}.`)[0]).toMatchObject({ from, kind });
  });

  it("computes a term that runs from the letter's date", () => {
    const letter =
      'Łódź, dnia 3 marca 2026 r.\n\nZapłaty należy dokonać w terminie 7 dni od daty niniejszego pisma.';
    expect(found(letter)[0]).toMatchObject({ kind: 'from_document', date: '2026-03-10' });
  });
});

describe('findTerms, last days', () => {
  it.each([
    ['Wpłaty należy dokonać do dnia 15 listopada 2026 r.', '2026-11-15'],
    ['Proszę o odpowiedź najpóźniej do 15.11.2026 r.', '2026-11-15'],
    ['Termin płatności: 15.11.2026', '2026-11-15'],
    ['Termin zapłaty upływa w dniu 15 listopada 2026 r.', '2026-11-15'],
    ['Prosimy o zapłatę w nieprzekraczalnym terminie do dnia 15-11-2026.', '2026-11-15'],
    ['Lokal należy opróżnić nie później niż 15 listopada 2026 roku.', '2026-11-15'],
    ['Dokumenty złóż przed 15.XI.2026 r.', '2026-11-14'],
    [
      'Kwotę 1.000,00 zł wraz z odsetkami w kwocie 20,00 zł, razem 1.020,00 zł, prosimy zapłacić w terminie do dnia 30 listopada 2026 r. na rachunek',
      '2026-11-30',
    ],
    [
      'Prosimy o wpłatę 100 zł wraz z odsetkami w wysokości 3,20 zł do dnia 30 listopada 2026 r.',
      '2026-11-30',
    ],
    ['Odsetki wynoszą 1 zł. Termin zapłaty: 30 listopada 2026 r.', '2026-11-30'],
    [
      'Naliczono odsetki za okres opóźnienia. Należność proszę uregulować do dnia 30 listopada 2026 r.',
      '2026-11-30',
    ],
    ['odsetki 1 zł. Należy je zapłacić do dnia 30 listopada 2026 r.', '2026-11-30'],
  ])('reads %j', (letter, date) => {
    expect(found(letter)).toEqual([{ kind: 'date', amount: null, unit: null, date, from: null }]);
  });

  it.each([
    'Odsetki ustawowe liczone do dnia 30 listopada 2026 r. wynoszą 3,20 zł.',
    'odsetki za opóźnienie 12,40 zł do dnia 3 lipca 2026 r.',
    'Należność za okres od 1 lutego 2026 r. do 30 kwietnia 2026 r.',
    'Zaległość według stanu na dzień 3 marca 2026 r.',
    'Rozprawa odbędzie się dnia 12 maja 2026 r. o godz. 9:30, sala 12.',
    'na podstawie ustawy z dnia 17 listopada 1964 r. Kodeks postępowania cywilnego',
    'Umowę zawarto w dniu 4 maja 2020 r.',
    'Abonament płatny do 20 dnia miesiąca.',
    'po upływie 14 dni od doręczenia decyzja stanie się ostateczna',
    'Ma Pan 45 lat i pracuje od 14 dni.',
  ])('sees no term in %j', (letter) => {
    expect(found(letter)).toEqual([]);
  });

  it('keeps the last hour of a last day', () => {
    const [term] = findTerms(flowOf('Ofertę należy złożyć do dnia 15.11.2026 r. do godz. 12:00.'));
    expect(term).toMatchObject({ date: '2026-11-15', time: '12:00' });
  });
});

describe('findTerms, any letter', () => {
  const units: readonly [string, TermUnit][] = [
    ['dni', 'days'],
    ['tygodni', 'weeks'],
    ['miesięcy', 'months'],
    ['dni roboczych', 'working_days'],
  ];

  it('finds a written term wherever lines break, with a quote that stands in the letter', () => {
    const term = fc.record({
      amount: fc.integer({ min: 5, max: 20 }),
      unit: fc.constantFrom(...units),
      breakAt: fc.nat({ max: 7 }),
    });
    fc.assert(
      fc.property(term, ({ amount, unit: [word, unit], breakAt }) => {
        const words = `wnieść odwołanie w terminie ${amount} ${word} od doręczenia decyzji`.split(
          ' ',
        );
        const letter = `${words.slice(0, breakAt).join(' ')}\n${words.slice(breakAt).join(' ')}.`;
        const [first, ...others] = findTerms(flowOf(letter));
        expect(others).toEqual([]);
        expect(first).toMatchObject({ amount, unit, kind: 'from_delivery' });
        expect(letter.slice(first?.span.start, first?.span.end)).toBe(first?.quote);
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { span, quote } of findTerms(flowOf(text))) {
          expect(text.slice(span.start, span.end)).toBe(quote);
        }
      }),
    );
  });
});
