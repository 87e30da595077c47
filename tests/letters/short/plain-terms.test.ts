import { describe, expect, it, test } from 'vitest';

import { court, firm, office } from './letters.ts';
import { endings, read, steps } from './read-short.ts';

describe('terms behind other words', () => {
  it.each([
    [
      'a day that a time counted from elsewhere ends with',
      'Sofę trzeba odesłać w terminie 14 dni od dnia odstąpienia, czyli nie później niż 8 września 2026 r.',
    ],
    [
      'a request behind what the sender will do',
      'Nadpłatę zwrócimy na rachunek - wniosek prosimy złożyć do 8 września 2026 r.',
    ],
    [
      'restoring a thing, not a term',
      'Zobowiązujemy do przywrócenia chodnika do poprzedniego stanu najpóźniej 8 września 2026 r.',
    ],
  ])('%s', (_, sentence) => {
    expect(read(`${firm}${sentence}\n`).terms).toMatchObject([{ date: '2026-09-08' }]);
  });

  it('what is brought or shown by a day is not paid by it', () => {
    const grant =
      'Pieniądze dostanie Pan do 21 grudnia 2026 r.\nDo 8 września 2026 r. proszę przynieść faktury za zakupy.\n';
    expect(endings(`${firm}DECYZJA\n\nPrzyznaję Panu zasiłek 600,00 zł.\n${grant}`)).toContain(
      '2026-09-08: spełnienie żądania',
    );
    expect(endings(`${firm}Prosimy o dane nowego dowodu do 8 września 2026 r.\n`)).toEqual([
      '2026-09-08: odpowiedź na pismo',
    ]);
  });

  it('how long a notice runs is no term of the reader', () => {
    expect(endings(`${firm}Termin wypowiedzenia to trzy miesiące, na koniec miesiąca.\n`)).toEqual(
      [],
    );
  });

  it('what the sender will do by a day is no term of the reader', () => {
    expect(endings(`${firm}Do 8 września 2026 r. zwrócimy Panu 120,00 zł.\n`)).toEqual([]);
  });

  it('a contract tells its printed days of payment, the earliest first', () => {
    const contract =
      'UMOWA NAJMU LOKALU MIESZKALNEGO\n\nzawarta w Tychach dnia 25 sierpnia 2026 r. pomiędzy:\nEwą Bulą, zwaną dalej Wynajmującą,\na Janem Kotem, zwanym dalej Najemcą.\n\n§ 1. Pierwszy czynsz 2 400,00 zł jest płatny do 10 września 2026 r.\n\n§ 2. Najemca wpłaca kaucję 4 800,00 zł w terminie do dnia 31 sierpnia 2026 r.\n\n§ 3. Umowę można wypowiedzieć w terminie 14 dni.\n';
    expect(endings(contract)).toEqual(['2026-08-31: zapłata', '2026-09-10: zapłata']);
    expect(steps(contract)).toContain('wpłaca kaucję 4 800,00 zł');
  });
});

describe('starts of terms', () => {
  it('runs from the letter though a final ruling is to be sent', () => {
    const asked =
      'Prosimy o nadesłanie w terminie 30 dni od otrzymania niniejszego pisma prawomocnego postanowienia sądu.';
    expect(endings(`${firm}${asked}\n`)).toMatchObject([/^30 days/]);
  });

  it('goes by the term of this case, not by the rule', () => {
    const judgment = `${court}WYROK\n\nDnia 3 listopada 2026 r.\n\nzasądza od pozwanego Jana Kota 500,00 zł.\n\nPOUCZENIE\nOd wyroku przysługuje apelacja. Co do zasady apelację wnosi się w terminie dwutygodniowym. W niniejszej sprawie termin do wniesienia apelacji wynosi trzy tygodnie od dnia doręczenia wyroku. Strona przeciwna może wnieść odpowiedź na apelację w terminie dwóch tygodni od jej doręczenia.\n`;
    expect(endings(judgment)).toEqual(['3 weeks: apelacja – wniesienie']);
  });

  it('counts a request for reasons from the day of the ruling', () => {
    const ruling = `${court}POSTANOWIENIE\n\nDnia 3 listopada 2026 r.\n\npostanawia oddalić wniosek Jana Kota.\n\nPouczenie\nApelację wnosi się w terminie dwóch tygodni od doręczenia postanowienia z uzasadnieniem. Wniosek o uzasadnienie należy złożyć w terminie tygodnia od dnia ogłoszenia postanowienia.\n`;
    expect(endings(ruling)).toEqual(['2026-11-10: wniosek o uzasadnienie']);
  });
});

