import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const recipientOf = (text: string) => readLetter(openLetter(text)).recipient;
const senderOf = (text: string) => readLetter(openLetter(text)).sender;
const court =
  'Sąd Rejonowy w Kaliszu, Wydział I Cywilny\nSygn. akt I C 644/26\n\nPOSTANOWIENIE\n\n';

it.each([
  [
    `${court}sprawy z powództwa Danuty Zych\nprzeciwko TERMODACH Spółce z o.o. w Ostrowie\no zapłatę\npostanawia:\n1. oddalić wniosek.\n\nZarządzenie: odpis doręczyć powódce: Danuta Zych, ul. Miła 2, 62-800 Kalisz\n`,
    'Danuta Zych',
  ],
  [
    'Sygn. akt II W 46/26\n\nWYROK NAKAZOWY\n\nSąd Rejonowy w Zgierzu w sprawie\n\nADAMA WRONY, s. Jana i Anny\n\nwymierza mu karę grzywny 400 złotych.\n\nAdresat odpisu:  Adam Wrona, ul. Miła 2, 95-100 Zgierz\n\nPOUCZENIE\nSprzeciw wnosi się w terminie 7 dni.\n',
    'Adam Wrona',
  ],
  [
    'KOMENDA POLICJI w Brodnicy\n\nPOSTANOWIENIE\n\nw sprawie kradzieży na szkodę Anny Wilk postanowił:\numorzyć dochodzenie.\n\nOdpisy doręczyć: 1. Prokuratura Rejonowa w Brodnicy,\n2. Anna Wilk, ul. Sądowa 5, 87-300 Brodnica\n',
    'Anna Wilk',
  ],
  [
    'Starosta Kartuski\nOR.5430.12.2026\n\nOtrzymują:\n1. Jan Gawron (inwestor)\n2. Helena Puc, Ręboszewo 12, 83-300 Kartuzy\n\nZAWIADOMIENIE\n\nPani Heleno, wszczęto postępowanie.\n',
    'Helena Puc',
  ],
  [
    'Sygn. akt VI Nc-e 148/26\nNAKAZ ZAPŁATY\nSąd Rejonowy Lublin-Zachód w Lublinie\nz powództwa przeciwko\nNova Abonament Sp. z o.o. Dawid Wrona\nz siedzibą w Warszawie PESEL 88090233171\no zapłatę\nnakazuje pozwanemu, aby zapłacił powodowi 100,00 zł.\n',
    'Dawid Wrona',
  ],
  [
    'Od: e-Urząd <a@us.example>\nOdp. do: pomoc@us.example\nDo: Wiesława Hebda <w@poczta.example>\nWysłano: 12 maja 2026 06:41\nTemat: Zwrot\n\nSzanowny Podatniku,\n\nprosimy o potwierdzenie.\n',
    'Wiesława Hebda',
  ],
  [
    'Od: Bank Leśny <a@bank.example>\nDo: [OSOBA_1]\nTemat: Zmiana taryfy\n\nBank Leśny S.A.\n\nSzanowna Pani [OSOBA_FORMA_B_2],\n\nzmieniamy taryfę.\n\n[OSOBA_2], dyrektor\n',
    '[OSOBA_1]',
  ],
])('whoever the letter is served on or sent to is its addressee (%#)', (text, name) => {
  expect(recipientOf(text)).toBe(name);
});

it.each([
  [
    'Marek Zych  Komornik Sądowy przy Sądzie Rejonowym w Brzesku\nKancelaria Komornicza nr III\nul. Rynek 9, 32-800 Brzesko\nKm 431/26\n\nZAWIADOMIENIE\n\no wszczęciu egzekucji.\n',
    'Komornik Sądowy przy Sądzie Rejonowym w Brzesku Marek Zych',
  ],
  [
    'OPINIODAWCZY ZESPÓŁ SĄDOWYCH\nSPECJALISTÓW W KIELCACH\n25-300 Kielce, ul. Składowa 9\n\nPan\nPaweł Kos\nul. Nowa 3\n25-001 Kielce\n\nZAPROSZENIE NA BADANIE\n\nZapraszamy na badanie.\n\nKierownik OZSS\nmgr Ewa Lis\n',
    'Opiniodawczy Zespół Sądowych Specjalistów w Kielcach',
  ],
  [
    'Od: Biuro Administracji DOMUS <b@domus.example>\nDo: p@poczta.example\nTemat: Zebranie\n\nWspólnota Mieszkaniowa Brzozowa 5 w Kielcach\nSz. P. Piotr Koza\n\nZAWIADOMIENIE\n\nZarząd zaprasza na zebranie.\n',
    'Wspólnota Mieszkaniowa Brzozowa 5 w Kielcach',
  ],
])('the institution or the holder of the office is the sender (%#)', (text, name) => {
  expect(senderOf(text)).toBe(name);
});
