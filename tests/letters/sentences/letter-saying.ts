import { type Letter, openLetter } from '#shared/letters/text/letter.ts';

/** A plain letter of a municipal firm to Mrs Wrona, of 4 May 2026, that says these sentences and nothing else. */
export function letterSaying(sentences: string): Letter {
  return openLetter(
    `Zakład Usług Komunalnych "Perła" sp. z o.o.
ul. Rzeczna 4, 62-800 Kalisz

Kalisz, 4 maja 2026 r.

Pani Halina Wrona
ul. Szkolna 5/2
62-800 Kalisz

Szanowna Pani,

${sentences}

Z poważaniem
Marta Lis
`,
  );
}
