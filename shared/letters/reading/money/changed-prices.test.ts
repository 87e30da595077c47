import { describe, expect, it } from 'vitest';

import { moneyToCome } from '#shared/letters/answering/money-to-come.ts';
import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';

const head = 'TelePol S.A.\nul. Sieciowa 10, 02-100 Warszawa\n\nPan Marek Lis\n\nPISMO\n\n';

function moneyOf(kind: string, body: string) {
  const { main_amount, total_amount, direction } = readMoney(
    viewLetter(openLetter(`${head}${body}\n`)),
    documentTypeOf(kind),
  ).financial;
  return [main_amount.value, total_amount.value, direction];
}

describe('a new price in words', () => {
  it.each([
    'Od 1 czerwca 2026 r. zmieni się abonament. Zamiast dotychczasowych 65,00 zł zapłaci Pan 72,90 zł miesięcznie.',
    'Od 1 czerwca 2026 r. abonament wzrasta o 7,90 zł: było 65,00 zł, będzie 72,90 zł.',
    'Podwyżka obowiązuje od 1 czerwca 2026 r. Abonament wyniesie 72,90 zł miesięcznie.',
    'Od 1 czerwca 2026 r. abonament za internet wzrośnie z 65,00 zł do 72,90 zł brutto miesięcznie.',
  ])('is paid from its day on: %s', (body) => {
    expect(moneyOf('zmiana-warunkow', body)).toEqual([72.9, null, 'conditional']);
  });

  it('is no offer beside it', () => {
    const body =
      'Od 1 czerwca 2026 r. zmieni się abonament. Pakiet kosztuje 890,00 zł za rok (zamiast 742,00 zł), z dodatkiem 1 128,00 zł.';
    expect(moneyOf('zmiana-warunkow', body)).toEqual([null, null, 'none']);
  });
});

describe('a raised benefit in words', () => {
  it('comes to the reader, less what is taken off', () => {
    const body =
      'Od 1 marca 2026 r. świadczenie wynosi 1 978,49 zł brutto (było 1 878,91 zł). Po potrąceniu składki zdrowotnej 178,06 zł otrzyma Pani co miesiąc 1 800,43 zł.';
    expect(moneyOf('krus-decyzja', body)).toEqual([1978.49, 1800.43, 'to_receive']);
  });
});

describe('a surplus', () => {
  const told = (body: string) => moneyToCome(readLetter(openLetter(`${head}${body}\n`))).join();

  it('that lowers the next bills does not come', () => {
    const body =
      'Wpłacone prognozy 1 980,00 zł. Nadpłata 367,60 zł. Nadpłatę zaliczymy na najbliższe faktury.';
    expect(told(body)).toBe(
      'Sprawdź na następnym rachunku, czy nadawca zaliczył Ci nadpłatę: 367,60 zł',
    );
  });

  it('that is given back is the rest of the deposit', () => {
    const body =
      'Rozliczenie kaucji:\nKaucja zwaloryzowana: 3 120,00 zł\nZaległość za sierpień: 418,50 zł\nKoszt wymiany zamka: 180,00 zł\nRóżnica do zwrotu: 2 521,50 zł\nKwotę 2 521,50 zł przelejemy do 30 października 2026 r.';
    expect(moneyOf('rozliczenie-kaucji', body)).toEqual([2521.5, 2521.5, 'to_receive']);
  });
});
