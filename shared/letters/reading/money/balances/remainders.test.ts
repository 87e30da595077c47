import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = '37 1140 2004 0000 3802 7755 1904';

function moneyOf(body: string, type: string) {
  const view = viewLetter(openLetter(`${body}\n`));
  const { financial } = readMoney(view, documentTypeOf(type));
  return {
    main: financial.main_amount.value,
    interest: financial.interest.value,
    total: financial.total_amount.value,
    account: financial.bank_account.value,
  };
}

describe('a sum that the rows above leave', () => {
  it.each([
    'Wartość auta przed szkodą   19 800,00 zł\n- wartość wraku   6 660,00 zł\n- udział własny   1 800,00 zł\n= odszkodowanie   11 340,00 zł',
    'Wartość roweru   3 000,00 zł\nzużycie   400,00 zł\nodszkodowanie   2 600,00 zł',
  ])('is the whole payout: %s', (table) => {
    const body = `Ubezpieczenia S.A.\n\nDecyzja o wypłacie odszkodowania\n\n${table}\n\nOdszkodowanie wypłacimy w ciągu 7 dni.`;
    const { main, total } = moneyOf(body, 'ubezpieczyciel-wyplata');
    expect(total).toBe(main);
  });
});

describe('the balance of a settlement', () => {
  it.each(['SALDO ROZLICZENIA: niedopłata 379,58 zł', 'Wynik rozliczenia - niedopłata: 379,58 zł'])(
    'is to be paid, not the advance from the next month on: %s',
    (balance) => {
      const body = `Rozliczenie mediów za rok 2025\nKoszt lokalu\n2 486,90\n817,58\n${balance}\nKwotę niedopłaty prosimy wpłacić do 30 czerwca 2026 r. na konto ${account}.\nOd 1 lipca 2026 r. zaliczka rośnie z 165,00 do 207,00 zł; łączna miesięczna opłata za lokal wyniesie 741,30 zł.\nFaktura zbiorcza za budynek: 148 220,15 zł, do wglądu w biurze.`;
      expect(moneyOf(body, 'inne')).toMatchObject({ main: 379.58, total: 379.58 });
    },
  );
});

describe('a current due that is paid apart', () => {
  it.each(['jest płatny osobno do 20.04.2026', 'pozostaje płatny niezależnie'])(
    'is no part of the arrears, and the account behind it takes them: %s',
    (apart) => {
      const body = `Nie wpłynęły należności za lokal:\nstyczeń   1 334,00 zł\nluty   1 334,00 zł\nogółem   2 668,00 zł\nZapłata całości w tym czasie usuwa podstawę wypowiedzenia. Bieżący czynsz za kwiecień 1 334,00 zł ${apart}.\n\nWpłaty: ${account}, w tytule „W318/9”.`;
      expect(moneyOf(body, 'spoldzielnia-zaleglosc')).toMatchObject({
        main: 2668,
        account: account.replaceAll(' ', ''),
      });
    },
  );
});

describe('a table on one line behind a sentence', () => {
  it.each(['pozostawieniem kwoty wolnej', 'uwzględnieniem kwoty wolnej od potrąceń'])(
    'opens with the principal, whatever the sentence spoke of: %s',
    (words) => {
      const body = `Organ rentowy będzie potrącał należność z ${words} aż do pełnego pokrycia. należność główna 5 280,00 zł odsetki do dnia 16-03-2026 1 114,37 zł koszty procesu 66,00 zł ogółem do zapłaty 6 460,37 zł Rachunek kancelarii ${account}.`;
      expect(moneyOf(body, 'komornik-zajecie-wynagrodzenia')).toMatchObject({
        main: 5280,
        interest: 1114.37,
        total: 6460.37,
      });
    },
  );
});
