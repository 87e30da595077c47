import { describe, expect, it } from 'vitest';

import type { Classification } from '#shared/domain/analysis-result.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { unplacedSentences } from './unplaced-sentences.ts';
import { verifyClassification } from './verify.ts';

const TODAY = '2026-11-21';

/** The unplaced sentences of a shop's answer with these sentences, and the facts that were read from it. */
function leftOf(...sentences: string[]): { left: string[]; facts: Classification } {
  const letter = openLetter(`Sklep Brzoza Sp. z o.o.
ul. Polna 1, 00-001 Warszawa
                                        Warszawa, 18 lutego 2026 r.

Pani Ewa Lis
ul. Leśna 2, 00-002 Warszawa

Odpowiedź na reklamację nr 7/2026

${sentences.join('\n')}

Z poważaniem
Jan Nowak
`);
  const facts = verifyClassification(answerClassification(letter), letter, TODAY).classification;
  return { left: unplacedSentences(letter, facts), facts };
}

describe('what the letter says and no fact shows', () => {
  it.each([
    ['a right', 'Przysługuje Pani bezpłatny transport towaru do serwisu.'],
    ['a day', 'Oferta wymiany jest ważna do 6 marca 2026 r., wystarczy odpisać.'],
    ['a length of time', 'Za brak zgodności odpowiadamy przez 2 lata od wydania towaru.'],
    ['what need not be done', 'Nie musi Pani odsyłać opakowania po towarze.'],
    ['a new rate', 'Abonament serwisowy wynosi teraz 21,50 zł miesięcznie (było 18,00 zł).'],
    ['a share', 'Za każdy dzień zwłoki ubezpieczyciel zatrzyma jedną piątą, jest to 20% ceny.'],
    ['an act done to the reader', 'Wczoraj zamknęłam Pani konto klienta w naszym sklepie.'],
    [
      'what the reader is held responsible for',
      'W dniu 3 lutego 2026 r. o godz. 9:15 Pani córka uszkodziła szybę w drzwiach sklepu.',
    ],
  ])('is told word for word: %s', (_, sentence) => {
    const { left, facts } = leftOf(sentence, 'Dziękujemy za zakupy w naszym sklepie.');
    const shown = [...left, JSON.stringify(facts)].some((text) =>
      text.includes(sentence.slice(0, -1)),
    );
    expect(shown).toBe(true);
    expect(left.join(' ')).not.toContain('Dziękujemy');
  });

  it.each([
    ['that nothing is to be paid', 'Za ekspertyzę i dojazd serwisanta Pani nic nie płaci.'],
    ['that nothing is put off', 'Złożenie skargi nie wstrzymuje obowiązku odbioru towaru.'],
    ['what is lost', 'Nieodebranie towaru oznacza rezygnację z miejsca w kolejce.'],
    ['what a man found', 'Rzeczoznawca dopuścił używanie telewizora bez naprawy.'],
    ['what another may claim from the reader', 'Bank może dochodzić reszty ceny od Pani.'],
    ['a choice', 'Do wyboru zostaje naprawa, bon na zakupy w sklepie albo nowy egzemplarz.'],
    ['what holds meanwhile', 'Do tego czasu obowiązuje dotychczasowy regulamin sklepu.'],
    ['how long a right lasts', 'Zgłoszenie uważa się za złożone w dniu odbioru towaru.'],
    ['what an act waits for', 'Do czasu odpowiedzi odmowa nie podlega wykonaniu.'],
    ['what a signature gives up', 'Ugoda zawiera oświadczenie, że klient zrzeka się roszczeń.'],
    ['what is paid back on request', 'Na wniosek zwraca się koszty przejazdu do salonu.'],
    ['what to bring', 'Po odbiór proszę wziąć paragon, kartę gwarancyjną i pilota.'],
  ])('has %s', (_, sentence) => {
    const { left, facts } = leftOf('Telewizor sprawdził nasz serwis w Łodzi.', sentence);
    expect([...left, JSON.stringify(facts)].join(' ')).toContain(sentence.slice(0, -1));
  });

  it('has what the sender ticked, not what is left blank', () => {
    const { left } = leftOf(
      'Prosimy o kontakt w sprawie:',
      '[x] bezpłatnej wymiany baterii telewizora',
      '[ ] odbioru starego telewizora z domu',
    );
    expect(left).toEqual(['bezpłatnej wymiany baterii telewizora']);
  });

  it('has the end of a sentence of which only the beginning is told', () => {
    const reason = 'gdyż rzeczoznawca nie zdołał ustalić, kto uszkodził ekran';
    const { left, facts } = leftOf(
      `Zawiadamiamy Panią, że zakończono postępowanie w sprawie uszkodzenia telewizora marki Lira z salonu przy ul. Polnej 8 w Warszawie, zgłoszone w nocy z 2 na 3 stycznia 2026 r., bez wskazania winnego, ${reason}.`,
    );
    expect([...left, JSON.stringify(facts)].join(' ')).toContain(reason);
  });

  it('has the items of a list that grants something, without their marks', () => {
    const { left } = leftOf(
      'Może Pani:',
      '1) odebrać towar w dowolnym salonie,',
      '2) poprosić o odesłanie pocztą.',
    );
    expect(left).toContain('odebrać towar w dowolnym salonie');
  });

  it('has an item behind an item of two sentences', () => {
    const { left } = leftOf(
      'Może Pani:',
      '1) odebrać towar w dowolnym salonie; salon czynny jest do wieczora,',
      '2) odmówić odbioru towaru bez podania powodu.',
    );
    expect(left).toContain('odmówić odbioru towaru bez podania powodu.');
    expect(left.join(' ')).not.toContain('Może Pani:');
  });

  it('has the bracket that a sentence goes on with behind a year', () => {
    const { left, facts } = leftOf(
      'Przegląd przypada dnia 5 maja 2026 r. (w salonie) i jest bezpłatny.',
    );
    const shown = JSON.stringify([left, facts]);
    expect(shown).toContain('(w salonie) i jest bezpłatny');
  });

  it.each([
    'Kapitał zakładowy spółki wynosi 50 000,00 zł, KRS 0000714466.',
    'Temat: gwarancja na 120,00 zł jest w załączniku tej wiadomości',
    'Szanowna Pani Ewo, dzień dobry Pani',
    'Pan Kamil Rudnik ul. Łęczycka 26, 82-300 Elbląg',
    'Tropik sp. z o.o. ul. Piękna 7, 60-100 Poznań Poznań, 6 maja 2026 r.',
  ])('is no letterhead, mail head or greeting: %s', (sentence) => {
    expect(leftOf(sentence).left).toEqual([]);
  });

  it('is no table of sums', () => {
    const { left } = leftOf('część jest 12,00 zł', 'praca jest 30,00 zł', 'razem jest 42,00 zł');
    expect(left).toEqual([]);
  });

  it('is not told twice', () => {
    const { left, facts } = leftOf('Prosimy o odbiór towaru w terminie do 10 marca 2026 r.');
    expect(facts.critical_dates.terms?.[0]?.date).toBe('2026-03-10');
    expect(left).toEqual([]);
  });

  it('names no sum to pay: sums stand in the money, with their role', () => {
    const { left } = leftOf('Może Pani wpłacić 120,00 zł za ekspertyzę do 30 marca 2026 r.');
    expect(left).toEqual([]);
  });

  it('is at most five sentences, in the order of the letter', () => {
    const rights = Array.from(
      { length: 8 },
      (_, index) => `Może Pani skorzystać z usługi numer ${index} w salonie.`,
    );
    const { left } = leftOf(...rights);
    expect(left.length).toBeLessThanOrEqual(5);
    expect(left).toEqual(left.toSorted());
  });

  it('is nothing in a letter that is a fraud', () => {
    const letter = openLetter(
      'Twoja paczka czeka. Doplac 1,50 zl w ciagu 24 godzin: http://inpost-doplata.top/p Mozesz tez odebrac ja do 30 marca 2026 r.',
    );
    const facts = verifyClassification(answerClassification(letter), letter, TODAY).classification;
    expect(unplacedSentences(letter, facts)).toEqual([]);
  });
});
