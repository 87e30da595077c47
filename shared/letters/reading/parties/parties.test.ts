import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { partyIn } from './party-name.ts';

const partiesOf = (text: string) => {
  const { sender, recipient, reference } = readLetter(openLetter(text));
  return { sender, recipient, reference };
};

describe('a party', () => {
  it.each([
    'Z dniem dzisiejszym zajęłam Pana świadczenie emerytalne w Oddziale ZUS w Lublinie',
    'W sprawie, którą prowadzę dla Hurtownia Stal sp. z o.o.',
    'Pozdrawiam serdecznie',
    'Lokal',
    'Uczestniczka:',
    'Numer sprawy: 12/26',
    'Wydział Komunikacji',
    'ZAWIADOMIENIE O ZAJĘCIU RACHUNKU',
    'Uprzejmie przypominamy',
    'Osoba uprawniona',
    'DŁUŻNIK WIERZYCIEL',
    'Właściciel/posiadacz',
    'W odpowiedzi należy podać datę i sygnaturę akt',
    'Warszawa, dnia 3 maja 2026 r.',
    'Punkty karne: 5',
    'KARTA ROZPATRZENIA REKLAMACJI',
    'Formularz zgłoszenia szkody',
    '[RACHUNEK_1]',
  ])('is never a label, a heading, a department, a clause or a number: %s', (cell) => {
    expect(partyIn(cell)).toBeNull();
  });

  it.each([
    ['Pan Waldemar Oleś, kierowca autobusu, nr ewid. 2081', 'Waldemar Oleś'],
    ['2. [OSOBA_FORMA_B_3], zam. [ADRES_1]', '[OSOBA_3]'],
    ['[OSOBA_1] „Kwiaciarnia Malwa” ul. Gdańska 231/2', '[OSOBA_1] „Kwiaciarnia Malwa”'],
    ['Szanowny Panie Marcinie Nowak', 'Marcin Nowak'],
    ['PIEKARNIA KŁOS', 'Piekarnia Kłos'],
    ['Wspólnota Mieszkaniowa „[ADRES_1]”', 'Wspólnota Mieszkaniowa „[ADRES_1]”'],
  ])('is named without what stands around its name: %s', (cell, name) => {
    expect(partyIn(cell)?.name).toBe(name);
  });
});

