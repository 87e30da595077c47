import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseReply, type ReplyBlock } from './reply-layout.ts';

const right = ' '.repeat(44);
const letter = [
  `${' '.repeat(36)}Łódź, 21 listopada 2026 r.`,
  '',
  'Tomasz Gierłowski',
  'ul. Źródlana 4/7',
  '90-001 Łódź',
  '',
  `${right}Sąd Rejonowy dla Łodzi-Widzewa w Łodzi`,
  `${right}[uzupełnij: adres]`,
  '',
  'Dotyczy: nakazu zapłaty z dnia 11 maja 2026 r., sygn. akt I Nc 1284/26',
  '',
  'SPRZECIW OD NAKAZU ZAPŁATY',
  '',
  'Zaskarżam nakaz w całości.',
  '',
  'Uzasadnienie',
  '',
  'Roszczenie jest przedawnione.',
  '',
  'Wnoszę o:',
  '1. oddalenie powództwa;',
  '2. zasądzenie kosztów.',
  '',
  'Z poważaniem',
  '',
  '[uzupełnij: własnoręczny podpis]',
  '',
  'Załączniki:',
  '1. odpis pisma',
].join('\n');

function linesOf(blocks: readonly ReplyBlock[], kind: ReplyBlock['kind']): string[] {
  return blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) => ('lines' in block ? block.lines : [`${block.marker} ${block.text}`]));
}

function wordsOf(blocks: readonly ReplyBlock[]): string[] {
  return blocks
    .flatMap((block) => ('lines' in block ? block.lines : [block.marker, block.text]))
    .flatMap(words);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The words in `all` that `some` lacks, with their counts. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const word of some) {
    const index = left.indexOf(word);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}

describe('reading a reply as a letter', () => {
  it('finds every part of a complete letter, in its order', () => {
    const blocks = parseReply(letter);

    expect(blocks.map(({ kind }) => kind)).toEqual([
      'place-and-date',
      'sender',
      'recipient',
      'subject',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'paragraph',
      'list-item',
      'list-item',
      'closing',
      'signature',
      'attachments',
      'list-item',
    ]);
    expect(linesOf(blocks, 'place-and-date')).toEqual(['Łódź, 21 listopada 2026 r.']);
    expect(linesOf(blocks, 'sender')).toEqual([
      'Tomasz Gierłowski',
      'ul. Źródlana 4/7',
      '90-001 Łódź',
    ]);
    expect(linesOf(blocks, 'recipient')).toEqual([
      'Sąd Rejonowy dla Łodzi-Widzewa w Łodzi',
      '[uzupełnij: adres]',
    ]);
    expect(wordsOf(blocks)).toEqual(words(letter));
  });

  it.each([
    'Łódź, 21 listopada 2026 r.',
    'Kraków, dnia 28.10.2025 r.',
    'Bielsko-Biała, 3 maja 2026',
    '[miejscowość], [data]',
    '[uzupełnij: miejscowość], 21 listopada 2026 r.',
    '[uzupełnij: miejscowość i data]',
    '2026-11-21',
  ])('takes "%s" for the place and date', (line) => {
    expect(
      linesOf(parseReply(`${line}\n\nJan Nowak\n\nSzanowni Państwo,`), 'place-and-date'),
    ).toEqual([line]);
  });

  it.each(['ur. 21.11.1980', 'wezwanie z dnia 3 maja 2026 r.'])(
    'does not take "%s" for the place and date',
    (line) => {
      const blocks = parseReply(`Jan Nowak\n${line}\n\nSzanowni Państwo,`);

      expect(linesOf(blocks, 'place-and-date')).toEqual(['[uzupełnij: miejscowość i data]']);
      expect(linesOf(blocks, 'sender')).toContain(line);
    },
  );

  it('parts sender and recipient at 21 columns, not at 20', () => {
    const at = (columns: number) =>
      parseReply(`Jan Nowak\n${' '.repeat(columns)}Bank\n\nDotyczy: umowy`);

    expect(linesOf(at(20), 'sender')).toEqual(['Jan Nowak', 'Bank']);
    expect(linesOf(at(21), 'recipient')).toEqual(['Bank']);
  });

  it('reads two columns on one line', () => {
    const blocks = parseReply(`Jan Nowak${' '.repeat(30)}Łódź, 3.05.2026 r.\n\nDotyczy: umowy`);

    expect(linesOf(blocks, 'sender')).toEqual(['Jan Nowak']);
    expect(linesOf(blocks, 'place-and-date')).toEqual(['Łódź, 3.05.2026 r.']);
  });

  it('takes the second group for the recipient when nothing is indented', () => {
    const blocks = parseReply(
      'Łódź, 3.05.2026 r.\n\nJan Nowak\nul. Prosta 1\n\nBank S.A.\nul. Krzywa 2\n\nDotyczy: umowy',
    );

    expect(linesOf(blocks, 'sender')).toEqual(['Jan Nowak', 'ul. Prosta 1']);
    expect(linesOf(blocks, 'recipient')).toEqual(['Bank S.A.', 'ul. Krzywa 2']);
  });

  it('shows a gap for each part that is missing', () => {
    const blocks = parseReply('Nie zgadzam się z wezwaniem.');

    expect(wordsOf(blocks)).toEqual(
      words(
        `[uzupełnij: miejscowość i data] [uzupełnij: imię, nazwisko i adres nadawcy]
         [uzupełnij: nazwa i adres adresata] Dotyczy: [uzupełnij: czego dotyczy pismo]
         Nie zgadzam się z wezwaniem. Z poważaniem [uzupełnij: własnoręczny podpis]`,
      ),
    );
  });

  it('asks for no subject where a pleading is named', () => {
    expect(linesOf(parseReply('ODWOŁANIE OD DECYZJI\n\nOdwołuję się.'), 'subject')).toEqual([]);
  });

  it('knows both closings and joins a sentence wrapped by hand', () => {
    const blocks = parseReply(
      'Dotyczy: umowy\n\nW odpowiedzi na wezwanie wyjaśniam, że należność została zapłacona\nw dniu 3 maja.\n\nZ wyrazami szacunku,\nJan Nowak',
    );

    expect(linesOf(blocks, 'paragraph')).toEqual([
      'W odpowiedzi na wezwanie wyjaśniam, że należność została zapłacona w dniu 3 maja.',
    ]);
    expect(linesOf(blocks, 'closing')).toEqual(['Z wyrazami szacunku,']);
    expect(linesOf(blocks, 'signature')).toEqual(['Jan Nowak']);
  });

  it('loses no word and says none twice, whatever the text', () => {
    const gaps = wordsOf(parseReply(''));
    const line = fc.oneof(
      fc.constantFrom(...letter.split('\n')),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom('', '   ', '- ', '1.', 'Z poważaniem', 'dotyczy', 'PS', `a${right}b`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const text = lines.join('\n');
        const laidOut = wordsOf(parseReply(text));
        const written = words(text.normalize('NFC'));

        expect(without(written, laidOut)).toEqual([]);
        expect(without(without(laidOut, written), gaps)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
