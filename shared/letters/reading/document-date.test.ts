import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { readDocumentDate } from './document-date.ts';
import { viewLetter } from './letter-view.ts';

describe('the day a letter bears', () => {
  it.each([
    ['behind "Data:" on paper', 'Zarząd Dróg\nNr: SP/10442/2026\nData: 12.11.2026'],
    [
      'behind the name of the letter itself',
      'Parking\n   WEZWANIE   data wezwania : 12.11.2026 r.\n   Data : 14.08.2026   godz . od 12 : 06',
    ],
    [
      'behind the name of a form',
      'Sklep\nZamówienie   nr 118 z 14.11.2025\nData zgłoszenia   8.05.2026\nData odpowiedzi: 12.11.2026',
    ],
    [
      'behind the making of a protocol',
      'ZUS\n1. Czas trwania kontroli: 7.09.2026 - 2.10.2026\n2. Data sporządzenia protokołu: 12 listopada 2026 r.',
    ],
    ['with the year first', 'Zarząd Dróg\nPiła, 2026.11.12'],
    [
      'in the head of an e-mail',
      'Od: biuro@drogi.example\nData: 12 listopada 2026 09:12\nTemat: Postój',
    ],
  ])('is read %s before any day of the text', (_place, head) => {
    const text = `${head}\n\nWEZWANIE\n\nWzywam do wniesienia opłaty za postój zgłoszony 14 sierpnia 2026 r. w strefie.`;
    expect(readDocumentDate(viewLetter(openLetter(text)))?.iso).toBe('2026-11-12');
  });
});

const mail = 'Od: Biuro <b@biuro.example>\nDo: anna@poczta.example';
const body = 'Pismo dotyczy: szkoda z 29 maja 2026 r.';

describe('the day of a message or a form, before any other day in its head', () => {
  it.each([
    [`${mail}\nData: środa, 16 września 2026 13:26\nTemat: Szkoda\n\nDzień dobry,\n\n${body}`],
    [`${mail}\nData: wt., 16.09.2026, 08:52\nTemat: Szkoda\n\nSzanowna Pani,\n\n${body}`],
    [`${mail}\nWysłano: poniedziałek, 16 września 2026 11:26\nTemat: RE\n\nPani Anno,\n\n${body}`],
    [`${mail}\nData wysłania: śr. 16.09.2026 11:26\nTemat: RE\n\nPani Anno,\n\n${body}`],
    [
      `Portal\n\nTemat:  Zwrot\nOd:     Urząd\nData:   16.09.2026 07:12\n\nData zlecenia     13.09.2026`,
    ],
    [
      '[ Data ]  16.09.2026    [ Indeks ]  3-118\n\nOPŁATY   obowiązuje od:  1 października 2026 r.',
    ],
    ['Wójt Gminy\nFN.31.12.2026\n16.09.2026\nDecyzja\nUstalam podatek.\nI   271,00   16.03.2026'],
    ['Rachunek\nTermin płatności          30.09.2026\nWystawiono          16.09.2026'],
    ['NAKAZ ZAPŁATY Dnia 16 września 2026 r.\nna skutek pozwu wniesionego dnia 27 lipca 2026 r.\n'],
  ])('is read in %j', (text) => {
    expect(readDocumentDate(viewLetter(openLetter(text)))?.iso).toBe('2026-09-16');
  });
});

describe('the day of a thread is that of its last message', () => {
  it.each([
    'WINDYKO        śr., 9 września 2026, 10:02\nWplata do 12.09.2026.\n\nWINDYKO        śr., 16 września 2026, 10:02\nWplata do 30.09.2026.',
    '[zrzut ekranu SMS]\n\n09.09.2026  07:48\nMandat nie oplacony 12.08.2026.\n\n16.09.2026  12:15\nOstatnie przypomnienie.',
    '09.09.2026, 07:48\nMandat nie oplacony 12.08.2026.\n---\n16.09.2026, 12:15\nOstatnie przypomnienie.',
  ])('%j', (text) => {
    expect(readDocumentDate(viewLetter(openLetter(text)))?.iso).toBe('2026-09-16');
  });

  it.each([
    'Sąd Rejonowy w Kole, 16 września 2026\n\nTerminy rozpraw:\n\n03.11.2026  10:00\nsala 3\n\n10.11.2026  12:00\nsala 4',
    'Sąd Rejonowy w Kole\nData: 16.09.2026 r.\n\nTermin I   03.11.2026  10:00\nTermin II   10.11.2026  12:00',
    'Od: a@sklep.example\nData: 16.09.2026 10:00\nTemat: wizyty\n\nWizyta pierwsza 3.11.2026 10:00\n\nWizyta druga 10.11.2026 10:00',
  ])('and appointments with an hour are none: %j', (text) => {
    expect(readDocumentDate(viewLetter(openLetter(text)))?.iso).toBe('2026-09-16');
  });
});

describe('the day of another paper is not the letter’s', () => {
  it.each([
    'Rachunek za wodę\nOdczyt          31.08.2026\nData dokumentu          16.09.2026',
    'W odpowiedzi na wniosek, który wpłynął 5.08.2026\n\nDECYZJA nr 3 z dnia 16.09.2026\nStarosta odmawia',
    'Starosta\nPo rozpatrzeniu wniosku Pani Ewy Lis z dnia 3.08.2026\nDECYZJA z dnia 16.09.2026',
    'Spółdzielnia\nSaldo na dzień 31.08.2026: 120,00 zł\nPismo z dnia 16.09.2026\nPan Jan Kos',
    'Regulamin w wersji z 1.08.2026\nSpółdzielnia\n16.09.2026 r.\nPan Jan Kos',
    'Urząd Gminy\nPan Jan Kos\nreklamacja z 3.08.2026\n\nDokument podpisany elektronicznie: 16.09.2026',
    'Sklep Meble\nReklamacja zgłoszona 3.08.2026\nOdpowiedź z 16.09.2026\nPan Jan Kos',
  ])('%j', (text) => {
    const letter = `${text}\n\nProsimy o zapłatę 12,50 zł w terminie do 30 października 2026 r. na rachunek.`;
    expect(readDocumentDate(viewLetter(openLetter(letter)))?.iso).toBe('2026-09-16');
  });
});

describe('a day that the text only tells of is not the letter’s', () => {
  it.each([
    'Wspólnota Nad Stawem\n\nW dniach 7-9 grudnia 2026 r. nie będzie wody. Prosimy o kontakt.',
    'Od 1 stycznia 2027 r. obowiązuje nowa taryfa. Prosimy o zapoznanie się z cennikiem.',
    'Wspólnota\n\nProsimy o udostępnienie lokali 8 grudnia. Ekipa wejdzie między 9 a 13.',
  ])('%j', (text) => {
    expect(readDocumentDate(viewLetter(openLetter(text)))).toBeUndefined();
  });
});
