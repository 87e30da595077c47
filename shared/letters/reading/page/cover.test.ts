import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const onPaper = `Spółdzielnia Mieszkaniowa „Wrzos"
ul. Wrzosowa 4, 62-200 Lipowo                              Lipowo, 3 marca 2026 r.
Znak: DE/118/2026
                                      Pan Jan Zawadzki
                                      ul. Wrzosowa 9/3
                                      62-200 Lipowo

Wezwanie do zapłaty

Wzywamy do zapłaty zaległych opłat za lokal 412,50 zł w terminie 7 dni od otrzymania wezwania.
`;
const heads = {
  'of a Polish program': `Od: Kancelaria <pisma@wrzos.example>
Do: jan@poczta.example
DW: archiwum@wrzos.example
Wysłano: poniedziałek, 16 listopada 2026 08:31
Temat: Pismo w załączeniu

`,
  'with its values in a column': `Nadawca:     Sekretariat <biuro@wrzos.example>
Odbiorca:    jan@poczta.example
Otrzymano:   16.11.2026 08:31
Temat:       Skan
Załączniki:  skan.pdf

`,
  'of an English program, announced': `-----Original Message-----
From: Sekretariat <biuro@wrzos.example>
Sent: Monday, November 16, 2026 8:31 AM
To: jan@poczta.example
Subject: FW: dokument

`,
  'of a telephone': `Wiadomość napisana przez Sekretariat <biuro@wrzos.example> w dniu 16.11.2026, o godz. 08:31:

Od: Sekretariat <biuro@wrzos.example>
Data: 16 listopada 2026 o 08:31
Do: jan@poczta.example
`,
} as const;

describe('the head of a mail above a letter of its own', () => {
  it.each(Object.entries(heads))('changes nothing: %s', (_name, head) => {
    const facts = (letter: string) => {
      const { type, sender, recipient, reference, documentDate, terms, financial } = readLetter(
        openLetter(letter),
      );
      const first = terms.map(({ amount, unit }) => [amount, unit]);
      const sum = financial.total_amount.value;
      return { code: type.id, sender, recipient, reference, documentDate, first, sum };
    };
    expect(facts(head + onPaper)).toEqual(facts(onPaper));
    expect(facts(onPaper).documentDate).toBe('2026-03-03');
  });

  it('gives the day to a letter without one', () => {
    const letter = onPaper.replace('Lipowo, 3 marca 2026 r.', '');
    const read = readLetter(openLetter(heads['of a Polish program'] + letter));
    expect(read).toMatchObject({ documentDate: '2026-11-16', recipient: 'Jan Zawadzki' });
  });

  it('belongs to a mail that is the letter', () => {
    const read = readLetter(
      openLetter(`Od: Sklep Wrzos <reklamacje@wrzos.example>
Do: Jan Zawadzki <jan@poczta.example>
Data: 16.11.2026 08:31
Temat: Reklamacja REK/118/2026 - odmowa

Sklep Wrzos sp. z o.o., ul. Wrzosowa 4, 62-200 Lipowo

Dzień dobry, Panie Janie,
po zbadaniu butów kupionych 2 marca 2026 r. nie uznajemy reklamacji.`),
    );
    expect(read).toMatchObject({ documentDate: '2026-11-16', reference: 'REK/118/2026' });
    expect(read.view.whole).toBeUndefined();
  });
});
