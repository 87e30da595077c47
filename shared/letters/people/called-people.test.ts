import { expect, it } from 'vitest';

import { openLetter } from '#shared/letters/text/letter.ts';

import { maskLetter } from './masking.ts';

const masked = (text: string) => maskLetter(openLetter(`Zakład Energii S.A.\n${text}\n`)).text;

it.each([
  ['Odbierze ją wujek Marek z Łomży.', 'Marek'],
  ['Odbierze ją ciocia Zofia.', 'Zofia'],
  ['Stryj Jan o tym wie.', 'Jan'],
  ['Siostra Ewa się zgodziła.', 'Ewa'],
  ['Na zebranie przyjdzie brat Adam.', 'Adam'],
  ['Pisze o tym kuzynka Anna z Gdyni.', 'Anna'],
])('hides a relative who is called by the first name: %s', (text, name) => {
  expect(masked(text)).not.toContain(name);
});

it.each(['Marek tel. 600 700 800', 'Marek, kom. 600 700 800'])(
  'hides the first name of who signs with a telephone: %s',
  (signature) => {
    expect(masked(`Do zobaczenia\n${signature}`)).not.toContain('Marek');
  },
);

it('hides the parts of a name in the name of a file', () => {
  const text = masked('Uczeń: Oskar Nitecki\nZałącznik: Wezwanie_Oskar_Nitecki_05.pdf');
  expect(text).toMatch(/Wezwanie_\[\w+\]_\[\w+\]_05\.pdf/);
});

it('leaves the words in the name of a file', () => {
  const file = 'Oferta_Marka_Wlasna_2026.pdf';
  expect(masked(`Klient: Marek Nowak\nZałącznik: ${file}`)).toContain(file);
});
