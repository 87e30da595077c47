import { describe, expect, it } from 'vitest';

import { splitMail } from './quoted-mail.ts';

const reply = `Od: Biuro <biuro@firma.example>
Do: Jan Wilk <jan@poczta.example>
Temat: RE: faktura 12

Dzień dobry, po sprawdzeniu faktury zostaje do zapłaty 120,00 zł do 10 maja 2026 r.
Pozdrawiam
Ewa Lis
`;
const asked = 'Proszę o zwrot 900,00 zł.';

describe('a mail that forwards a letter', () => {
  const cover = `Od: Ewa Lis <ewa@poczta.example>
Do: Jan Lis <jan@poczta.example>
Temat: Fwd: Reklamacja 7

Janek, oni chcą 900 zł! Pogadamy wieczorem.
`;
  const letter = `Od: Sklep Brzoza <biuro@brzoza.example>
Data: 3 maja 2026
Temat: Reklamacja 7

Szanowny Panie Janie, rozpatrzyliśmy Pana reklamację stołu i nie możemy jej uznać, bo szkoda powstała po wydaniu towaru.
Może Pan zwrócić się do rzecznika konsumentów albo do sądu. Zwracamy jednak koszt przesyłki, czyli 20,00 zł, na Pana rachunek.
`;

  it.each([
    ['with marks', letter.replace(/^/gm, '> ')],
    ['without marks', letter],
  ])('is that letter, %s, in its own place', (_, passedOn) => {
    const text = `${cover}---------- Wiadomość przekazana dalej ----------\n${passedOn}`;
    const { newest } = splitMail(text);
    expect(newest).not.toContain('900');
    expect(newest).not.toContain('>  ');
    expect(newest.length).toBe(text.length);
    expect(newest.trim()).toMatch(/^Od: Sklep Brzoza/);
    expect(newest).toContain('20,00');
  });
});

describe('a mail that quotes the messages it answers', () => {
  it.each([
    ['marked lines', `> Dzień dobry,\n> ${asked}\n`],
    ['marked twice', `> > Dzień dobry,\n> > ${asked}\n`],
    [
      'an attribution above marked lines',
      `W dniu 3.05.2026 Jan Wilk napisał:\n> Dzień dobry,\n> ${asked}\n`,
    ],
    ['an attribution alone', `W dniu 3.05.2026 o 11:20 Jan Wilk napisał(a):\n\n${asked}\n`],
    ['a rule', `-----Original Message-----\nFrom: Jan Wilk\n${asked}\n`],
    ['a Polish rule', `-------- Wiadomość oryginalna --------\n${asked}\n`],
    [
      'a second head',
      `Od: Jan Wilk\nWysłano: 3 maja 2026 11:20\nDo: Biuro\nTemat: faktura 12\n\n${asked}\n`,
    ],
  ])('keeps the newest message alone, behind %s', (_, quoted) => {
    const text = `${reply}\n${quoted}`;
    const { newest: kept, older } = splitMail(text);
    expect(older).toContain('900,00');
    expect(kept).not.toContain('900,00');
    expect(kept).toContain('120,00');
    expect(kept.length).toBe(text.length);
    expect(kept.split('\n').map(({ length }) => length)).toEqual(
      text.split('\n').map(({ length }) => length),
    );
  });

  it.each([
    [
      'a forwarded mail',
      `Temat: FW: faktura\n\nPrzesyłam poniżej to, co dziś przyszło z firmy. Pozdrawiam, Ewa Lis, księgowość biura\n\nOd: Biuro\nWysłano: 3 maja 2026\nDo: Ewa\n\n${asked}`,
    ],
    ['a remark above the letter', `Co mam z tym zrobić?\n\n> Dzień dobry,\n> ${asked}`],
    [
      'a letter that begins with its head',
      `Od: Biuro\nWysłano: 3 maja 2026\nDo: Jan Wilk\nTemat: faktura\n\n${asked}`,
    ],
    ['an ornament of arrows', `${reply}\n>>> WEZWANIE DO ZAPŁATY <<<\n>>> ${asked} <<<`],
    ['words that somebody wrote', `${reply}\nW dniu 3 maja 2026 r. najemca napisał:\n${asked}`],
    ['one line behind a sign', `${reply}\n> ${asked}`],
  ])('leaves %s', (_, text) => {
    expect(splitMail(text)).toEqual({ newest: text, older: '' });
  });
});

describe('the head of a mail below another head', () => {
  it('opens the message: the outer head only passes it on', () => {
    const outer = `Od: Kadry <kadry@firma.example>
Do: Jan Wilk <jan@poczta.example>
Temat: do Pana wiadomości

`;
    const { newest, older } = splitMail(outer + reply.repeat(2));
    expect(newest.slice(0, outer.length).trim()).toBe('');
    expect(newest).toContain('Od: Biuro');
    expect(older).toContain('Ewa Lis');
  });
});
