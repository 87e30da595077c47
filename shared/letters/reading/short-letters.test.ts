import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { readLetter } from './read-letter.ts';

const read = (text: string) => readLetter(openLetter(text));
const terms = (text: string) =>
  read(text).terms.map(({ kind, date, amount, unit, what }) => ({
    kind,
    end: date ?? `${String(amount)} ${String(unit)}`,
    what,
  }));

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
const fromNursery = `Przedszkole Miejskie nr 7 w Pile
Piła, 20 lutego 2026 r.

Państwo Dorota i Hubert Kawa

Upomnienie w sprawie opłat

Nie odnotowaliśmy opłaty za wyżywienie córki za styczeń w kwocie 189,00 zł. Prosimy o wpłatę do 28 lutego na rachunek przedszkola.
`;
const fromProsecutor = `PROKURATURA REJONOWA W ŻYWCU
4012-0.Ds.611.2026
Żywiec, 8 października 2026 r.

Pan Tadeusz Wnęk
ul. Zielona 4, 34-300 Żywiec

ZAWIADOMIENIE POKRZYWDZONEGO O PRZESŁANIU AKTU OSKARŻENIA

Zawiadamiam, że w dniu 6 października 2026 r. skierowano akt oskarżenia przeciwko Pawłowi S. O terminie rozprawy zawiadomi Sąd.
`;
const fromLabourOffice = `POWIATOWY URZĄD PRACY W LESKU
UP.5200.91.2026
Lesko, 19.01.2026 r.

Pan Igor Stachura, Zwierzyń 4, 38-600 Lesko

Skierowanie do pracy
Kieruję Pana do pracodawcy na stanowisko pilarza. Proszę zgłosić się do pracodawcy w ciągu 3 dni od otrzymania skierowania.
Odmowa skutkuje utratą statusu bezrobotnego na okres 120 dni.
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

describe('a kind of letter', () => {
  it.each([
    ['an enforcement of a nursery', fromNursery],
    ['a hearing without a day', fromProsecutor],
    ['a decision that decides nothing', fromLabourOffice],
  ])('is not %s', (_, letter) => {
    expect(['inne', 'wezwanie-inne', 'wezwanie-do-zaplaty']).toContain(read(letter).type.id);
  });
});

describe('who writes', () => {
  it('is the firm, not who signs for its books', () => {
    const letter = `Hurtownia Kwiatów Azalia s.c.
Lublin, 3 listopada 2026 r.

Kwiaciarnia Pod Lipą Marta Golec
ul. Narutowicza 5, 20-004 Lublin

Potwierdzenie salda

Prosimy o odesłanie odcinka B do 17 listopada 2026 r.

Główna księgowa Zofia Pirek
`;
    expect(read(letter).sender).toBe('Hurtownia Kwiatów Azalia s.c.');
  });

  it('is the head of an office of social help, not the clerk below', () => {
    const letter = `Kierownik Gminnego Ośrodka Pomocy Społecznej w Trzcielu
DŚ.5111.40.2026                              Trzciel, 8.09.2026 r.
Decyzja nr 118/2026
odmawiam Pani Liliannie Bąk, zam. Siercz 12, 66-320 Trzciel, przyznania zasiłku celowego.
Bogna Rutka
`;
    expect(read(letter).sender).toBe('Kierownik Gminnego Ośrodka Pomocy Społecznej w Trzcielu');
  });
});

describe('a day', () => {
  it('is an examination where the letter calls it one, whatever it is held for', () => {
    const letter = `ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH
Oddział w Chrzanowie
Chrzanów, 10 czerwca 2026 r.

Zawiadamiamy, że w dniu 24 czerwca 2026 r. o godz. 11:20 ma Pani wyznaczone badanie u lekarza orzecznika, pok. 114, w celu kontroli zwolnienia. Niezgłoszenie się na badanie spowoduje, że zaświadczenie straci ważność.
`;
    expect(read(letter).events).toMatchObject([
      { kind: 'examination', date: '2026-06-24', time: '11:20', place: 'pok. 114' },
    ]);
    expect(read(letter).events[0]?.consequence).toContain('straci ważność');
  });
});

const fromCustoms = `Naczelnik Urzędu Celno-Skarbowego w Warszawie
448000-COC.4310.2217.2026
Warszawa, 13 października 2026 r.

Pan Seweryn Kołtun
ul. Wiejska 4, 05-304 Stanisławów

INFORMACJA O ZAMIARZE WYDANIA DECYZJI

Zawiadamiam, że zamierzam wydać decyzję niekorzystną dla Pana. Przed wydaniem decyzji może Pan przedstawić swoje stanowisko w terminie 30 dni od dnia otrzymania niniejszego pisma. Na tym etapie nie należy niczego dopłacać.
Odwołanie będzie służyć od decyzji, jeżeli zostanie wydana.
`;
const fromRecruitment = `WOJSKOWE CENTRUM REKRUTACJI W ELBLĄGU
Elbląg, 5.02.2026 r.

Pan Oskar Gliniecki
82-300 Elbląg, ul. Robotnicza 210

WEZWANIE

Wzywam Pana do osobistego stawienia się dnia 26.02.2026 r. o godz. 9:30 w sprawie uaktualnienia danych.
W razie niestawienia się szef WCR może nałożyć grzywnę w celu przymuszenia. Na postanowienie o nałożeniu grzywny służyłoby zażalenie w terminie 7 dni; na samo wezwanie środek zaskarżenia nie przysługuje.
`;
const fromPolice = `KOMISARIAT POLICJI W ROKIETNICY
Rokietnica, dnia 30 lipca 2026 r.

Pani Jowita Pestka
ul. Rolna 7, 62-090 Rokietnica

