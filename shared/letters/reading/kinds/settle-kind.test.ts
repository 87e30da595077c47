import { describe, expect, it } from 'vitest';

import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { writtenRows } from '#shared/letters/reading/ranker/linear-model.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { kindFeatures } from './kind-features.ts';
import { learnedKinds } from './learned-kinds-of.ts';
import { settleKind } from './settle-kind.ts';

const ranked = (...kinds: [id: string, score: number][]) => [
  ...kinds.map(([id, score]) => ({ type: documentTypeOf(id), score })),
  ...['komornik-pismo', 'inne'].map((id) => ({ type: documentTypeOf(id), score: 0 })),
];
const words = (code: DocumentTypeCode, probability: number) => [{ code, probability }];
const settled = (...given: Parameters<typeof settleKind>) => settleKind(...given)?.type.id;

describe('the kind by phrases and by words', () => {
  it('is that of the phrases where both agree or the words are in doubt', () => {
    expect(settled(ranked(['cesja', 12]), words('cesja_wierzytelnosci', 0.9))).toBe('cesja');
    expect(settled(ranked(['cesja', 12]), words('pismo_komornicze', 0.8))).toBe('cesja');
  });

  it('is the plainest of the code the words tell where no phrase tells any', () => {
    expect(settled(ranked(), words('pismo_komornicze', 0.7))).toBe('komornik-pismo');
  });

  it('is unknown where neither tells one', () => {
    expect(settled(ranked(), words('pismo_komornicze', 0.5))).toBeUndefined();
  });

  it('never becomes a decision by words alone, because a decision brings its remedy', () => {
    expect(settled(ranked(), words('decyzja_administracyjna', 0.95))).toBeUndefined();
  });

  it('stays a decision that the words take for a call, because its remedy would be lost', () => {
    const called = (id: string) =>
      settled(ranked([id, 10], ['wezwanie-inne', 0]), words('wezwanie_urzedu', 0.97));
    expect(called('decyzja-administracyjna')).toBe('decyzja-administracyjna');
    expect(called('cesja')).toBe('wezwanie-inne');
  });

  it('gives up what phrases tell for no common code only where the words leave no doubt', () => {
    const other = (probability: number) =>
      settled(ranked(['cesja', 9]), words('inne', probability));
    expect(other(0.98)).toBe('cesja');
    expect(other(0.995)).toBe('inne');
  });

  it('is rather one of no common code that phrases tell than the plainest that the words tell', () => {
    const bill = words('wezwanie_do_zaplaty', 0.97);
    const told = (score: number) =>
      settled(ranked(['prosba-sasiada', score], ['wezwanie-do-zaplaty', 0]), bill);
    expect(told(11)).toBe('prosba-sasiada');
    expect(told(9)).toBe('wezwanie-do-zaplaty');
  });

  it('follows the words against weak phrases and not against firm ones', () => {
    const bailiff = words('pismo_komornicze', 0.97);
    expect(settled(ranked(['cesja', 9]), bailiff)).toBe('komornik-pismo');
    expect(settled(ranked(['cesja', 20]), bailiff)).toBe('cesja');
  });

  it('stays a suspected fraud whatever the words say', () => {
    const bill = words('wezwanie_do_zaplaty', 0.97);
    expect(settled(ranked(['oferta-rejestru', 10]), bill)).toBe('oferta-rejestru');
  });
});

describe('the words of a letter', () => {
  it('count once, by their stems, without the figures and the people in them', () => {
    expect([...kindFeatures('komornik zajal [osoba_1] 120 zl, komornika')]).toEqual(
      expect.arrayContaining(['komorn', 'zajal', '^komorn']),
    );
    expect([...kindFeatures('[osoba_1] 120 zl')]).toEqual([]);
  });

  it('tell the kind by their weights, and nothing by words never seen', () => {
    const rows = writtenRows([['strony', [40, 0]]]);
    const classes = ['umowa', 'inne'] as const;
    const model = { classes, scale: 10, isLong: true, bias: '', ...rows };
    expect(learnedKinds(model, new Set(['strony']))[0]?.code).toBe('umowa');
    expect(learnedKinds(model, new Set(['nowe']))[0]?.probability).toBe(0.5);
  });
});

it('knows a bailiff who seizes a pension without a formula', () => {
  const letter = `Kancelaria Komornicza nr II w Lesku. Komornik Sądowy Adam Wrona, ul. Rynek 1, 38-600 Lesko
Lesko, 4 maja 2026 r. Km 17/26
Pan Jan Nowy, ul. Polna 3, 38-600 Lesko
Szanowny Panie, na wniosek wierzyciela prowadzę przeciwko Panu egzekucję pieniędzy zasądzonych wyrokiem z klauzulą wykonalności.
Dzisiaj zabrałem część Pana emerytury w ZUS. ZUS będzie ją potrącał co miesiąc, aż dług z kosztami zostanie spłacony.
Na działanie komornika może się Pan poskarżyć do sądu w ciągu tygodnia.`;
  const { type } = chooseType(viewLetter(openLetter(letter)));
  expect(type.code).toBe('pismo_komornicze');
});
