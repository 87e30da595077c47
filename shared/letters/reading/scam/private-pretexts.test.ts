import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { findScamSigns, isMistrusted } from './scam.ts';

const head = (sender: string, title: string) =>
  `${sender}\nul. Polna 3, 60-001 Poznań\n\nPoznań, 4 maja 2026 r.\n\nPani Anna Lis\nul. Krótka 2\n33-300 Nowy Sącz\n\n${title}\n\n`;
const view = (text: string) => viewLetter(openLetter(text));
const warns = (text: string) =>
  isMistrusted(view(text)) && findScamSigns(view(text)).some(({ id }) => id.endsWith('register'));

test.each([
  [
    'OGÓLNOPOLSKI INSTYTUT OCHRONY DANYCH',
    'WEZWANIE DO WDROŻENIA DOKUMENTACJI RODO',
    'Opłata za certyfikat: 369,00 zł do 17 maja 2026 r. Brak dokumentacji grozi karą pieniężną do 20 000 000 euro. Zamówienie certyfikatu jest dobrowolne.',
  ],
  [
    'CENTRUM EWIDENCJI ODPADÓW',
    'WEZWANIE DO AKTUALIZACJI DANYCH W BDO',
    'Prosimy o wniesienie opłaty aktualizacyjnej 495,00 zł w terminie 7 dni. Grozi administracyjna kara pieniężna od 5 000 zł. Nie jesteśmy organem administracji.',
  ],
  [
    'BIURO WERYFIKACJI BENEFICJENTÓW',
    'WEZWANIE DO UISZCZENIA OPŁATY ROCZNEJ',
    'Dane w CRBR wymagają weryfikacji. Opłata weryfikacyjna: 299,00 zł. Niezgłoszenie zagrożone jest karą pieniężną do 1 000 000 zł. Pismo ma charakter oferty handlowej.',
  ],
  [
    'KRAJOWY OŚRODEK ŚWIADECTW ENERGETYCZNYCH',
    'WEZWANIE',
    'Budynek nie ma świadectwa charakterystyki energetycznej. Obowiązkowa opłata: 420,00 zł. Brak świadectwa podlega grzywnie. Ośrodek jest podmiotem prywatnym.',
  ],
  [
    'KRAJOWY ZESPÓŁ AUDYTU CIEPŁA',
    'WEZWANIE DO OPŁATY AUDYTOWEJ CEEB 2026',
    'Opłata audytowa wynosi 249,00 zł. Termin płatności: 19 maja 2026 r.',
  ],
])('a private service dressed as a duty warns: %s', (sender, title, body) => {
  expect(warns(`${head(sender, title)}${body}\n`)).toBe(true);
});

test.each([
  [
    'Marszałek Województwa Śląskiego',
    'WEZWANIE DO WNIESIENIA OPŁATY ROCZNEJ BDO',
    'Wzywam do wniesienia opłaty rocznej za wpis do rejestru BDO 200,00 zł w 14 dni. Brak opłaty skutkuje wykreśleniem i karą pieniężną.',
  ],
  [
    'Parking Centrum Sp. z o.o.',
    'WEZWANIE DO ZAPŁATY',
    'Opłata dodatkowa wynosi 150,00 zł. Nie jest karą administracyjną ani mandatem. Operator jest podmiotem prywatnym. KRS 0000123456. Administratorem danych w rozumieniu RODO jest spółka.',
  ],
  [
    'Audyt Dom Sp. z o.o.',
    'OFERTA',
    'Proponujemy świadectwo charakterystyki energetycznej za 450,00 zł. Brak świadectwa grozi grzywną. To pismo jest ofertą.',
  ],
  [
    'Urząd Gminy Krzywcza',
    'WEZWANIE DO ZŁOŻENIA DEKLARACJI CEEB',
    'Wzywam do złożenia deklaracji do CEEB w 14 dni. Złożenie jest bezpłatne. Brak deklaracji podlega grzywnie.',
  ],
  [
    'Okręgowa Izba Inżynierów Budownictwa',
    'WEZWANIE DO ZAPŁATY SKŁADKI',
    'Składka za 2026 r. wynosi 420,00 zł. Brak wpłaty skutkuje wykreśleniem z listy członków. Ubezpieczenie dodatkowe jest dobrowolne.',
  ],
])('an office, a chamber and an honest firm do not: %s', (sender, title, body) => {
  expect(warns(`${head(sender, title)}${body}\n`)).toBe(false);
});
