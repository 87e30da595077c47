import { describe, expect, it } from 'vitest';

import { fromLabourOffice, fromNursery } from './letters.ts';
import { read, terms } from './read-short.ts';

const fromEmployer = `PHU Metalpol Zych i Syn sp. j.
Zawiercie, 2 marca 2026 r.

Pan Łukasz Gacek

ZAWIADOMIENIE O ZASTOSOWANIU KARY PORZĄDKOWEJ

Po wysłuchaniu Pana stosuję wobec Pana karę nagany.
Od nałożonej kary może Pan wnieść sprzeciw do pracodawcy w terminie 7 dni od dnia zawiadomienia Pana o ukaraniu.
Nieodrzucenie sprzeciwu w ciągu 14 dni jest równoznaczne z jego uwzględnieniem.
`;

const fromCourt = `Sąd Rejonowy w Tarnobrzegu I Wydział Cywilny
Sygn. akt I Co 288/26
Tarnobrzeg, 5.06.2026 r.

Pani Stefania Wilk (wierzycielka)
ul. Wiślana 3, 39-400 Tarnobrzeg

Postanowienie z dnia 2 czerwca 2026 r.
Sąd postanawia oddalić wniosek o nadanie klauzuli wykonalności.

Pouczenie: na postanowienie przysługuje wierzycielowi zażalenie w terminie tygodnia od dnia doręczenia.
`;

const fromBailiff = `Komornik Sądowy przy Sądzie Rejonowym w Bochni Paweł Ździebło
Km 881/25
Bochnia, dnia 3 sierpnia 2026 r.

Pani Wanda Tokarz
ul. Krakowska 18, 32-700 Bochnia

ZAWIADOMIENIE O OPISIE I OSZACOWANIU

Opis i oszacowanie nieruchomości rozpocznie się 28 sierpnia 2026 r. o godz. 10:00 na miejscu.
`;

describe('whose term it is', () => {
  it('is not the time the employer has for the objection', () => {
    expect(terms(fromEmployer)).toEqual([
      { kind: 'from_delivery', end: '7 days', what: 'sprzeciw – wniesienie' },
    ]);
  });

  it('is the reader who is named as the party the remedy is for', () => {
    expect(read(fromCourt).remedy?.name).toBe('zażalenie');
    expect(terms(fromCourt)).toMatchObject([{ end: '1 weeks' }]);
  });

  it('is the reader who is to go to somebody else', () => {
    expect(terms(fromLabourOffice)).toMatchObject([{ end: '3 days' }]);
  });
});

describe('from when a term runs', () => {
  it('is never the delivery where the law counts from the end of an act', () => {
    expect(terms(fromBailiff)).toEqual([]);
    expect(read(fromBailiff).remedy?.name).toBe('skarga na opis i oszacowanie');
  });

  it('is never the delivery where days are counted back from a meeting', () => {
    const letter = fromNursery.replace(
      'Prosimy o wpłatę do 28 lutego na rachunek przedszkola.',
      'Wnioski można zgłaszać w terminie do 15 dni przed dniem zebrania.',
    );
    expect(terms(letter)).toEqual([]);
  });

  it('takes the year of a day without one from the day of the letter', () => {
    expect(terms(fromNursery)).toEqual([{ kind: 'date', end: '2026-02-28', what: 'zapłata' }]);
    const winter = fromNursery
      .replace('20 lutego 2026', '20 grudnia 2026')
      .replace('28 lutego', '9 stycznia');
    expect(terms(winter)).toMatchObject([{ end: '2027-01-09' }]);
  });

  it('leaves out the days in which a payment would have been cheaper', () => {
    const letter = fromNursery.replace(
      'Prosimy',
      'Przy wpłacie w ciągu 7 dni opłata wynosi 95 zł. Prosimy',
    );
    expect(terms(letter)).toMatchObject([{ end: '2026-02-28' }]);
  });
});