describe('who writes to whom', () => {
  it('is read from the labels of a form, wherever they stand', () => {
    const form = `MANDAT KARNY KREDYTOWANY
1. Organ: Komenda Miejska Policji w Płocku
2. Ukarany: Jan Nowak   3. PESEL: 75061119835
4. Kwota: 300 zł   5. Punkty karne: 5`;
    expect(partiesOf(form)).toMatchObject({
      sender: 'Komenda Miejska Policji w Płocku',
      recipient: 'Jan Nowak',
    });
  });

  it('is read from whom the decision speaks of, where there is no address', () => {
    const decision = `Burmistrz Miasta Sosnowo
ul. Polna 3, 00-950 Sosnowo
Znak: FN.3120.7.2026
Sosnowo, 3 lutego 2026 r.
DECYZJA
Na podstawie art. 207 Ordynacji podatkowej po rozpatrzeniu wniosku Pana Jana Nowaka odmawiam umorzenia.`;
    expect(partiesOf(decision)).toMatchObject({
      sender: 'Burmistrz Miasta Sosnowo',
      recipient: 'Jan Nowak',
      reference: 'FN.3120.7.2026',
    });
  });

  it('is never read from an account, an address of mail or a running sentence', () => {
    const letter = `Zastrzeżenia prosimy zgłaszać w ciągu 14 dni na adres biuro@dom.example
albo na rachunek
45 1030 1508 0000 0008 1726 3544.`;
    expect(partiesOf(letter)).toMatchObject({ sender: null });
  });

  it('is read from the block below the day, where the addressee stands further down', () => {
    const letter = `Kraków, 24 lipca 2026 r.

TRAWNIK Adam Sosna
ul. Polna 25
30-701 Kraków
                                                Pan Jan Nowak
                                                ul. Leśna 4
                                                31-934 Kraków

Wezwanie do zwrotu narzędzi
Wzywam Pana do zwrotu narzędzi w terminie 5 dni od otrzymania pisma.`;
    expect(partiesOf(letter)).toMatchObject({
      sender: 'TRAWNIK Adam Sosna',
      recipient: 'Jan Nowak',
    });
  });

  it.each([
    ['Odpis doręczyć pokrzywdzonej Annie Nowak, ul. Polna 19/4, 58-100 Świdnica', 'Anna Nowak'],
    ['Pani Anna Nowak, ul. Polna 19/4, 58-100 Świdnica', 'Anna Nowak'],
    [
      'Wymierzam przedsiębiorcy Annie Nowak prowadzącej Piekarnię „Rogal” karę pieniężną.',
      'Anna Nowak',
    ],
  ])('is read from whom the text names with an address or a business: %s', (line, recipient) => {
    const order = `Sąd Okręgowy w Płocku, II Wydział Cywilny
Sygn. akt II C 905/26
POSTANOWIENIE
Sąd po rozpoznaniu sprawy przeciwko Bankowi Horyzont S.A. w Warszawie postanawia wniosek oddalić.

${line}`;
    expect(partiesOf(order).recipient).toBe(recipient);
  });

  it('is told with a doubt where two may be meant', () => {
    const letter = `Uczestnik: Jan Nowak
Uczestnik: Adam Kot
ZAWIADOMIENIE
Zawiadamiamy o posiedzeniu w dniu 3 maja 2026 r.`;
    const { parties } = readLetter(openLetter(letter));
    expect(parties.recipient?.sureness).toMatchObject({
      certainty: 'check',
      alternatives: [{ value: 'Adam Kot' }],
    });
  });

  it.each([
    [
      'GRANIT\nTOWARZYSTWO UBEZPIECZEŃ S.A.\nul. Długa 1, 80-958 Gdańsk',
      'Granit Towarzystwo Ubezpieczeń S.A.',
    ],
    [
      'POMORSKI ODDZIAŁ WOJEWÓDZKI\nNARODOWEGO FUNDUSZU ZDROWIA\nul. Morska 148\n80-865 Gdańsk',
      'Pomorski Oddział Wojewódzki Narodowego Funduszu Zdrowia',
    ],
    [
      'KANCELARIA NOTARIALNA\nNotariusz Hanna Rostkowska\nul. Rynek 7/1, 89-600 Chojnice',
      'Notariusz Hanna Rostkowska',
    ],
  ])('is a name that two lines of the letterhead share: %s', (head, sender) => {
    const letter = `${head}\n\nPani Anna Kowal\nul. Lipowa 3, 44-100 Gliwice\n\nSzanowna Pani,\n\nprosimy o kontakt w sprawie Pani pisma.\n`;
    expect(partiesOf(letter).sender).toBe(sender);
  });

  it('is the debtor where the two columns of a bailiff’s head became one', () => {
    const letter = `Komornik Sądowy przy Sądzie Rejonowym w Brodnicy Kamila Wrzos
Sygn. akt Km 214/26
DŁUŻNIK WIERZYCIEL
[OSOBA_1] Arlon NSFIZ w Krakowie ul. Przykop 4 m. 12 87-300 Brodnica ul. Grzegórzecka 67
ZAJĘCIE WYNAGRODZENIA ZA PRACĘ
Na czynności komornika przysługuje dłużnikowi skarga w terminie tygodnia od dnia doręczenia.`;
    const { recipient, terms } = readLetter(openLetter(letter));
    expect([recipient, terms.length]).toEqual(['[OSOBA_1]', 1]);
  });

  it('is a firm whose legal form stands on the next line, not the judge of its case', () => {
    const letter = `Sąd Rejonowy w Bielsku-Białej
Bielsko-Biała, 12 października 2026 r.

                    Pracownia Mebli Klon
                    spółka z ograniczoną odpowiedzialnością
                    ul. Cieszyńska 88, 43-382 Bielsko-Biała

POSTANOWIENIE
Sąd Rejonowy w Bielsku-Białej w składzie: referendarz sądowy Michał Skiba,
postanawia wszcząć postępowanie przymuszające.`;
    expect(partiesOf(letter).recipient).toBe(
      'Pracownia Mebli Klon spółka z ograniczoną odpowiedzialnością',
    );
  });

  it('is the firm, not who represents it', () => {
    const letter = `Burmistrz Miasta Mława
ul. Stary Rynek 19, 06-500 Mława

                                      Meble Zachód Sp. z o.o.
                                      reprezentowana przez Prezesa Zarządu
                                      Panią Barbarę Jutrzenkę
                                      ul. Płocka 102, 06-500 Mława

DECYZJA

Określam wysokość podatku od nieruchomości w kwocie 4 812,00 zł.`;
    expect(partiesOf(letter).recipient).toBe('Meble Zachód Sp. z o.o.');
  });

  it('is read from cells that tabs part', () => {
    const letter = `Energa-Wschód S.A.\tTadeusz Lach
ul. Przemysłowa 4\tul. Sadowa 3
15-101 Białystok\t16-070 Choroszcz

Nr sprawy:\tZD/2026/55120

PRZYPOMNIENIE O ZAPŁACIE

Prosimy o wpłatę do 17 czerwca 2026 r.`;
    expect(partiesOf(letter)).toEqual({
      sender: 'Energa-Wschód S.A.',
      recipient: 'Tadeusz Lach',
      reference: 'ZD/2026/55120',
    });
  });

  it('is the parent whom a school names by that word', () => {
    const letter = `Szkoła Podstawowa nr 8 w Łomży

Do rodziców uczniów klasy 5b
Rodzic:  Emilia Dudek          Uczeń:  Oliwier Dudek

Szanowni Państwo,
klasa wyjeżdża na zieloną szkołę.`;
    expect(partiesOf(letter).recipient).toBe('Emilia Dudek');
  });

  it('is a firm with the legal form of the next line', () => {
    const right = ' '.repeat(50);
    const letter = `Prezes Urzędu Ochrony Danych Osobowych\nul. Moniuszki 1A, 00-014 Warszawa\n${right}Przychodnia Zdrowie-Med\n${right}Spółka z o.o.\n${right}ul. Lipowa 45, 15-424 Białystok\n\nDECYZJA\n\nNakładam karę.\n`;
    expect(partiesOf(letter).recipient).toBe('Przychodnia Zdrowie-Med Spółka z o.o.');
  });

  it('is a person whom a label of the lost column beside follows', () => {
    const letter = `Zakład Wodociągowy Skrwa Sp. z o.o. Gostynin, dnia 8 czerwca 2026 r.\nul. Rolna 40, 09-500 Gostynin Znak: DW/214/2026\nNabywca: nr płatnika 51880\nJerzy Wolski miejsce poboru: Gaśno 12\nul. Polna 12, 09-500 Gostynin\n\nZAWIADOMIENIE\n\nOdetniemy wodę.\n`;
    expect(partiesOf(letter).recipient).toBe('Jerzy Wolski');
  });

  it('is whom the last message of a thread is sent to, not who wrote the one before', () => {
    const mail = `Od: Kamil Brzoza <k@event.example>
Do: Karolina Fus <f@poczta.example>
Temat: Re: faktura

Cześć Karolina,

proponuję zapłatę w dwóch częściach.

> Od: Karolina Fus
> Data: 27 kwietnia 2026
> Proszę o zapłatę.`;
    expect(partiesOf(mail)).toMatchObject({ sender: 'Kamil Brzoza', recipient: 'Karolina Fus' });
  });
});

