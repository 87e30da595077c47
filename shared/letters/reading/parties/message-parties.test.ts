import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const partiesOf = (text: string) => {
  const { sender, recipient } = readLetter(openLetter(text));
  return [sender, recipient];
};

it.each([
  [
    '[zrzut ekranu, telefon: Elżbieta Dróżdż, 26 lutego 2026 r.]\n\nKANAŁ SMS: MANDAT-PL\n\n26.02.2026  07:48\nMandat nie zostal oplacony. Kwota 100 PLN.',
    ['MANDAT-PL', 'Elżbieta Dróżdż'],
  ],
  [
    'Wiadomość SMS, nadawca: e-TOLL\n12.05.2026, 10:26\n\nZaleglosc: 18,50 PLN za przejazd. Oplac teraz.\n\n(Wydruk wiadomości z telefonu, adresat: Andrzej Pietrzyk. Pan Andrzej nie jechał autostradą.)',
    ['e-TOLL', 'Andrzej Pietrzyk'],
  ],
  [
    'DEBITO            wt., 3 lutego 2026, 10:02\nDebito Serwis Sp. z o.o. prowadzi sprawe D/1. Do zaplaty 471,12 zl.\n\nDEBITO            pt., 20 lutego 2026, 8:46\nWiadomosc skierowana do: Marek Bielak. Rezygnacja z SMS: 22 300 80 19.',
    ['Debito Serwis Sp. z o.o.', 'Marek Bielak'],
  ],
  [
    'SMS od: KurierPol (zrzut ekranu)\n\nPaczka czeka, doplac 1,20 zl.\n\n[telefon pani Anna Kos]',
    ['KurierPol', 'Anna Kos'],
  ],
  [
    'WhatsApp, rozmowa z: Inwest Pro, 3.03.2026\n\nProszę wpłacić 500 zł na konto brokera.\n\nOdbiorca: Jan Lis',
    ['Inwest Pro', 'Jan Lis'],
  ],
  [
    'Od: Centrum Rejestracji Domen .PL <b@crd.example>\nDo: biuro@kos.example\nData: 6.10.2026 13:22\nTemat: Faktura\n\nMEBLARNIA KOS Sp. j.\nNIP 7793102548\n\nSzanowni Panstwo,\n\ndomena wygasa w dniu 10.10.2026.',
    ['Centrum Rejestracji Domen .PL', 'Meblarnia Kos Sp. j.'],
  ],
  [
    'Od: Monika Rzepka <m@odlewnia.example>\nDo: j@poczta.example\nTemat: premia\n\nODLEWNIA KAMIENNA S.A.\nul. Hutnicza 1, 41-200 Sosnowiec\n\nPanie Janie,\n\nprzyznajemy Panu premię.',
    ['ODLEWNIA KAMIENNA S.A.', 'Pan Jan'],
  ],
  [
    'Wodociągi Sp. z o.o.\nul. Wodna 2, 87-100 Toruń, telefon: 22 300 80 18\n\nPan Jan Kos\nul. Polna 1, 74-200 Pyrzyce\n\nProsimy o zgłoszenie zmian. Odbiorca Adam Lis rozwiązał umowę.',
    ['Wodociągi Sp. z o.o.', 'Jan Kos'],
  ],
  [
    'Od: Obsługa szkód <szkody@orlik.example>\nDo: biuro@poczta.example\nTemat: Szkoda\n\nDzień dobry,\n\nwypłacimy odszkodowanie za uszkodzony zderzak, jeżeli warsztat Alfa Auto S.A. potwierdzi naprawę i jej koszt.\n\nPozdrawiam\nIgor Wilk\nTowarzystwo Orlik S.A., ul. Prosta 9, 00-838 Warszawa',
    ['Towarzystwo Orlik S.A.', null],
  ],
  [
    'Od: POLICJA CYBER <k@poczta.example>\nDo: undisclosed-recipients\nTemat: WEZWANIE\n\nNa wniosek Pana Inspektora Roberta Maleckiego wzywamy do zapłaty 3 950,00 zł.\n\nRobert Malecki\n\n-- \nPrzekazane przez: Elwira Stasiak (e@domowa.example): czy to prawda?',
    ['Policja Cyber', 'Elwira Stasiak'],
  ],
  [
    'Od: Rozliczenia Tartak <r@tartak.example>\nDo: biuro@poczta.example\nTemat: Faktura\n\nDzień dobry,\n\nprosimy zapłacić fakturę do jutra.\n\nPozdrawiam\nAnna Wilk-Sadowska\nDział Rozliczeń\nTartak Borek sp. z o.o.\nul. Prosta 9, 00-838 Warszawa',
    ['Tartak Borek sp. z o.o.', null],
  ],
  [
    'DEBITO wt., 3 lutego 2026, 10:02\nDebito Serwis Sp. z o.o. prowadzi sprawe D/1. Do zaplaty 471,12 zl.',
    ['Debito Serwis Sp. z o.o.', null],
  ],
  [
    'Od: Kancelaria <k@x.example>\nDo: j@x.example\nTemat: pismo\n\nSMS od: KurierPol (zrzut ekranu)\n\nPaczka czeka, doplac 1,20 zl.\n\n[telefon pani Anna Kos]',
    ['KurierPol', 'Anna Kos'],
  ],
  [
    'VerdeKasa: rata pozyczki VK-771-2026 w kwocie 311 zl byla platna 02.11.2026.',
    ['VerdeKasa', null],
  ],
  [
    'Od: Sekretariat LO2 <s@lo2.example>\nDo: e@poczta.example\nTemat: Frekwencja\n\nDzień dobry,\n\nprosimy o usprawiedliwienie nieobecności syna.\n\nZ poważaniem\nMarta Grela, wychowawczyni\nLiceum Ogólnokształcące nr 2 w Turku',
    ['Liceum Ogólnokształcące nr 2 w Turku', null],
  ],
  [
    'Od: Bank Warmijski <z@x.example>\nDo: j@x.example\nTemat: Zwrot\n\nSzanowny Platniku  Jaroslaw Bak,\n\nzwrot jest gotowy do wyplaty na konto.',
    ['Bank Warmijski', 'Jarosław Bak'],
  ],
])('who writes a message and who got it is read from its head and notes: %j', (text, parties) => {
  expect(partiesOf(text)).toEqual(parties);
});