describe('a term of the reader', () => {
  const letter = (sender: string, title: string, body: string) =>
    `${sender}\nLublin, dnia 3 listopada 2026 r.\n\nPan Jan Wilk\nul. Lipowa 5/6\n20-001 Lublin\n\n${title}\n\n${body}\n`;
  const ends = (text: string) => terms(text).map(({ end }) => end);

  it.each([
    'Wzywamy Pana do zapłaty opłat za używanie lokalu w terminie 14 dni od dnia doręczenia.',
    'nakładam na inwestora, Pana Jana Wilka\n\nobowiązek usunięcia, w terminie 14 dni od dnia doręczenia niniejszego postanowienia, nieprawidłowości w projekcie budynku.',
    'Wypowiadamy Panu umowę z zachowaniem 14-dniowego okresu wypowiedzenia, liczonego od dnia następującego po doręczeniu pisma.',
  ])('is kept: %s', (body) => {
    expect(ends(letter('Spółdzielnia Zachód', 'PISMO', body))).toEqual(['14 days']);
  });

  it.each([
    'Zastrzeżenia można zgłosić w trybie reklamacji (oddział, telefon); odpowiedź w ciągu 30 dni.',
    'Oprocentowanie:\n\n          do 30 listopada 2026       od 1 grudnia 2026\nmarża     1,95%                      1,75%',
  ])('is not how soon the sender answers, nor the heading of an old price: %s', (body) => {
    expect(ends(letter('Bank Morawia S.A.', 'INFORMACJA', body))).toEqual([]);
  });

  it('is kept where the headings of three columns of instructions became one', () => {
    const court = 'Sąd Rejonowy w Lublinie III Wydział Karny\nSygn. akt III W 611/26';
    const body =
      'po rozpoznaniu sprawy przeciwko Janowi Wilkowi orzeka: obwinionego Jana Wilka uznaje za winnego i wymierza mu karę grzywny w wysokości 500,00 złotych.\n\nPOUCZENIE DLA OBWINIONEGO DLA OSKARŻYCIELA DLA POKRZYWDZONEJ\n1. Obwinionemu przysługuje prawo wniesienia sprzeciwu w terminie zawitym 7 dni od dnia doręczenia wyroku.';
    expect(ends(letter(court, 'WYROK NAKAZOWY', body))).toEqual(['7 days']);
  });
});

describe('a term is called by what is to be done in it', () => {
  const head = (sender: string, title: string, body: string) =>
    `${sender}\nLublin, dnia 3 listopada 2026 r.\n\nPan Jan Wilk\nul. Lipowa 5/6\n20-001 Lublin\n\n${title}\n\n${body}\n`;

  it('is the time that the sender waits before the next step, where the letter sets no day to pay', () => {
    const sender = 'Miejskie Przedsiębiorstwo Wodociągów Sp. z o.o. w Lublinie';
    const title = 'ZAWIADOMIENIE O ZAMIARZE ODCIĘCIA DOSTAWY WODY';
    const body =
      'Z powodu zaległości w kwocie 612,30 zł odetniemy dostawę wody po upływie 20 dni od dnia doręczenia zawiadomienia. Wzywamy do zapłaty.';
    expect(terms(head(sender, title, body))).toEqual([
      { kind: 'from_delivery', end: '20 days', what: 'zapłata' },
    ]);
    const withDay = `${body} Zapłaty należy dokonać w terminie 7 dni od dnia doręczenia.`;
    expect(terms(head(sender, title, withDay))).toEqual([
      { kind: 'from_delivery', end: '7 days', what: 'zapłata' },
    ]);
  });

  it('is the duty itself where a reminder asks for no money', () => {
    const sender = 'Państwowy Powiatowy Inspektor Sanitarny w Lublinie';
    const body =
      'Wzywam Pana do poddania dziecka obowiązkowym szczepieniom ochronnym w terminie 7 dni od dnia doręczenia upomnienia pod rygorem wszczęcia postępowania egzekucyjnego.';
    expect(terms(head(sender, 'UPOMNIENIE', body))).toEqual([
      { kind: 'from_delivery', end: '7 days', what: 'wykonanie obowiązku' },
    ]);
  });

  it('is the request for reasons where a party may ask for them', () => {
    const sender = 'Sąd Rejonowy w Radomiu I Wydział Cywilny\nSygn. akt I C 512/26';
    const body =
      'Sąd postanawia odmówić pozwanemu Janowi Wilkowi zwolnienia od kosztów sądowych.\n\nPouczenie: Strona może w terminie tygodnia od dnia doręczenia żądać uzasadnienia postanowienia.';
    expect(terms(head(sender, 'POSTANOWIENIE', body)).map(({ what }) => what)).toContain(
      'wniosek o uzasadnienie',
    );
  });
});