describe('the addressee', () => {
  const office = `Zakład Wodociągów sp. z o.o.
ul. Wodna 3, 61-101 Poznań
`;
  const body = `
Wzywamy do zapłaty kwoty 820,50 zł za wodę w terminie 7 dni od dnia otrzymania tego pisma.
`;

  it.each([
    [
      'below the closing',
      `${office}${body}\nZ poważaniem\nDział Windykacji\n\nSz. P.\nHalina Wrońska\nul. Polna 4/7\n00-950 Warszawa`,
    ],
    [
      'behind the label of a form',
      `${office}\nKARTA ROZPATRZENIA REKLAMACJI\n\nNr zgłoszenia     R/12/26\nZgłaszająca       Halina Wrońska, ul. Polna 4/7, 00-950 Warszawa\n${body}`,
    ],
    [
      'in the head of a mail',
      `From: Zakład Wodociągów <bok@woda.example>\nTo: Halina Wrońska <h.wronska@poczta.example>\nSubject: zaległość\n\nDzień dobry,\n${body}`,
    ],
  ])('is read %s', (_place, text) => {
    expect(partiesOf(text).recipient).toBe('Halina Wrońska');
  });

  it('is identified in a letterhead that lost its columns', () => {
    const head = `${office}Nr akt 320400/16/2026 [OSOBA_1] PESEL [PESEL_1] zam. [ADRES_1]\n${body}`;
    expect(partiesOf(head).recipient).toBe('[OSOBA_1]');
  });

  it('is not whom a copy is for', () => {
    const copy = `${office}\nPan\nAdam Nowicki\nul. Leśna 1\n61-200 Poznań\n${body}\nZ poważaniem\nDział Windykacji\n\nDo wiadomości:\nPani Halina Wrońska\nul. Polna 4/7\n00-950 Warszawa`;
    expect(partiesOf(copy).recipient).toBe('Adam Nowicki');
  });
});
