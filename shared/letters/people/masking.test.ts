import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';
import { normalizeLetter } from '#shared/letters/text/text.ts';

import { maskedCounts, type Masking, maskLetter, nominativePlaceholder } from './masking.ts';

const letter = `Sygn. akt I Nc 12/26                    Kraków, dnia 3 marca 2026 r.

                                        Pan
                                        Tomasz Gierłowski
                                        ul. Długa 12 m. 4
                                        31-147 Kraków

Sąd Rejonowy nakazuje Tomaszowi Gierłowskiemu (PESEL 91022399074), aby zapłacił na rachunek
24 1600 0003 5175 5306 4331 4956. Kontakt: biuro@sad.example, tel. 12 345 67 89.
`;

const valueOf = (placeholder: string, { replacements }: Masking) =>
  replacements.find((one) => one.placeholder === placeholder)?.value;

/** Restores the letter: every placeholder becomes its value. */
const unmasked = (masking: Masking) =>
  masking.text.replace(/\[[A-Z_]+_\d+\]/g, (found) => valueOf(found, masking) ?? found);

describe('maskLetter', () => {
  const masking = maskLetter(openLetter(letter));

  it('leaves no name, number, address or contact of the letter in the text', () => {
    for (const secret of ['Gierłowsk', '91022399074', '5306', 'Długa', 'biuro@', '345 67']) {
      expect(masking.text).not.toContain(secret);
    }
  });

  it('leaves no street that a village follows on its line', () => {
    const { text } = maskLetter(
      openLetter(
        'Urząd Gminy\n\nSzanowna Pani\nKinga Roszak\nul. Ogrodowa 19, Zielona Łąka\n63-300 Pleszew\n\nDom przy ul. Ogrodowej 19 stoi pusty.',
      ),
    );
    expect(text).not.toContain('Ogrodow');
  });

  it('leaves the office, the case number and the town readable', () => {
    for (const kept of ['Sąd Rejonowy', 'I Nc 12/26', '31-147 Kraków', '3 marca 2026']) {
      expect(masking.text).toContain(kept);
    }
  });

  it('gives the forms of one name one number, and the plain form the nominative', () => {
    expect(masking.text).toContain('nakazuje [OSOBA_FORMA_B_1] ');
    expect(valueOf(nominativePlaceholder('[OSOBA_FORMA_B_1]'), masking)).toBe('Tomasz Gierłowski');
  });

  it.each([
    ['Polisa nr 118-A-778120 została zawarta na rok.', '118-A-778120'],
    ['Nr abonenta 3344/K, okres: marzec', '3344'],
    ['ID klienta: KL-2231/9', '2231'],
    ['Klientka nr 5500 1188 22 zalega z opłatą.', '1188'],
    ['nr PPE 590543520100012345', '5905'],
    ['Pan J. Zych nie stawił się.', 'Zych'],
    ['Powód J. Jan Zych wniósł o zapłatę.', 'J. '],
    ['zamieszkały: Nowa Wieś 14, 05-800 Pruszków', 'Nowa Wieś'],
    ['Zapraszam Panie Marku do biura.', 'Marku'],
    ['Dzień dobry, Pani Klementyno. Piszemy w sprawie raty.', 'Klementyn'],
    ['Klucz jest u p. Zofii, proszę dzwonić do p. Gniewoszy.', 'Zofi'],
    ['Klucz jest u p. Zofii, proszę dzwonić do p. Gniewoszy.', 'Gniewosz'],
    ['Szanowny Panie Marcinie Sadlik, dziękujemy.', 'Sadlik'],
    ['Cześć Karolina,\nprzepraszam za opóźnienie.', 'Karolin'],
    ['Odbiorę klucze jutro. Karolina\n', 'Karolin'],
    ['Pan Andrzej P., zgłosił szkodę.', 'P.'],
    ['Do: Arleta Mosiek <biuro@poczta.example>', 'Mosiek'],
    ['Od: Arleta Mosiek <arleta.mosiek@poczta.example>', 'Arleta'],
    ['Do: b.kurzawa@poczta.example\nTytuł: Kurzawa FV 33', 'Kurzawa'],
    ['Pan Jerzy Sadowski, PESEL jak wyżej', 'Sadowski'],
    ['Naczelnik Wydziału Prawnego i Organizacji Biura Rzeczy Znalezionych Izabela Kubik', 'Kubik'],
    ['Zobowiązany: Kobus Jadwiga\n             Rokity 31/2, 77-116 Czarna Dąbrówka', 'Kobus'],
    ['Zobowiązany: Kobus Jadwiga\n             Rokity 31/2, 77-116 Czarna Dąbrówka', 'Rokity'],
    ['po rozpatrzeniu wniosku Pana Jana Zycha (ul. Dębicka 40, 39-200 Dębica)', 'Dębicka'],
    ['wpis Jan Zych NIP 5260250274, 00-001 Warszawa, ul. Gęsia 7', 'Gęsia'],
    ['Otrzymuje: Jan Zych TRANS-JAN, Gródek 14A, 16-040 Gródek', '14A'],
    ['Pan Jan Zych\n90-520 Łódź, ul. Gdańska 100 m. 7', 'Gdańska'],
    ['Pan\nJan Zych\nul. ks. kard. Wyszyńskiego 27/33 m. 40\n01-592 Warszawa', 'Wyszyńskiego'],
    ['Pan\nJan Zych\nul. gen. Józefa Bema 4\n01-592 Warszawa', 'Bema'],
    ['Pan\nJan Zych\nul. 11-go Listopada 4/2\n01-592 Warszawa', 'Listopada'],
    ['Pan\nJan Zych\nos. 1000-lecia 5/12\n01-592 Warszawa', 'lecia'],
    ['Pan\nJan Zych\nul. Dywizjonu 303 4/2\n01-592 Warszawa', 'Dywizjonu'],
    ['Pan\nJan Zych\nOstrowy nad Okszą, ul. Leśna 113\n42-122 Ostrowy nad Okszą', 'Leśna'],
    ['numer KSeF: 5260250274-20260601-4F1A2B77C310-5E', '5260250274'],
    ['Kancelaria Adwokacka\n\nPan Jan Zych\nul. Polna 6\n33-101 Tarnów', 'Polna'],
    ['1. Imię i nazwisko: Jan Zych\n2. Adres: ul. Polna 6, 33-101 Tarnów', 'Polna'],
    [
      'Komenda   |  Pan\nKępno     |  Jan Zych\nPolska    |  ul. Lisa Kuli 4/19\n          |  35-025 Rzeszów',
      'Kuli',
    ],
    ['Wymieniamy wodomierz nr 77 104 882 w lokalu.', '104'],
    ['Dyżurny: tel. 47 77 19 450', '450'],
    ['Kontakt: tel. 600\n100 200 albo e-mail', '600'],
    [
      '                 Pani Alina Wój-\n                 towicz\n                 ul. Polna 6',
      'towicz',
    ],
    ['Wzywam Marlenę Szopiń-\nską do złożenia wyjaśnień.', 'Szopi'],
    ['Wzywam Marlenę Szopiń-\nską do złożenia wyjaśnień.', 'ską'],
    ['Komenda, tel. 47 735 12 OO, pokój 3', '735'],
    ['Pan Marcin Gołąb, ojciec Zofii Gołąb\n\nPrzyznaliśmy świadczenie dla Zofii\n', 'Zofi'],
    ['Pan\nJan Zych\nModliszewice, ul. Spacerowa 9\n26-200 Końskie', 'Spacerowa'],
  ])('hides what tells one customer or house from another: %s', (text, secret) => {
    expect(maskLetter(openLetter(text)).text).not.toContain(secret);
  });

  it('hides any number of a customer or a policy behind any of its labels', () => {
    const label = fc.constantFrom(
      'Nr klienta',
      'Numer abonenta:',
      'Kod odbiorcy',
      'Polisa nr',
      'Nr polisy:',
      'numer legitymacji',
      'Nr ubezpieczonego:',
    );
    const piece = fc.stringMatching(/^[A-Z0-9]{2,6}$/);
    const mark = fc.constantFrom('-', '/', '.', '');
    fc.assert(
      fc.property(
        label,
        piece,
        mark,
        fc.stringMatching(/^\d{3,8}$/),
        (words, first, sign, last) => {
          const { text } = maskLetter(openLetter(`${words} ${first}${sign}${last} prosimy podać.`));
          expect(text).not.toContain(last);
          expect(text).toContain('prosimy podać');
        },
      ),
    );
  });

  it('leaves the numbers of the case', () => {
    const text = 'Szkoda nr 2231/5511/A, umowa nr 2231/KR/2024, znak DR-I.4012.9.2026';
    expect(maskLetter(openLetter(text)).text).toBe(text);
  });

  it.each([
    ['behind the name', 'przeciwko: Anna Nowak, ul. Krótka 8 lok. 2, 37-700 Przemyśl', 'Krótka'],
    ['with a lettered flat', 'Pani Anna Nowak\nul. Krótka 8, lok. U3\n37-700 Przemyśl', 'Krótka'],
    ['below it, with the town', '2. Anna Nowak\n   ul. Krótka 8 m. 2, 53-112 Wrocław', 'Krótka'],
    ['again in another case', `${letter}Lokal przy ul. Długiej 12/4 w Krakowie.`, 'Długiej'],
    ['again without the flat', `${letter}Budynek: Długa 12, Kraków.`, 'Długa'],
    [
      'below a firm on the right',
      `Urząd Miasta\n\n\n${' '.repeat(40)}Ceglex Sp. z o.o.\n${' '.repeat(40)}ul. Krótka 8\n${' '.repeat(40)}31-147 Kraków`,
      'Krótka',
    ],
    [
      'in a box of a form',
      '│ Imię i nazwisko │ Anna Nowak │\n│ Adres │ Krótka 8 m. 2, 37-700 Przemyśl │',
      'Krótka',
    ],
    ['in brackets', 'Odbiorca: [ Anna Nowak ]\nAdres: [ Krótka 8/2, 37-700 Przemyśl ]', 'Krótka'],
    ['in a street with a number', 'Pan Jan Nowak, ul. 3 Maja 18/4, 55-200 Oława', 'Maja'],
    ['of a village', 'Anna Nowak\nAdres   Modliszewice 9, 26-200 Końskie', 'Modliszewice'],
  ])('hides a home address %s', (_, text, street) => {
    expect(text).toContain(street);
    expect(maskLetter(openLetter(text)).text).not.toContain(street);
  });

  it('leaves an office the address in its own form', () => {
    const office = 'Urząd Gminy Końskie\nAdres: ul. Partyzantów 1, 26-200 Końskie';
    expect(maskLetter(openLetter(office)).text).toContain('ul. Partyzantów 1');
  });

  it.each([
    'Uznajemy Pana Wniosek i Państwa Konto.',
    'Szkolenia prowadzi Zakład Sadowniczy w Pani Gminie.',
    'w trybie art. 12 k.p. Zakład Pracy odpowiada',
    'Od: Fala Mobile <kontakt@falamobile.example>',
    'Proszę pana Prezesa o odpowiedź, Panie Mecenasie.',
    'Data: 3 maja, Temat: Wniosek',
  ])('takes for nobody: %s', (text) => {
    expect(maskLetter(openLetter(text)).text).not.toContain('[OSOBA');
  });

  it("leaves a bailiff's office its address", () => {
    const office = 'Komornik Sądowy\nSebastian Wolski\nul. Morska 515 lok. 2, 81-002 Gdynia';
    expect(maskLetter(openLetter(office)).text).toContain('ul. Morska 515 lok. 2');
  });

  it.each(['dłużnika Gierłowskiego', 'tytułem: „Gierłowski', 'GIERŁOWSKIM'])(
    'hides a surname alone, in any case: %s',
    (words) => {
      expect(maskLetter(openLetter(`${letter}${words}`)).text).not.toMatch(/Gierłowsk/i);
    },
  );

  it('counts what was hidden, a person once', () => {
    expect(maskedCounts(masking)).toContainEqual({ label: 'osoba', count: 1 });
    expect(maskedCounts(masking)).toContainEqual({ label: 'PESEL', count: 1 });
  });

  it('never uses a placeholder that the letter itself contains', () => {
    const tricky = maskLetter(openLetter('Wpisz [PESEL_1] zamiast PESEL 91022399074.'));
    expect(unmasked(tricky)).toBe('Wpisz [PESEL_1] zamiast PESEL 91022399074.');
    expect(tricky.text).toBe('Wpisz [PESEL_1] zamiast PESEL [PESEL_2].');
  });

  it('restores any text character for character', () => {
    const pieces = fc.constantFrom(
      letter,
      'Pani Anna Nowak',
      'ANNIE NOWAK',
      'Jan Kowalski\n31-000 Kraków',
      'PESEL: 44051401359',
      '[OSOBA_1]',
      'PL 24 1600 0003 5175 5306 4331 4956',
      'zam. ul. Krótka 5/6',
      '\r\n \u00a0-\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const masked = maskLetter(openLetter(text));
        expect(unmasked(masked)).toBe(normalizeLetter(text));
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['Tytuł: Lena Malik 5b. Jeżeli Lena nie jedzie, proszę odpisać.', 'Lena'],
  ['Uczennica Lena Malik wyjeżdża w maju.\nLena ma być o 8.00 przed szkołą.', 'Lena'],
  ['Uczeń Filip Gawron ma 4 dni nieobecności. U Filipa w domu nikogo nie było.', 'Filip'],
  ['Podróżna: Oliwia Maj, zam. Elbląg. Podpis: O. Maj', 'Maj'],
  ['Lokator Adam Lis nie był obecny. Podpisano: Lis A.', 'Lis'],
  ['Do: Marta Cichoń\n\nMarta, jesteś w biurze?', 'Marta'],
  ['Do: Marek Wilk\n\n> Marku, ile mamy na koncie?', 'Marku'],
  ['Do: Bożena Kwaśna\nZapytam innego Kwaśnego.', 'Kwaśn'],
  ['Odbiorca: Anna Kot. Prosimy, żeby Pani Kot odebrała list.', 'Kot'],
])('hides one part of a name that stands whole elsewhere: %s', (text, name) => {
  expect(maskLetter(openLetter(text)).text).not.toContain(name);
});

it('leaves an ordinary word that is like a part of a name', () => {
  const text = 'Marek Maj, ul. Polna 3.\nMarka pojazdu: Opel. Maj i czerwiec są wolne.';
  expect(maskLetter(openLetter(text)).text).toMatch(/Marka pojazdu.* Maj i czerwiec/);
});
