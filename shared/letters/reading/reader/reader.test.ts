import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { isOthersKind, isStranger, readReader } from './reader.ts';

function roleOf(text: string, type: string, name: string | null) {
  return readReader(viewLetter(openLetter(text)), documentTypeOf(type), name).role;
}

const bailiff = 'Komornik Sądowy przy Sądzie Rejonowym w Lesznie\n\n';

describe('the reader of a letter', () => {
  it.each([
    [
      'the heading',
      `${bailiff}WEZWANIE WIERZYCIELA\n\nWzywam Panią do wskazania majątku dłużnika.`,
    ],
    ['a label', `${bailiff}Wierzycielka: Pani Ewa Mróz\nDłużnik: Olgierd Pasik\n\nPISMO\n\nTreść.`],
    ['a line of its own', 'Pani Ewa Mróz\nul. Polna 1\n- powódka -\n\nSąd doręcza odpis pisma.'],
    [
      'whose claim it is',
      `${bailiff}W sprawie z Pani wniosku o egzekucję 8 400,00 zł zawiadamiam.`,
    ],
    ['whose order it is', 'Przesyłam nakaz zaopatrzony na Pani wniosek w klauzulę wykonalności.'],
    ['the name after the act', 'Sprawa z powództwa Ewy Mróz przeciwko Olgierdowi Pasikowi.'],
  ])('is the claimant by %s', (_, text) => {
    expect(roleOf(text, 'komornik-pismo', 'Ewa Mróz')).toBe('claimant');
  });

  it('is a third person where another is the debtor by name', () => {
    const text = `${bailiff}Anna Wieczorek\nul. Słowiańska 12\n\nŻĄDANIE UDZIELENIA INFORMACJI\n\nW sprawie przeciwko dłużniczce Jolancie Młynarczyk żądam, aby udzieliła Pani odpowiedzi.`;
    expect(roleOf(text, 'komornik-zajecie-wynagrodzenia', 'Anna Wieczorek')).toBe('third');
    expect(roleOf(text, 'komornik-zajecie-wynagrodzenia', 'Jolanta Młynarczyk')).toBe('debtor');
  });

  it('is a third person where asked as one who takes no part', () => {
    const text = `${bailiff}Komornik żąda od Pana jako osoby nieuczestniczącej w postępowaniu, aby w terminie 7 dni podał adres dłużnika.`;
    expect(roleOf(text, 'komornik-pismo', 'Jan Nowak')).toBe('third');
  });

  it('is not the creditor whom the letter names in brackets', () => {
    const text =
      'Dzień dobry,\npiszemy w imieniu Kredeo Finanse sp. z o.o. (wierzyciel). Zaległość wynosi 900,00 zł.';
    expect(roleOf(text, 'wezwanie-do-zaplaty', 'Jan Nowak')).toBeUndefined();
    const addressed = 'Pani Ewa Mróz (wierzycielka)\nul. Polna 1\n\nZawiadomienie.';
    expect(roleOf(addressed, 'komornik-pismo', 'Ewa Mróz')).toBe('claimant');
  });

  it('is not a namesake of the family', () => {
    const text = `${bailiff}Zajmuję wynagrodzenie dłużnika w celu zaspokojenia wierzyciela Marii Kuleszy.`;
    expect(roleOf(text, 'komornik-zajecie-wynagrodzenia', 'Adrian Kulesza')).toBeUndefined();
    expect(roleOf(text, 'komornik-zajecie-wynagrodzenia', 'Maria Kulesza')).toBe('claimant');
  });

  it('lets the home where the sender is the one who leaves it', () => {
    const notice = 'Wypowiadam umowę najmu. Czynsz będę płacił do końca. Proszę o zwrot kaucji.';
    expect(roleOf(notice, 'wypowiedzenie-najmu', 'Ewa Mróz')).toBe('landlord');
    const landlords = 'Wypowiadam umowę najmu. Zaległy czynsz proszę zapłacić do 5 maja 2026 r.';
    expect(roleOf(landlords, 'wypowiedzenie-najmu', 'Ewa Mróz')).toBeUndefined();
  });

  it('is the creditor where the sender is the one who owes', () => {
    const late =
      'Przepraszamy za opóźnienie w płatności. Proponujemy 500,00 zł teraz i 400,00 zł w maju.';
    expect(roleOf(late, 'wezwanie-do-zaplaty', 'Ewa Mróz')).toBe('claimant');
    const spared =
      'Rozumiemy trudności, dlatego do 5 maja postanowiliśmy nie naliczać odsetek. Prosimy o zapłatę 900,00 zł.';
    expect(roleOf(spared, 'wezwanie-do-zaplaty', 'Ewa Mróz')).not.toBe('claimant');
  });

  it('has inherited where the letter calls the reader an heir', () => {
    const call = 'Wzywamy Pana jako spadkobiercę do zapłaty długu zmarłego w kwocie 18 450,00 zł.';
    expect(roleOf(call, 'spadek', 'Jan Wilk')).toBe('heir');
  });

  it.each([
    ['as the letter addresses', 'Wzywamy Panią jako poręczycielkę do zapłaty 4 000,00 zł.'],
    ['by the act itself', 'Kredyt Pawła Kota poręczył Pan do kwoty 9 000,00 zł.'],
    ['in another order', 'Na mocy udzielonego przez Pana poręczenia prosimy o zapłatę 900,00 zł.'],
    ['by the name', 'Kredytobiorca: Paweł Kot\nPoręczyciel: Jan Wilk\n\nRaty nie wpłynęły.'],
    [
      'beside the address',
      'Pan Jan Wilk (poręczyciel)\nul. Polna 1\n\nWEZWANIE DO ZAPŁATY\n\nTreść.',
    ],
    ['in the heading', 'WEZWANIE PORĘCZYCIELA\n\nTreść pisma.'],
    ['with a thing', 'Odpowiada Pan tylko z lokalu: jest Pan dłużnikiem rzeczowym.'],
  ])('guarantees what another owes, %s', (_, text) => {
    expect(roleOf(text, 'bank-wezwanie', 'Jan Wilk')).toBe('guarantor');
  });

  it.each([
    ['names the guarantors of the debt', 'Odpis otrzymują poręczyciele: Jan Kot i Ewa Lis.'],
    ['asks for a guarantor', 'We wniosku wskazał Pan jako poręczyciela Panią Ewę Lis.'],
    ['threatens to call them', 'W razie braku wpłaty wezwiemy Pana poręczycieli.'],
    ['is the guarantor of the sender', 'Poręczyciel: Jan Kot\nPożyczkobiorca: Jan Wilk'],
  ])('owes the debt in person where the letter %s', (_, text) => {
    expect(roleOf(text, 'bank-wezwanie', 'Jan Wilk')).not.toBe('guarantor');
  });

  it('inherits a debt where a relative died owing it, not where the heir owes a share', () => {
    const bank = 'Po śmierci Pana matki kredyt nie jest spłacany. Prosimy o zapłatę 900,00 zł.';
    expect(roleOf(bank, 'bank-wezwanie', 'Jan Wilk')).toBe('heir');
    const share =
      'Po śmierci Pana ojca, który spłacał kredyt, wzywam Pana do zapłaty zachowku 9 000,00 zł.';
    expect(roleOf(share, 'bank-wezwanie', 'Jan Wilk')).not.toBe('heir');
    const own =
      'Pana kredyt nie jest spłacany. Po śmierci kredytobiorcy dług przejdzie na spadkobierców.';
    expect(roleOf(own, 'bank-wezwanie', 'Jan Wilk')).not.toBe('heir');
  });

  it('has complained where the complaint is answered, not where one may be made', () => {
    const answer = 'Pani reklamacja z 29 czerwca została rozpatrzona pozytywnie.';
    expect(roleOf(answer, 'bank-pismo', 'Ewa Mróz')).toBe('complainant');
    const demand =
      'Proszę o zapłatę. Jeżeli złoży Pani reklamację, wstrzymamy się do jej rozpatrzenia.';
    expect(roleOf(demand, 'bank-wezwanie', 'Ewa Mróz')).toBeUndefined();
  });
});

