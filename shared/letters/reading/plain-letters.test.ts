import { describe, expect, it, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readLetter } from './read-letter.ts';

const read = (text: string) => readLetter(openLetter(text));
const terms = (text: string) =>
  read(text).terms.map(
    ({ date, amount, unit, what }) => `${date ?? `${amount ?? ''} ${unit ?? ''}`}: ${what}`,
  );

const office = 'Burmistrz Miasta Lipno\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\n';
const taxOffice =
  'Naczelnik Urzędu Skarbowego w Rypinie\nRypin, 3 listopada 2026 r.\n\nPan Jan Kot\n\n';
const firm = 'Kablonet Sp. z o.o.\nToruń, 7 sierpnia 2026 r.\n\nPan Jan Kot\n\n';
const court =
  'Sąd Rejonowy w Rypinie\nI Wydział Cywilny\nSygn. akt I C 118/26\nRypin, 3 listopada 2026 r.\n\n';

describe('terms that are not to be kept now', () => {
  it.each([
    ['what should have been done', 'Sprzęt należało zwrócić w ciągu 14 dni od doręczenia.'],
    [
      'a lower sum that is gone',
      'Opłata obniżona obowiązywała przy wpłacie w ciągu 7 dni od wystawienia wezwania.',
    ],
    ['what the sender means to end', 'Sprawa powinna zakończyć się do 30 listopada 2026 r.'],
    ['how long a paper holds', 'Termin ważności operatu to 12 miesięcy.'],
    [
      'what a higher sum was given for',
      'Podwyższono odszkodowanie za wydanie nieruchomości w terminie 30 dni.',
    ],
    ['how things stay until then', 'Do końca listopada płaci Pan po staremu.'],
  ])('%s', (_, sentence) => {
    expect(terms(`${firm}Wezwanie do zapłaty\n\n${sentence}\n`)).toEqual([]);
  });

  it('an application for longer use is no payment', () => {
    const letter = `${office}DECYZJA\n\nUstalam opłatę za zajęcie chodnika. Przedłużenie wymaga nowego wniosku złożonego przed 20 listopada 2026 r.\n`;
    expect(terms(letter).filter((term) => term.endsWith('zapłata'))).toEqual([]);
  });
});

test('who has to ask for the reasons first is told that term, not the one of the appeal', () => {
  const letter = `${court}WYROK\nW IMIENIU RZECZYPOSPOLITEJ POLSKIEJ\n\nSąd nakazuje pozwanemu Janowi Kotowi wydać lokal.\n\nPOUCZENIE\nW terminie tygodnia od dnia doręczenia wyroku może Pan złożyć wniosek o doręczenie wyroku z uzasadnieniem. Apelację wnosi się w terminie dwóch tygodni od doręczenia wyroku z uzasadnieniem.\n`;
  expect(terms(letter)).toEqual(['1 weeks: wniosek o uzasadnienie']);
});

test.each([
  'To pismo nie jest jeszcze żadnym rozstrzygnięciem.',
  'Niniejsza informacja nie jest decyzją ani upomnieniem, nie zaskarża się jej.',
  'Od tego zawiadomienia odwołać się nie można.',
])('no remedy against what says of itself that it settles nothing: %s', (sentence) => {
  const letter = `${taxOffice}Informacja o zaległości\n\nNa koncie brakuje 312,44 zł. ${sentence} Gdyby zaległość pozostała, wydamy decyzję i wystawimy tytuł wykonawczy.\n`;
  expect(read(letter).remedy).toBeNull();
});

test('an accusation is no remedy', () => {
  const letter = `${office}Upomnienie\n\nZarzuca się Panu przekroczenie prędkości. Może Pan nie wypowiadać się co do zarzutu. Od takiej decyzji, a nie od niniejszego upomnienia, przysługuje sprzeciw w ciągu dwóch tygodni od doręczenia.\n`;
  expect(read(letter).remedy).toBeNull();
  expect(terms(letter)).toEqual([]);
});

describe('days that are set', () => {
  it('reads an inspection without a verb of taking place, and that nobody has to come', () => {
    const letter = `${office}Zawiadomienie\n\nOględziny wyznaczyliśmy na 12 grudnia 2026 r. (sobota) o godz. 10.00. Ma Pan prawo uczestniczyć w tej czynności; nie jest to obowiązek.\n`;
    const { events } = read(letter);
    expect(events).toMatchObject([{ date: '2026-12-12', time: '10:00', attendance: 'optional' }]);
    const { required_actions: actions } = answerClassification(openLetter(letter));
    expect(actions.map(({ action }) => action).join(' ')).toContain('nie musisz');
  });

  it('leaves out what stands behind a box that nobody ticked', () => {
    const letter = `${court}WEZWANIE ŚWIADKA\n\nSąd wzywa Pana na dzień 19 marca 2027 r. godz. 13:15 w charakterze świadka.\nStawiennictwo: [x] obowiązkowe [ ] nieobowiązkowe\n`;
    expect(read(letter).events).toMatchObject([{ date: '2027-03-19', attendance: 'ordered' }]);
  });
});

test('what a form teaches the accused is no duty of the witness', () => {
  const letter = `${court}WEZWANIE ŚWIADKA\n\nSąd wzywa Pana na dzień 19 marca 2027 r. godz. 13:15.\n\nII. OSKARŻONY. Ma prawo do milczenia; wnioski dowodowe składa w terminie 14 dni.\n`;
  expect(terms(letter)).toEqual([]);
});

test('what the letter asks not to do, or does not ask for, is no call', () => {
  const letter = `${firm}Zawiadomienie\n\nDzwonią do klientów oszuści. Nigdy nie prosimy o dopłaty ani o kody z wiadomości.\n`;
  const { required_actions: actions } = answerClassification(openLetter(letter));
  expect(actions.map(({ action }) => action).join(' ')).not.toContain('nie prosimy');
});

test('a letter to somebody who owes nothing gives no debtor’s remedy', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 14 września 2026 r.\n\nPani Ewa Lis\n\nZajęcie należności z umowy najmu\n\nW ciągu tygodnia od otrzymania pisma proszę mi odpisać, ile wynosi czynsz. To nie jest Pani dług.\n\nPouczenie dłużnika: dłużnikowi przysługuje skarga w terminie tygodnia od doręczenia.\n`;
  expect(read(letter).remedy).toBeNull();
  expect(terms(letter)).toHaveLength(1);
});

test('a creditor who claims nothing yet is not grave, nor is an office that only informs', () => {
  const letter = `Bank Dom S.A.\nToruń, 7 sierpnia 2026 r.\n\nPani Ewa Lis\n\nPismo do spadkobiercy\n\nZmarły pozostawił dług z karty kredytowej. Na tym etapie nie żądamy od Pani zapłaty. Jako spadkobierca może Pani przyjąć albo odrzucić spadek.\n`;
  expect(['LOW', 'MEDIUM']).toContain(read(letter).threat.level);
});

test('instalments that were granted are good news', () => {
  const letter = `${taxOffice}DECYZJA\n\nPo rozpatrzeniu wniosku rozkładam na trzy raty zapłatę zaległości podatkowej 900,00 zł.\n`;
  expect(read(letter).threat.level).toBe('LOW');
});
