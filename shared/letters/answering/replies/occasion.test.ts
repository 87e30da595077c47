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
