import { describe, expect, it } from 'vitest';

import { letterDuties } from '#shared/letters/answering/actions.ts';
import { moneyItems } from '#shared/letters/reading/money/money-items.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { raisedMatters } from './raised-matters.ts';

const read = (letter: string) => readLetter(openLetter(letter));
const raised = (letter: string) => raisedMatters(read(letter)).map(({ step }) => step);

const court = (body: string) =>
  `Sąd Rejonowy w Łodzi\nXIII Wydział Gospodarczy\nŁódź, 9 lipca 2026 r.\nSygnatura akt: XIII GCo 284/26\n\nJan Nowak\nul. Polna 4\n90-520 Łódź\n\nZAWIADOMIENIE\n\n${body}\n`;
const firm = (title: string, body: string) =>
  `Karbon sp. z o.o.\nul. Domaniewska 4, 02-672 Warszawa\n\nWarszawa, 3 sierpnia 2026 r.\n\nJan Nowak\nul. Polna 4\n39-300 Mielec\n\n${title}\n\n${body}\n`;

describe('what letters between people who settle accounts leave to the reader', () => {
  it.each([
    'Z wniosku Malwa sp. z o.o. o zawezwanie do próby ugodowej wyznaczono posiedzenie na dzień 17 września 2026 r.',
    'Zawiadamia się o posiedzeniu pojednawczym w dniu 17 września 2026 r., godz. 10:15.',
  ])('has the terms of a settlement weighed: %s', (body) => {
    expect(raised(court(body))).toContain('Zdecyduj, na jakich warunkach zawrzesz ugodę');
  });

  it('has the person who owes something to a debtor check how much', () => {
    const letter = `Komornik Sądowy przy Sądzie Rejonowym w Oławie Jan Kot\nOława, 23 lipca 2026 r.\nKm 1147/26\nDłużnik zajętej wierzytelności: FERMATA Anna Lis, ul. Polna 4, 55-200 Oława\n\nZAJĘCIE WIERZYTELNOŚCI\n\nZajmuję wierzytelności przysługujące dłużnikowi Adamowi Bielakowi od adresata z umów i faktur, w szczególności z faktury nr 14/07/2026 na kwotę 7 380,00 zł. Wzywam, aby Pani należnego świadczenia nie uiszczała dłużnikowi, lecz złożyła je komornikowi.\n`;
    expect(raised(letter)).toContain(
      'Sprawdź faktury: wpłacasz tylko to, co należy się dłużnikowi',
    );
  });

  it.each([
    'Potrącamy karę umowną 2 400,00 zł z Pana faktury nr 3/07/2026 na 1 845,00 zł.',
    'Naliczyliśmy karę umowną 900,00 zł za zwłokę. Kwotę potrąciliśmy z wynagrodzenia za lipiec.',
  ])('has a contractual penalty and its set-off checked: %s', (body) => {
    expect(raised(firm('NOTA OBCIĄŻENIOWA NR 4/2026', body))).toContain(
      'Sprawdź w umowie karę i potrącenie',
    );
  });

  it('keeps the rent and the deposit of a tenancy that ends in view', () => {
    const body =
      'Wypowiadam Panu umowę najmu lokalu użytkowego nr 7 z zachowaniem terminu trzymiesięcznego. Kaucja zostanie zwrócona w ciągu 30 dni.';
    expect(raised(firm('WYPOWIEDZENIE UMOWY NAJMU', body))).toContain('Dopilnuj zwrotu kaucji');
  });

  it.each([
    'Wniesienie odwołania nie powoduje zawieszenia wykonania decyzji; o zawieszenie można wnioskować.',
    'Odwołanie nie wstrzymuje wykonania decyzji, można jednak złożyć wniosek o wstrzymanie wykonania.',
  ])('tells that a decision can be suspended: %s', (instruction) => {
    const letter = `Naczelnik Urzędu Celno-Skarbowego w Łodzi\nŁódź, 11 sierpnia 2026 r.\nCPC-2.4510.203.2026\n\nJan Nowak\nul. Polna 4, 90-520 Łódź\n\nDECYZJA\n\nOkreślam kwotę należności:\n\nA00  cło                  1 284,00 zł\nB00  podatek VAT            295,00 zł\nodsetki za zwłokę            97,00 zł\ndo zapłaty                1 676,00 zł\n\nWzywam do zapłaty w terminie 10 dni od dnia doręczenia niniejszej decyzji na rachunek 37 1140 2004 0000 3802 7755 1904.\n\nPOUCZENIE\n\nOd decyzji służy odwołanie w terminie 14 dni od dnia jej doręczenia. ${instruction}\n`;
    expect(raised(letter)).toContain('Rozważ wniosek o wstrzymanie wykonania');
    const duty = moneyItems(read(letter).view).find(({ grosze }) => grosze === 128_400);
    expect(duty?.role).toBe('main');
  });

  it('has the data behind a new fee checked', () => {
    const letter = `Wójt Gminy Zalesie\nZalesie, 7 września 2026 r.\n\nJan Nowak\nPolna 3\n26-134 Zalesie\n\nZAWIADOMIENIE\no wysokości opłaty za gospodarowanie odpadami komunalnymi\n\nZawiadamiam, że od dnia 1 października 2026 r. zmienia się stawka opłaty. Liczba osób: 3. Jeżeli dane o liczbie osób są nieaktualne, prosimy o kontakt.\n`;
    expect(raised(letter)).toContain('Sprawdź dane, z których policzono opłatę');
  });

  it('raises none of it in an ordinary bill', () => {
    const letter = firm('WEZWANIE DO ZAPŁATY', 'Wzywamy do zapłaty 300,00 zł w terminie 7 dni.');
    expect(raised(letter)).toEqual([]);
    expect(letterDuties(read(letter)).length).toBeGreaterThan(0);
  });
});
