import { expect, it } from 'vitest';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

/** Sender and recipient of a letter as the reader's browser hides the people in it. */
const partiesOf = (text: string) => {
  const { text: masked, replacements } = maskLetter(openLetter(text));
  const { sender, recipient } = readLetter(openLetter(masked));
  return [sender, recipient].map((name) =>
    replacements.reduce(
      (told, { placeholder, value }) => told.replace(placeholder, value),
      name ?? '',
    ),
  );
};

it.each([
  [
    'Od: Sekretariat SP 4 <sekretariat@sp4.example>\nDo: Ewa Lis <e.lis@poczta.example>\nData: 16 kwi 2026 13:02\nTemat: Zapisy do klasy pierwszej\n\nSzkoła Podstawowa nr 4 w Ełku\nul. Klonowa 1, 19-300 Ełk\n\nSzanowna Pani,\n\nprosimy o podpisanie deklaracji do 24 kwietnia 2026 r.',
    ['Szkoła Podstawowa nr 4 w Ełku', 'Ewa Lis'],
  ],
  [
    'Nadawca: biuro@przedszkole.example\nDo: rodzice grupy Sówek (adresat: Iwona Gawlik, mama Olka)\nWysłano: wt., 3.03.2026, 9:15\nTemat: Przedszkole nieczynne 6 marca\n\nSzanowni Państwo,\n\nprosimy o odbiór dzieci do godziny 15.\n\nZ serdecznymi pozdrowieniami\nMarta Reszka, dyrektor\nPrzedszkole Miejskie nr 3 w Lesznie',
    ['Przedszkole Miejskie nr 3 w Lesznie', 'Iwona Gawlik'],
  ],
  [
    'Od: bok@wodnik.example\nDo: m.kos@poczta.example\nTemat: Bank danych o wodomierzach\n\nWodnik Ciepło sp. z o.o.\nMonika Kos, nr klienta 55-120\n\nMoniko,\nrozliczyliśmy Twoje zużycie za maj.',
    ['Wodnik Ciepło sp. z o.o.', 'Monika Kos'],
  ],
  [
    'Od: reklamacje@rejs.example\nDo: j.lis@poczta.example\nData: 3 września 2026 15:22\nTemat: Reklamacja\n\nSzanowny Panie,\n\nnie znajdujemy podstaw do uznania reklamacji.\n\nŁączę wyrazy szacunku\nAnna Pilch, Zespół Reklamacji\nRejs Ubezpieczenia S.A.\n\nTa wiadomość jest przeznaczona dla Jana Lisa. Prosimy jej nie przekazywać.',
    ['Rejs Ubezpieczenia S.A.', 'Jan Lis'],
  ],
  [
    'Komornik Sądowy przy Sądzie Rejonowym w Turku Adam Dudek\nKancelaria Komornicza, ul. Polna 2, 62-700 Turek\nWierzyciel Dłużnik\nBank Rzeczny S.A. Jan Lis\nul. Prosta 5 ul. Długa 4\n00-838 Warszawa 62-700 Turek\nZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI\nZawiadamiam dłużnika o wszczęciu egzekucji na podstawie nakazu zapłaty z 14.01.2026.',
    ['Komornik Sądowy przy Sądzie Rejonowym w Turku Adam Dudek', 'Jan Lis'],
  ],
  [
    'Zakład Ubezpieczeń Społecznych\nul. Szamocka 3, 5, 01-748 Warszawa\n\nZnak: 990000/SW/2026/1            ANNA LIS\n(dokument umieszczony na profilu eZUS)\n\nINFORMACJA O PRZYZNANIU ŚWIADCZENIA\n\nInformujemy, że przyznaliśmy Pani świadczenie wychowawcze.',
    ['Zakład Ubezpieczeń Społecznych', 'Anna Lis'],
  ],
  [
    'Hanna Sęk, kwalifikowany doradca restrukturyzacyjny (lic. 99)\nSyndyk masy upadłości MEBLEX Spółka z o.o. w upadłości\nul. Legionów 2, 90-701 Łódź\n\nDo: Natan Lis\n    ul. Zgierska 1, 91-303 Łódź\n\nZAWIADOMIENIE o ogłoszeniu upadłości\n\nSąd ogłosił upadłość i wyznaczył mnie syndykiem.',
    ['Syndyk Hanna Sęk', 'Natan Lis'],
  ],
])('reads heads of messages, collapsed columns and margins: %j', (text, parties) => {
  expect(partiesOf(text)).toEqual(parties);
});

it.each([
  ['Do: a@x.example\n\nAnna Lis, nr klienta 5\n\nAniu,\nAnno,\nrozliczyliśmy zużycie.', 'Anno'],
  ['Wysyłam zgodę.\n\nMonika Kos, mama Franka\nul. Polna 1, 00-950 Warszawa', 'Franka'],
])('hides a first name that stands alone: %j', (text, name) => {
  expect(maskLetter(openLetter(text)).text).not.toContain(name);
});
