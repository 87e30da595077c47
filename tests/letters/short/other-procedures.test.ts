import { describe, expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { isCutOff, maySayMore } from '#shared/letters/intake/completeness.ts';
import { secondLetter } from '#shared/letters/reading/clauses/second-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { read, terms } from './read-short.ts';

const kindOf = (letter: string) => familyFor(read(letter)).kind;
const repliesTo = (letter: string) => answerReplies(openLetter(letter), undefined, '2026-05-10');

const refusal = (sender: string, body: string) => `${sender}
ul. Portowa 4, 81-350 Gdynia

Gdynia, 4 maja 2026 r.
Nr reklamacji: RK/118/2026

Pani Ewa Mróz
ul. Lipowa 3
81-300 Gdynia

ODPOWIEDŹ NA REKLAMACJĘ

Szanowna Pani,

rozpatrzyliśmy Pani reklamację. ${body}

Z poważaniem
Jan Kos
`;

describe('a refused complaint', () => {
  it.each([
    [
      'of a hotel',
      refusal(
        'Hotel Bryza Sp. z o.o.',
        'Nie zwracamy zaliczki 640,00 zł za odwołany pobyt, bo odwołała go Pani trzy dni przed przyjazdem. Może Pani pójść do sądu.',
      ),
    ],
    [
      'of a gym',
      refusal(
        'Klub Forma S.A.',
        'Odmawiamy zwrotu opłaty za karnet. Regulamin nie przewiduje zwrotu za niewykorzystane wejścia.',
      ),
    ],
    [
      'of a courier',
      refusal(
        'Kurier Wschód Sp. z o.o.',
        'Nie uznajemy roszczenia o 310,00 zł za spóźnioną przesyłkę. Opóźnienie nie było z naszej winy.',
      ),
    ],
  ])('%s is not answered with a shop’s duties', (_, letter) => {
    expect(kindOf(letter)).toBe('service_refusal');
    const replies = JSON.stringify(repliesTo(letter));
    expect(replies).not.toMatch(/naprawę albo wymianę|43d|Odbiorę rzecz|PONOWNA REKLAMACJA/);
  });

  it('of a shop keeps the shop’s duties', () => {
    const letter = refusal(
      'Sklep Krok Sp. z o.o.',
      'Nie uznajemy reklamacji butów. Wada powstała w użyciu. Buty z przesyłki zwrotnej można odebrać w sklepie.',
    );
    expect(kindOf(letter)).toBe('seller_complaint');
  });
});

describe('a ruling of a doctor of KRUS', () => {
  const ruling = `KASA ROLNICZEGO UBEZPIECZENIA SPOŁECZNEGO
Placówka Terenowa w Łosicach
ul. Rynek 2, 08-200 Łosice
Łosice, dnia 4 maja 2026 r.
Nr sprawy: 0909-ORZ.118.2026

Pan Jan Gawron
Toporów 7, 08-200 Łosice

ORZECZENIE LEKARZA RZECZOZNAWCY

Lekarz rzeczoznawca orzekł, że nie jest Pan niezdolny do pracy w gospodarstwie rolnym.
Od orzeczenia może Pan wnieść odwołanie do komisji lekarskiej Kasy w terminie 14 dni od doręczenia.
`;

  it('goes to the commission of KRUS and is no family benefit of ZUS', () => {
    expect(kindOf(ruling)).toBe('krus_ruling');
    expect(read(ruling).remedy).toMatchObject({ name: 'odwołanie' });
    const said = repliesTo(ruling).variant_2_assertive.content;
    expect(said).toContain('Komisja Lekarska Kasy Rolniczego Ubezpieczenia Społecznego');
    expect(JSON.stringify(repliesTo(ruling))).not.toMatch(/świadczenia dla rodziny|Prezes Zakładu/);
  });
});

describe('a list of claims against a bankrupt', () => {
  const listed = `Syndyk masy upadłości Tartak Bór Sp. z o.o. w upadłości
Maria Lis, ul. Zielona 1, 10-001 Olsztyn
Olsztyn, 4 maja 2026 r.
Sygn. akt OL1O/GUp/12/2026

Pan Adam Kot
ul. Leśna 9
11-100 Lidzbark Warmiński

ZAWIADOMIENIE O ZŁOŻENIU LISTY WIERZYTELNOŚCI

Zawiadamiam, że złożyłam sędziemu-komisarzowi listę wierzytelności, o czym obwieszczono 30 kwietnia 2026 r. Pana wierzytelność uznano w kwocie 4 000,00 zł, a w zakresie 1 500,00 zł odmówiono uznania. Wierzyciel, któremu odmówiono uznania, może do 14 maja 2026 r. złożyć sprzeciw do sędziego-komisarza przez Krajowy Rejestr Zadłużonych.
`;

  it('is contested before the judge by its day, not filed again', () => {
    const facts = read(listed);
    expect(facts.remedy).toMatchObject({ name: 'sprzeciw' });
    expect(terms(listed)).toContainEqual(expect.objectContaining({ end: '2026-05-14' }));
    expect(familyFor(facts).kind).toBe('claims_list');
    const { required_actions: actions } = answerClassification(openLetter(listed));
    expect(actions.map(({ action }) => action).join(' ')).not.toMatch(/Zgłoś swoją wierzytelność/);
  });
});

describe('a fine from abroad in Polish words', () => {
  const fine = `Bezirkshauptmannschaft Baden
Schwartzstraße 50, 2500 Baden, Austria

Pan Jan Kot
ul. Leśna 9
43-300 Bielsko-Biała

Data: 4 maja 2026 r.
Numer: BNS2-S-26 118/5

DECYZJA O GRZYWNIE

Pana pojazdem popełniono wykroczenie drogowe w Austrii. Nakładamy grzywnę EUR 120,00. Może Pan wnieść odwołanie w terminie dwóch tygodni od doręczenia tego pisma.
`;

  it('offers no remedy of Polish offices', () => {
    const facts = read(fine);
    expect(facts.type.id).toBe('mandat-zagraniczny');
    expect(facts.remedy?.legal_basis ?? null).toBeNull();
    const said = JSON.stringify([facts.remedy, repliesTo(fine)]);
    expect(said).not.toMatch(/k\.p\.a\.|kolegium odwoławcze|organ wyższego stopnia/i);
  });
});

describe('a suit for maintenance', () => {
  const suit = (order: string) => `Sąd Rejonowy w Chrzanowie
III Wydział Rodzinny i Nieletnich
Chrzanów, 11 sierpnia 2026 r.
Sygn. akt III RC 214/26

Pan Marek Pabian
ul. Oświęcimska 77
32-500 Chrzanów

DORĘCZENIE POZWU O ALIMENTY

Doręczamy odpis pozwu o alimenty. Zobowiązujemy Pana do złożenia odpowiedzi na pozew w terminie 14 dni. ${order}
`;

  it('gives no complaint against a security that the court refused', () => {
    const refused = suit('Sąd oddalił wniosek o zabezpieczenie.');
    expect(repliesTo(refused).variant_3_tactical_delay.content).not.toContain('ZAŻALENIE');
    const ordered = suit('Sąd udzielił zabezpieczenia w kwocie 600,00 zł miesięcznie.');
    expect(repliesTo(ordered).variant_3_tactical_delay.content).toContain('ZAŻALENIE');
  });
});

describe('a scan of two letters', () => {
  const scan = (second: string) => `[skan: strona 1 z 2]

Wspólnota Mieszkaniowa Lipowa 4 w Rypinie
                                            Rypin, 22 października 2026 r.
                                            nr WM/7/2026

Pani Zofia Sowa

Zawiadomienie o zmianie zaliczki

Szanowna Pani, zawiadamiamy, że od 1 grudnia 2026 r. zaliczka na fundusz remontowy wzrośnie do 151,96 zł.

[skan: strona 2 z 2]

${second}`;

  it('has a second letter where the letterhead returns with a day and a number of its own', () => {
    const two = scan(`Wspólnota Mieszkaniowa Lipowa 4 w Rypinie
                                            Rypin, 19 maja 2026 r.
                                            nr ZN/88/2026

Rozliczenie wody za 2025 r.

Dopłata: 214,60 zł do 30 czerwca 2026 r.
`);
    expect(secondLetter(read(two).view)?.title?.text).toBe('Rozliczenie wody za 2025 r.');
  });

  it('is one letter where the second page only goes on', () => {
    const one = scan('Pozostałe opłaty się nie zmieniają. Zarząd odpowie na pytania w środę.\n');
    expect(secondLetter(read(one).view)).toBeUndefined();
  });
});

it('a mail is whole when only the quoted mail below it breaks off', () => {
  const mail = 'Naprawimy pralkę bezpłatnie.\n\nPozdrawiam\nNorbert Filipiak\n\n';
  const quoted = 'to juz trzeci raz stoi woda, ja chce kase z powrotem, mam dosc';
  expect(isCutOff(`${mail}> ${quoted}\n`)).toBe(false);
  const unsigned = 'Naprawimy pralkę bezpłatnie.\n\n';
  expect(maySayMore(`${unsigned}> ${quoted}\n`)).toBe(false);
  expect(maySayMore(`${unsigned}${quoted}\n`)).toBe(true);
});

it('of an overpayment that covers an old debt only the rest comes to the reader', () => {
  const letter = `Naczelnik Urzędu Skarbowego w Kole
ul. Sienkiewicza 1, 62-600 Koło
Koło, 4 maja 2026 r.
3012-SER.118.2026

Pan Jan Kot
ul. Leśna 9, 62-600 Koło

POSTANOWIENIE

Postanawiam:
1. zaliczyć nadpłatę w kwocie 1 438,00 zł na poczet zaległości:
   - należność główna        962,00 zł
   - odsetki za zwłokę       104,00 zł
   - razem                 1 066,00 zł
2. pozostałą część nadpłaty w kwocie 372,00 zł zwrócić na rachunek z zeznania.
`;
  const { optional_actions: options } = answerClassification(openLetter(letter));
  const said = options.map(({ action }) => action).join(' ');
  expect(said).not.toContain('1 066');
  expect(said).toContain('372,00 zł');
});