describe('terms that are not to be kept now', () => {
  it.each([
    ['what should have been done', 'Sprzęt należało zwrócić w ciągu 14 dni od doręczenia.'],
    [
      'a lower sum that is gone',
      'Opłata obniżona obowiązywała przy wpłacie w ciągu 7 dni od wystawienia wezwania.',
    ],
    ['what the sender means to end', 'Sprawa powinna zakończyć się do 30 listopada 2026 r.'],
    [
      'the time in which somebody else answers',
      'Może Pan złożyć reklamację do klubu. Przedsiębiorca ma 14 dni na odpowiedź. To termin dla klubu, nie dla Pana.',
    ],
    [
      'a right of somebody else',
      'Firma, której dotyczy decyzja, może w ciągu miesiąca odwołać się do sądu.',
    ],
    [
      'what follows an answer still to come',
      'Kto wniósł sprzeciw, może w ciągu 14 dni od dnia zawiadomienia o odrzuceniu tego sprzeciwu wystąpić do sądu.',
    ],
    [
      'a term that is over',
      'Na zarzuty miał Pan 7 dni od doręczenia upomnienia. Ten termin już upłynął.',
    ],
    [
      'another occasion',
      'Kto nie przyjdzie, traci miejsce. W takim przypadku może Pan prosić o przywrócenie w ciągu 7 dni.',
    ],
    [
      'a visit that is missed',
      'Niestawienie się i niepowiadomienie w okresie do 7 dni skutkuje utratą statusu.',
    ],
    ['how long a paper holds', 'Termin ważności operatu to 12 miesięcy.'],
    [
      'what a higher sum was given for',
      'Podwyższono odszkodowanie za wydanie nieruchomości w terminie 30 dni.',
    ],
    ['how things stay until then', 'Do końca listopada płaci Pan po staremu.'],
  ])('%s', (_, sentence) => {
    expect(endings(`${firm}Wezwanie do zapłaty\n\n${sentence}\n`)).toEqual([]);
  });

  it('an application for longer use is no payment', () => {
    const letter = `${office}DECYZJA\n\nUstalam opłatę za zajęcie chodnika. Przedłużenie wymaga nowego wniosku złożonego przed 20 listopada 2026 r.\n`;
    expect(endings(letter).filter((term) => term.endsWith('zapłata'))).toEqual([]);
  });
});

test('who has to ask for the reasons first is told that term, not the one of the appeal', () => {
  const letter = `${court}WYROK\nW IMIENIU RZECZYPOSPOLITEJ POLSKIEJ\n\nSąd nakazuje pozwanemu Janowi Kotowi wydać lokal.\n\nPOUCZENIE\nW terminie tygodnia od dnia doręczenia wyroku może Pan złożyć wniosek o doręczenie wyroku z uzasadnieniem. Apelację wnosi się w terminie dwóch tygodni od doręczenia wyroku z uzasadnieniem.\n`;
  expect(endings(letter)).toEqual(['1 weeks: wniosek o uzasadnienie']);
});

test('what a form teaches the accused is no duty of the witness', () => {
  const letter = `${court}WEZWANIE ŚWIADKA\n\nSąd wzywa Pana na dzień 19 marca 2027 r. godz. 13:15.\n\nII. OSKARŻONY. Ma prawo do milczenia; wnioski dowodowe składa w terminie 14 dni.\n`;
  expect(endings(letter)).toEqual([]);
});

describe('terms of others', () => {
  it.each([
    'Kaucję oddam Panu do końca listopada.',
    'Wykonawca zakończy prace do 15 grudnia 2026 r.',
    'Wezwaliśmy pożyczkobiorcę do zapłaty w terminie 14 dni od doręczenia.',
  ])('%s', (sentence) => {
    expect(
      endings(
        `Adam Nowak\nToruń, 5 listopada 2026 r.\n\nPan Jan Kot\n\nZawiadomienie\n\n${sentence}\n`,
      ),
    ).toEqual([]);
  });

  it('a label names no actor', () => {
    const letter = `Serwis AGD\nŁódź, 5 listopada 2026 r.\n\nFaktura 12/11/2026\nNabywca: Jan Kot\nZapłata przelewem w ciągu tygodnia.\n`;
    expect(endings(letter)).toHaveLength(1);
  });
});

test('a lower sum for paying sooner is no last day of the sum itself', () => {
  const letter = `${office}WEZWANIE DO ZAPŁATY\n\nWzywam do zapłaty opłaty dodatkowej 250 zł w terminie 14 dni od dnia doręczenia; w terminie 7 dni od wystawienia 150 zł.\n`;
  expect(endings(letter)).toEqual(['14 days: zapłata', '2026-11-10: zapłata niższej kwoty']);
});

test('an accepted ticket is paid from the day it bears', () => {
  const letter = `Komenda Miejska Policji w Toruniu\nToruń, 20 listopada 2026 r.\n\nMANDAT KARNY KREDYTOWANY\n\nNałożono grzywnę w drodze mandatu karnego w kwocie 800,00 zł. Grzywnę należy uiścić w terminie 7 dni od dnia przyjęcia mandatu.\n`;
  expect(endings(letter)).toEqual(['2026-11-27: zapłata']);
});

test('a notice of the bank that runs from its delivery is a term', () => {
  const letter = `Bank Dom S.A.\nToruń, 5 listopada 2026 r.\n\nPani Ewa Lis\n\nWypowiedzenie umowy kredytu\n\nWypowiadamy umowę kredytu z zachowaniem 30-dniowego okresu wypowiedzenia liczonego od doręczenia tego pisma.\n`;
  expect(read(letter).terms).toMatchObject([{ amount: 30, unit: 'days' }]);
});
