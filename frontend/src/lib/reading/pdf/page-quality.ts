/** What the text layer of a page is worth, as shares of its characters or words. */
export type TextQuality = {
  letters: number;
  words: number;
  /** Characters no Polish letter is written with. */
  weird: number;
  /** windows-1250 bytes shown as Latin-1, as in `Op³at`. */
  mojibake: number;
  stopWords: number;
  polishLetters: number;
  /** Of the letters, not of all characters. */
  vowels: number;
};

/** What is painted on a page besides and instead of text. */
export type PagePaint = {
  /** Share of the page covered by its pictures together: scanners cut pages into strips. */
  imageCover: number;
  /** Shapes drawn: hundreds where letters were turned into outlines or into pictures of their own. */
  shapes: number;
  /** Characters nobody sees: painted invisibly (the OCR layer of a scanner), or before a picture that covers them. */
  hidden: number;
  visible: number;
};

export type PageSource = 'text-layer' | 'ocr' | 'empty';

const STOP_WORDS = new Set(
  (
    'i w z o na do się nie że to jest za od po przez dla lub oraz ze a u przy pod nad jak co który która które tym ' +
    'tego dnia roku art ust pkt nr ul zł r pan pani'
  ).split(' '),
);

const USUAL = /[\p{Script=Latin}\d.,;:!?()[\]"'„”“’‚‘\-–—/%§&@+*=_#°•·…€$|<>²³½«»`~^\\{}−×☐☑✓]/gu;

export function measureText(text: string): TextQuality {
  const solid = text.replace(/\s/g, '');
  const total = Math.max(1, solid.length);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (pattern: RegExp) => solid.match(pattern)?.length ?? 0;
  return {
    letters: count(/[\p{L}\d]/gu),
    words: words.length,
    weird: solid === '' ? 0 : 1 - count(USUAL) / total,
    mojibake: count(/[¹³êæñ¿œŸ¯Æ£Ê¥]/g) / total,
    stopWords: words.filter((word) => STOP_WORDS.has(word)).length / Math.max(1, words.length),
    polishLetters: count(/[ąćęłńóśźż]/gi) / total,
    vowels: count(/[aeiouyąęó]/gi) / Math.max(1, count(/\p{L}/gu)),
  };
}

/** Fewer letters than this over a picture are a signature's stamp on a scan, not the letter. */
const STAMP_LETTERS = 300;
/** Fewer letters than this are a page number. */
const FEW_LETTERS = 25;
const MANY_SHAPES = 200;
/** A page whose characters are mostly no letters at all (private use) has letters only for the eye. */
const MOSTLY = 0.3;
/** Beside so many times more hidden text, what is seen is a stamp or a signature over a scan. */
const HIDDEN_TO_SEEN = 4;

/**
 * Whether to trust the text layer of a page. A scanner's own invisible layer is not trusted (14 % of its characters were
 * wrong where ours had 0.2 %), unless `isOurExport` says that the layer was written by us.
 */
export function chooseSource(
  quality: TextQuality,
  paint: PagePaint,
  isOurExport: boolean,
): PageSource {
  if (quality.weird > MOSTLY) return 'ocr';
  if (quality.letters < STAMP_LETTERS && paint.imageCover > 0.5 && !isOurExport) return 'ocr';
  if (quality.letters < FEW_LETTERS && paint.shapes > MANY_SHAPES) return 'ocr';
  if (quality.letters < FEW_LETTERS) return quality.letters === 0 ? 'empty' : 'text-layer';
  if (isGarbled(quality)) return 'ocr';
  const isScan = paint.hidden > HIDDEN_TO_SEEN * paint.visible && paint.imageCover > 0.8;
  return isScan && !isOurExport ? 'ocr' : 'text-layer';
}

/** Polish text of so many words has both vowels (two letters of five) and letters of its own. */
const MANY_WORDS = 60;

/** Fonts without a usable map to Unicode. */
function isGarbled({
  weird,
  mojibake,
  words,
  stopWords,
  polishLetters,
  vowels,
}: TextQuality): boolean {
  if (weird > 0.03 || mojibake > 0.01) return true;
  if (words > 30 && stopWords < 0.12 && polishLetters < 0.005) return true;
  // Letters moved along the alphabet make no word; a layer may have lost its `ą` and `ł` alone.
  return words > MANY_WORDS && (vowels < 0.22 || polishLetters < 0.004);
}
