import { isValidNip, isValidNrb, isValidPesel } from '#shared/letters/figures/checksums.ts';

/** Quality of a page's text layer, as shares of its characters or words. */
export type TextQuality = {
  letters: number;
  words: number;
  /** Characters that Polish letters do not use. */
  weird: number;
  /** windows-1250 bytes shown as Latin-1, as in `Op³at`. */
  mojibake: number;
  stopWords: number;
  polishLetters: number;
  /** Share of the letters, not of all characters. */
  vowels: number;
  /** Existing days and numbers with matching check digits. */
  soundNumbers: number;
  /** Impossible days and numbers with wrong check digits. */
  falseNumbers: number;
};

/** Content painted on a page beside or instead of text. */
export type PagePaint = {
  /** Share of the page covered by all its pictures: scanners cut pages into strips. */
  imageCover: number;
  /** Number of drawn shapes: hundreds when letters were converted to outlines or single pictures. */
  shapes: number;
  /** Invisible characters: painted invisibly (the OCR layer of a scanner), or before a picture that covers them. */
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
  const numbers = checkedNumbers(text);
  const soundNumbers = numbers.filter(Boolean).length;
  return {
    soundNumbers,
    falseNumbers: numbers.length - soundNumbers,
    letters: count(/[\p{L}\d]/gu),
    words: words.length,
    weird: solid === '' ? 0 : 1 - count(USUAL) / total,
    mojibake: count(/[¹³êæñ¿œŸ¯Æ£Ê¥]/g) / total,
    stopWords: words.filter((word) => STOP_WORDS.has(word)).length / Math.max(1, words.length),
    polishLetters: count(/[ąćęłńóśźż]/gi) / total,
    vowels: count(/[aeiouyąęó]/gi) / Math.max(1, count(/\p{L}/gu)),
  };
}

const written = {
  day: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?![\d.]\d)/g,
  account: /(?<!\d)\d{2}(?: ?\d{4}){6}(?!\d)/g,
  nip: /\bNIP:?\s*(\d{3}-?\d{3}-?\d{2}-?\d{2})(?!\d)/g,
  pesel: /\bPESEL:?\s*(\d{11})(?!\d)/g,
};

/** For each day and each number with check digits, whether it is valid. */
function checkedNumbers(text: string): boolean[] {
  const digits = (number = '') => number.replace(/\D/g, '');
  const all = (pattern: RegExp) => Array.from(text.matchAll(pattern));
  return [
    ...all(written.day).map(([, day, month, year]) =>
      isDay(Number(day), Number(month), Number(year)),
    ),
    ...all(written.account).map(([account]) => isValidNrb(digits(account))),
    ...all(written.nip).map(([, nip]) => isValidNip(digits(nip))),
    ...all(written.pesel).map(([, pesel]) => isValidPesel(digits(pesel))),
  ];
}

const isDay = (day: number, month: number, year: number): boolean =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= 1900 && year <= 2100;

/** Fewer letters than this over a picture are a signature stamp on a scan, not the letter. */
const STAMP_LETTERS = 300;
/** Fewer letters than this are a page number. */
const FEW_LETTERS = 25;
const MANY_SHAPES = 200;
/** Above this share of private-use characters the text is readable only as a picture. */
const MOSTLY = 0.3;
/** With this many times more hidden text, the visible text is a stamp or a signature over a scan. */
const HIDDEN_TO_SEEN = 4;

/**
 * Whether to trust the text layer of a page. A scanner's own invisible layer is not trusted (14 % of its characters were
 * wrong where ours had 0.2 %), unless `isOurExport` says that we wrote the layer.
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
  if (isGarbled(quality) || hasOtherDigits(quality)) return 'ocr';
  const isScan = paint.hidden > HIDDEN_TO_SEEN * paint.visible && paint.imageCover > 0.8;
  return isScan && !isOurExport ? 'ocr' : 'text-layer';
}

/** Polish text of this many words has vowels (two letters in five) and Polish letters. */
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
  // Letters shifted in the alphabet form no words; a layer may also have lost only its `ą` and `ł`.
  return words > MANY_WORDS && (vowels < 0.22 || polishLetters < 0.004);
}

/** A misprint is one wrong number among valid ones. */
const FEW_FALSE = 2;
const SOUND_TO_FALSE = 0.25;

/** Whether the layer's digits differ from those on the page: most of its days and numbers are invalid. */
const hasOtherDigits = ({ soundNumbers, falseNumbers }: TextQuality): boolean =>
  falseNumbers >= FEW_FALSE && soundNumbers < SOUND_TO_FALSE * falseNumbers;
