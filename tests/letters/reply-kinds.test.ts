import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const variants = [
  'variant_1_cooperative',
  'variant_2_assertive',
  'variant_3_tactical_delay',
] as const;

function repliesTo(text: string, today: string) {
  const replies = answerReplies(openLetter(text), undefined, today);
  return {
    ...replies,
    texts: variants.map((key) => replies[key].content.replace(/[ \t]+/g, ' ')),
  };
}

const fixture = (path: string) => readFileSync(`tests/fixtures/${path}.txt`, 'utf8');

const decision = `Wójt Gminy Kosakowo
ul. Żeromskiego 69, 81-198 Kosakowo

Kosakowo, 5 stycznia 2026 r.
Znak: GK.7.2026

                                        Pani Marta Lewicka
                                        ul. Lipowa 3
                                        81-300 Gdynia

                    DECYZJA

Na podstawie art. 104 k.p.a. odmawiam wydania zezwolenia. Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Gdańsku za pośrednictwem Wójta w terminie 14 dni od dnia doręczenia.

Wójt
Anna Kot
`;
const LATE = 'WRAZ Z WNIOSKIEM O PRZYWRÓCENIE TERMINU';

describe('when the term of the remedy is over', () => {
  it('the third reply asks to restore it, with the remedy itself, and is recommended', () => {
    const { texts, recommended_variant: recommended } = repliesTo(decision, '2026-11-21');
    expect(texts[2]).toContain(LATE);
    expect(texts[2]).toContain('art. 58 k.p.a.');
    expect(texts[2]).toContain('uchylenie decyzji');
    expect(recommended).toBe('variant_3_tactical_delay');
  });

  it('nothing of it stands in a reply in time', () => {
    expect(repliesTo(decision, '2026-01-10').texts.join('\n')).not.toContain(LATE);
  });
});

describe('a letter of its own kind has its own reply', () => {
  it.each([
    ['a resolution of the owners', 'letters-2/n43_wspolnota_uchwala', 'POZEW O UCHYLENIE UCHWAŁY'],
    [
      'a rise of the rent',
      'fresh-letters-1/f18_podwyzka_czynszu',
      'POZEW O USTALENIE, ŻE PODWYŻKA CZYNSZU JEST NIEZASADNA',
    ],
    ['an indictment', 'fresh-letters-3/h16_akt_oskarzenia_posiedzenie', 'WNIOSKI DOWODOWE'],
  ])('%s', (_name, path, heading) => {
    expect(repliesTo(fixture(path), '2026-06-01').texts.join('\n').toUpperCase()).toContain(
      heading,
    );
  });

  it('a call for the list of assets is answered with the list', () => {
    const call = `Komornik Sądowy przy Sądzie Rejonowym w Gdyni
Jan Kos
ul. Morska 5, 81-002 Gdynia

Gdynia, 5 października 2026 r.
Km 12/26

                    WEZWANIE DO ZŁOŻENIA WYKAZU MAJĄTKU

Wzywam dłużnika Martę Lewicką, ul. Lipowa 3, 81-300 Gdynia, do złożenia wykazu majątku w terminie 7 dni od dnia doręczenia, na podstawie art. 801(1) k.p.c.

Komornik Sądowy
Jan Kos
`;
    expect(repliesTo(call, '2026-10-07').texts.join('\n')).toContain('WYKAZ MAJĄTKU');
  });

  it('a removal from the list of students is appealed against, through its author', () => {
    const removal = `Politechnika Kaszubska
Dziekan Wydziału Mechanicznego
ul. Morska 81, 81-225 Gdynia

Gdynia, 5 października 2026 r.
Znak: WM.7.2026

                                        Pani Marta Lewicka
                                        ul. Lipowa 3
                                        81-300 Gdynia

                    DECYZJA O SKREŚLENIU Z LISTY STUDENTÓW

Na podstawie art. 108 ust. 2 ustawy Prawo o szkolnictwie wyższym i nauce skreślam Panią z listy studentów. Od decyzji służy odwołanie do Rektora za pośrednictwem Dziekana w terminie 14 dni od dnia doręczenia.

Dziekan
dr Anna Kot
`;
    const [, appeal] = repliesTo(removal, '2026-10-07').texts;
    expect(appeal).toContain('ODWOŁANIE');
    expect(appeal).toContain('Rektor');
    expect(appeal).toContain('za pośrednictwem');
  });
});

describe('no reply', () => {
  it('appeals where no decision was made', () => {
    const { texts } = repliesTo(fixture('fresh-letters-2/g08_mops_wywiad'), '2026-05-01');
    expect(texts.join('\n')).not.toMatch(/ODWOŁANIE|SPRZECIW|ZAŻALENIE/);
  });
});