ZAWIADOMIENIE POKRZYWDZONEGO

Zawiadamiam o przesłaniu wniosku o ukaranie.

Pouczenie
[x] Pokrzywdzony może w terminie 7 dni oświadczyć, że będzie działał jako oskarżyciel posiłkowy.
[ ] Wobec odstąpienia od skierowania wniosku pokrzywdzonemu służy zażalenie w terminie 7 dni.
`;

describe('a remedy', () => {
  it.each([
    ['a decision that is only meant to come', fromCustoms],
    ['a fine that may follow', fromRecruitment],
    ['a box that nobody ticked', fromPolice],
  ])('is never read from %s', (_, letter) => {
    expect(read(letter).remedy).toBeNull();
  });

  it('has the longer term where the letter says that the law gives it', () => {
    const letter = `Sąd Rejonowy w Ostrołęce
I Wydział Cywilny
Ostrołęka, 17 września 2026 r.

Pan Teodor Walczuk
ul. Hallera 9, 07-410 Ostrołęka

Doręczam Panu jako powodowi odpis wyroku z dnia 11 czerwca 2026 r. wraz z pisemnym uzasadnieniem.

POUCZENIE
Ponieważ termin do sporządzenia uzasadnienia został przedłużony, apelację wnosi się w terminie trzech tygodni od dnia doręczenia wyroku z uzasadnieniem. Dwutygodniowy termin w tej sprawie nie ma zastosowania.
`;
    expect(terms(letter)).toEqual([
      { kind: 'from_delivery', end: '3 weeks', what: 'apelacja – wniesienie' },
    ]);
  });
});

const fromHousing = (words: string) => `Spółdzielnia Mieszkaniowa Zorza
Elbląg, 15 stycznia 2026 r.

Pani Bożena Rutkowska
ul. Ogólna 7, 82-300 Elbląg

INFORMACJA

${words}
`;

describe('a letter that asks for nothing', () => {
  it.each([
    'Zaległość w opłatach za lokal w kwocie 2 318,44 zł została w całości uregulowana 10 stycznia 2026 r.',
    'Zadłużenie karty 1 942,10 zł było ubezpieczone. Prosimy nic nie wpłacać do czasu decyzji ubezpieczyciela.',
  ])('makes nobody pay: %s', (words) => {
    expect(read(fromHousing(words)).financial.direction).not.toBe('to_pay');
    expect(read(fromHousing(words)).type.code).toBe('inne');
  });

  it('is none that tells what to do where the debt was paid in the meantime', () => {
    const letter = `Zakład Ubezpieczeń Społecznych Oddział w Gdyni
Gdynia, 14.10.2026 r.

Pani Olga Fajkowska
ul. Gdańska 31, 84-200 Wejherowo

UPOMNIENIE

Wzywa się do zapłaty należności 6 345,76 zł w terminie 7 dni od dnia doręczenia upomnienia pod rygorem wszczęcia egzekucji administracyjnej.
Gdy należność została zapłacona po wystawieniu upomnienia, prosimy o kontakt.
`;
    expect(read(letter).threat.level).toBe('HIGH');
  });

  it('is no demand of money when it calls for something else', () => {
    const letter = fromHousing('Wzywam Panią do usunięcia gałęzi do 31 stycznia 2026 r.').replace(
      'INFORMACJA',
      'Przedsądowe wezwanie do zaniechania naruszeń',
    );
    expect(read(letter).type.code).toBe('inne');
  });
});

describe('words as they are printed', () => {
  it('are read though their letters stand apart', () => {
    const letter = `PREZYDENT MIASTA OPOLA
Opole, dnia 19.10.2026 r.

DECYZJA

Po rozpatrzeniu wniosku Pani Reginy Olczak, ul. Ozimska 20, 45-058 Opole,
                       p r z y z n a j ę
dodatek mieszkaniowy w wysokości 312,40 zł miesięcznie.

POUCZENIE
Od decyzji służy odwołanie w terminie 14 dni od jej doręczenia.
`;
    expect(read(letter).threat.level).toBe('LOW');
  });

  it('name the number of the case in the subject of a message', () => {
    const letter = `Od: Rozliczenia <kontakt@firma.example>
Do: Ireneusz Wasil
Temat: Sprawa IK-556120: przypomnienie

Panie Ireneuszu, prosimy o wpłatę 150,00 zł do 10 czerwca 2026 r.
`;
    expect(read(letter).reference).toBe('IK-556120');
  });
});

describe('a day of somebody else', () => {
  it('of several days is the first', () => {
    const letter = `Sąd Rejonowy w Wadowicach
III Wydział Rodzinny i Nieletnich
12 marca 2026 r.

Pani Sylwia Kuska
ul. Wadowicka 5, 34-100 Wadowice

ZAWIADOMIENIE
Zawiadamia się Panią, że kurator sądowy przeprowadzi wywiad w miejscu zamieszkania w dniach 20-27 marca 2026 r.
`;
    expect(read(letter).events).toMatchObject([{ kind: 'inspection', date: '2026-03-20' }]);
  });

  it('is the day a witness is called to, whatever the verb', () => {
    const letter = `Sąd Okręgowy w Radomiu
I C 1200/25                       Radom, 4 maja 2026 r.

WEZWANIE ŚWIADKA

Pan Kamil Sadza, ul. Żeromskiego 9, 26-600 Radom

Sąd wzywa Pana jako świadka w sprawie o rozwód na dzień 9 czerwca 2026 r. godz. 12:15, sala 18. Świadkowi przysługuje zwrot kosztów podróży na wniosek złożony w ciągu 3 dni.
`;
    expect(read(letter).events).toMatchObject([{ date: '2026-06-09', time: '12:15' }]);
    expect(terms(letter)).toEqual([]);
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
