import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readPaymentTitle, transferTitle } from './payment-title.ts';

const account = '37114020040000380277551904';
const number = '37 1140 2004 0000 3802 7755 1904';
const viewOf = (body: string) =>
  viewLetter(openLetter(`Wodociągi Sp. z o.o.\n\nPan Jan Nowak\n\nFAKTURA\n\n${body}\n`));
const titleIn = (body: string) => readPaymentTitle(viewOf(body), account).value;

describe('the title of a transfer', () => {
  it.each([
    [`Konto ${number}, tytuł FV 12/2026.`, 'FV 12/2026'],
    [`Prosimy o wpłatę na rachunek\n${number}\ntytułem GK/R/2026/04/118`, 'GK/R/2026/04/118'],
    [`Konto   ${number}\nTytuł   rozliczenie wody B4/27\nDlaczego?`, 'rozliczenie wody B4/27'],
    [`Wpłata: kasa albo rachunek ${number}, w tytule:\n„kw. C/12 Mazgaj".`, 'kw. C/12 Mazgaj'],
    [`Na konto ${number}, w tytule prosimy\npodać: IP-44120/26. Po tym dniu`, 'IP-44120/26'],
    [`Konto ${number}, w tytule przelewu należy wpisać 7714/A.`, '7714/A'],
    [`Konto: ${number} | tytuł | KN 0448127`, 'KN 0448127'],
    [`Konto ${number} z dopiskiem: dz. 118 opłaty 2026. Kto nie ma konta`, 'dz. 118 opłaty 2026'],
    [`Konto ${number}, tytuł: zwrot szkolenia S. Kruk.`, 'zwrot szkolenia S. Kruk'],
    [
      `Konto ${number}, tytuł: B4 ostatnia część, w terminie do 5 maja 2026 r.`,
      'B4 ostatnia część',
    ],
    [`Rachunek ${number}\nz powołaniem sygnatury: Km 118/26`, 'Km 118/26'],
  ])('is read from %s', (body, title) => {
    expect(titleIn(body)).toBe(title);
  });

  it.each([
    `Zasądza 1 217,00 zł tytułem zwrotu kosztów procesu. Konto ${number}.`,
    `Na podstawie tytułu wykonawczego: nakaz zapłaty I Nc 51/26. Konto ${number}.`,
    `Dłużnik Mondo sp. z o.o.\ntytuł: nakaz zapłaty I Nc 51/26\nKonto ${number}.`,
    `Składki z tytułu ubezpieczenia 12/2025. Konto ${number}.`,
  ])('is no reason of a payment and no title of enforcement: %s', (body) => {
    expect(titleIn(body)).toBeNull();
  });

  it.each([
    [`Konto ${number}. W tytule imię i nazwisko dziecka oraz miesiąc.`, /imię i nazwisko/],
    [
      `Konto ${number}. W tytule wpłaty proszę podać symbol formularza i okres.`,
      /symbol formularza/,
    ],
    [`Konto ${number}, tytuł: PIT-36 rata nr ..., decyzja 57/2026`, /rata nr/],
  ])('is only described in %s', (body, words) => {
    expect(titleIn(body)).toBeNull();
    expect(transferTitle(viewOf(body), account)?.quote).toMatch(words);
  });

  it('belongs to the account before it', () => {
    const body = `Składki na rachunek ${number}.\nKoszty na rachunek 58 1010 1023 3000 0261 3951 0007 w tytule: upomnienie 47/2026`;
    expect(titleIn(body)).toBeNull();
  });
});