it('owes nothing of what is told unless a debtor, suspect or somebody unknown', () => {
  expect(
    ['claimant', 'landlord', 'third', 'witness', 'complainant'].every((role) =>
      isStranger(role as 'third'),
    ),
  ).toBe(true);
  expect(isStranger('debtor')).toBe(false);
  expect(isStranger(undefined)).toBe(false);
});

it('a reader is a witness by a ticked box, as by the words', () => {
  const boxes = 'WEZWANIE\n[ ] oskarżony  [x] ŚWIADEK  [ ] biegły\nna dzień 9 kwietnia 2026 r.';
  expect(roleOf(boxes, 'inne', null)).toBe('witness');
  expect(roleOf('Wzywam Panią w charakterze świadka.', 'inne', null)).toBe('witness');
});

describe('a kind of letter written for debtors', () => {
  it.each([
    ['a creditor of the bailiff', 'komornik-pismo', 'claimant', true],
    ['a landlord given notice', 'wypowiedzenie-najmu', 'landlord', true],
    ['the debtor', 'komornik-pismo', 'debtor', false],
    ['a claimant who may appeal', 'wyrok-cywilny', 'claimant', false],
  ] as const)('%s', (_, type, role, isOthers) => {
    expect(isOthersKind(documentTypeOf(type), role)).toBe(isOthers);
  });
});

it.each([
  'ZAJĘCIE WYNAGRODZENIA ZA PRACĘ - WEZWANIE PRACODAWCY\n\nTreść.',
  'ZAJĘCIE\n\nWzywam Pana, aby z zajętego wynagrodzenia nie wypłacał pracownikowi niczego ponad część wolną.',
  'ZAWIADOMIENIE\n\nZostało zajęte wynagrodzenie zatrudnionego w Państwa firmie Kamila Wilka.',
])('a payer of seized wages is the employer: %s', (text) => {
  expect(roleOf(`${bailiff}${text}`, 'komornik-pismo', 'Jan Wilk')).toBe('employer');
});

it('the debtor who is told of the call on the employer is no employer', () => {
  const text = `${bailiff}ZAJĘCIE\n\nZająłem Pana wynagrodzenie. Wezwałem pracodawcę, aby nie wypłacał pracownikowi zajętej części.`;
  expect(roleOf(text, 'komornik-zajecie-wynagrodzenia', 'Jan Wilk')).not.toBe('employer');
});
