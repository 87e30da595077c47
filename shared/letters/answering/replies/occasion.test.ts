import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { withoutEnclosed } from './enclosed.ts';

function repliesTo(head: string, title: string, body: string): string {
  const letter = `${head}\n\nGdynia, 5 października 2026 r.\n\nPani Ewa Lipska\nul. Lipowa 3, 81-300 Gdynia\n\n${title}\n\n${body}\n\nZ poważaniem\nAnna Kot\n`;
  const replies = answerReplies(openLetter(letter), undefined, '2026-10-08');
  return [
    replies.variant_1_cooperative.content,
    replies.variant_2_assertive.content,
    replies.variant_3_tactical_delay.content,
  ].join('\n');
}

describe('a sentence of a reply needs its occasion in the letter', () => {
  const roads = 'Zarząd Dróg Miejskich w Gdyni\nul. Złota 43, 81-354 Gdynia';
  const title = 'ZAWIADOMIENIE O NALICZENIU OPŁATY DODATKOWEJ';
  const fee =
    'Za postój bez wniesienia opłaty w strefie płatnego parkowania pobiera się opłatę dodatkową 250,00 zł, płatną w terminie 14 dni. Reklamację składa się w terminie 14 dni od otrzymania zawiadomienia.';

  it('asks for a lower fee only where the letter speaks of one', () => {
    expect(repliesTo(roads, title, fee)).not.toContain('niższej stawki');
    expect(
      repliesTo(
        roads,
        title,
        `${fee} Przy zapłacie w ciągu 7 dni opłata obniżona wynosi 120,00 zł.`,
      ),
    ).toContain('niższej stawki');
  });

  it('proposes no way without a court that the seller has refused', () => {
    const shop = 'Obuwie Marta sp. z o.o.\nul. Polna 8, 20-950 Lublin';
    const refusal =
      'Nie uznajemy reklamacji butów zakupionych 2 września 2026 r. Uszkodzenie ma charakter mechaniczny. Towar czeka na odbiór w sklepie.';
    expect(repliesTo(shop, 'Odpowiedź na reklamację', refusal)).toContain('bez sądu');
    expect(
      repliesTo(
        shop,
        'Odpowiedź na reklamację',
        `${refusal} Nie wyrażamy zgody na udział w pozasądowym rozwiązywaniu sporu.`,
      ),
    ).not.toContain('bez sądu');
  });

  it.each([
    ['W załączeniu protokół i kosztorys.', ['kopię zdjęć', 'zwrot kosztów']],
    ['Załączniki: protokół, kosztorys, zdjęcia', ['zwrot kosztów']],
    ['Prosimy o protokół w załączeniu.', ['kopię protokołu, kosztorysu i zdjęć', 'zwrot kosztów']],
    ['Bez załączników.', ['kopię protokołu, kosztorysu i zdjęć', 'zwrot kosztów']],
  ])('asks for no paper that the letter encloses: %s', (words, left) => {
    const facts = readLetter(openLetter(`Jan Kos\n\nWEZWANIE\n\nWzywam do zapłaty.\n${words}\n`));
    expect(
      withoutEnclosed(['kopię protokołu, kosztorysu i zdjęć', 'zwrot kosztów'], facts),
    ).toEqual(left);
  });
});

const collector = 'Kolba Inkaso sp. z o.o.\nul. Hutnicza 4, 41-506 Chorzów';
const bailiff =
  'Komornik Sądowy przy Sądzie Rejonowym w Gdyni\nAnna Kot\nul. Polna 8, 81-310 Gdynia\nKm 77/25';

describe('a debt that is paid', () => {
  it.each([
    'Ugoda z 3 marca 2025 r. została wykonana w całości. Kwota ugody 1 840,00 zł. Pozostało do zapłaty 0,00 zł. Sprawę zamknęliśmy.',
    'Zadłużenie wobec Telefonii Jantar S.A. w kwocie 412,00 zł zostało spłacone. Zobowiązanie wygasło.',
    'Potwierdzamy, że spłaciła Pani całość należności 980,00 zł. Nie musi Pani nic robić.',
  ])('is neither offered in instalments nor denied: %s', (body) => {
    const all = repliesTo(collector, 'POTWIERDZENIE SPŁATY ZADŁUŻENIA', body);
    expect(all).toContain('Dziękuję za potwierdzenie spłaty');
    expect(all).not.toMatch(/PROPOZYCJ|UGOD|Nie uznaję/);
  });
});

describe('an enforcement that has ended', () => {
  it.each([
    [
      'ZAWIADOMIENIE O ZAKOŃCZENIU POSTĘPOWANIA',
      'Postępowanie egzekucyjne zostało zakończone wobec wyegzekwowania świadczenia. Zajęcie rachunku uchylono. Nadwyżka 63,18 zł zostanie zwrócona dłużnikowi.',
    ],
    [
      'POSTANOWIENIE',
      'Komornik postanawia umorzyć postępowanie egzekucyjne na wniosek wierzyciela. Do zapłaty pozostaje: 0,00 zł. Zajęcia uchylono.',
    ],
  ])('asks for no sum to pay: %s', (title, body) => {
    const all = repliesTo(bailiff, title, body);
    expect(all).toContain('Zakończenie egzekucji przyjmuję do wiadomości');
    expect(all).not.toMatch(/PODANIE KWOTY|Chcę zapłacić/);
  });
});

describe('a benefit that is stopped', () => {
  it.each([
    'wstrzymuję od 1 maja 2026 r. wypłatę dodatku mieszkaniowego w kwocie 312,40 zł miesięcznie do czasu uregulowania zaległości w opłatach za lokal.',
    'wstrzymuję wypłatę zasiłku stałego w kwocie 719,00 zł miesięcznie do czasu złożenia oświadczenia o dochodach.',
  ])('is asked back, not paid in instalments: %s', (body) => {
    const all = repliesTo(
      'Burmistrz Miasta Gdynia\nMiejski Ośrodek Pomocy Społecznej\nul. Polna 8, 81-310 Gdynia',
      'DECYZJA',
      `Na podstawie art. 104 k.p.a. ${body} Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Gdańsku za pośrednictwem Burmistrza w terminie 14 dni od dnia doręczenia.`,
    );
    expect(all).toContain('WNIOSEK O WZNOWIENIE WYPŁATY');
    expect(all).not.toContain('rat miesięcznych');
  });
});

describe('a bill that ends in an overpayment', () => {
  it('is not asked to be spread', () => {
    const all = repliesTo(
      'Energia Testowa Obrót sp. z o.o.\nul. Rzeczna 4, 64-920 Piła',
      'FAKTURA ROZLICZENIOWA',
      'Rozliczamy okres 9 marca - 7 września 2026 r.\nZużycie energii 257 kWh\nWystawione prognozy ..... 1 160,00 zł\nDO ZAPŁATY ............ 0,00 zł\nNADPŁATA .............. 214,67 zł\nNadpłatę zaliczymy na najbliższe rachunki za prąd.',
    );
    expect(all).toContain('WNIOSEK O ZWROT NADPŁATY');
    expect(all).not.toMatch(/\bRATY\b|na raty/);
  });
});
