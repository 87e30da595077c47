import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/**
 * The part of the letter that contains a clause: order, reasons, instruction, privacy notice, another letter
 * (or an unticked box), or text that the letter itself says is for others.
 */
export type LetterPart =
  'operative' | 'reasons' | 'instruction' | 'privacy' | 'enclosed' | 'others';

/** Whether a part never addresses the reader of this letter. */
export const isBeside = (part: LetterPart): boolean =>
  part === 'privacy' || part === 'enclosed' || part === 'others';

const HEADING = 80;

const partHeadings: readonly (readonly [LetterPart, RegExp])[] = [
  ['reasons', /^(?:uzasadnieni[ea]|u z a s a d n i e n i e|motywy|stan faktyczny)\b/],
  [
    'operative',
    /^(?:(?:jak|sposob) (?:wykona[cn]|zaplac)|co (?:nalezy|trzeba|musi|powin|ma pan|maja panstwo|zrobic|robic|dalej))[^.;]{0,60}$/,
  ],
  [
    'instruction',
    /^(?:\(?[ivx\d]{0,4}[.)]? ?)?(?:pouczeni[ea]|p o u c z e n i e|pouczony|srodki zaskarzenia)\b/,
  ],
  [
    'instruction',
    /^(?:(?:informacj[ae]|wyjasnieni[ae]) (?:o prawie|o mozliwosci|dla)|jak (?:zlozyc|wniesc) odwolanie)\b/,
  ],
  [
    'privacy',
    /^\[?(?:rodo\b|klauzula (?:informacyjna|rodo|poufnosci)|ochrona danych|przetwarzanie danych|informacj\w+ o przetwarzaniu)/,
  ],
  [
    'privacy',
    /^(?:(?:niniejsza|ta|powyzsza) wiadomosc (?:moze|jest|zostala)|wiadomosc moze zawierac)/,
  ],
];

/** "II. OSKARŻONY.": instruction for one kind of person, in a form written for all of them. */
const personHeading =
  /^(?:dla )?(?:swiad|oskarzon|podejrzan|obwinion|pokrzywdzon|powod|pozwan|dluznik|wierzyciel|pracodawc|bieg[lł])[a-z]{0,5}[.:]?$/;

/** The part that begins with this clause; undefined when none does. In the head "PRACODAWCA:" labels the addressee. */
export function headingOf(
  text: string,
  isInHead: boolean,
): { part: LetterPart; text: string } | undefined {
  // A rule above a mail's footer is no part of its first sentence.
  const written = text.trim().replace(/^[-–—_=*](?:\s?[-–—_=*])+\s*/, '');
  // "pouczenie" in the middle of a sentence is not a heading: a heading begins with a capital.
  if (!/^[[(\d\p{Lu}]/u.test(written)) return undefined;
  const folded = foldText(written).replace(/\s+/g, ' ');
  if (!isInHead && personHeading.test(folded) && isCapitals(written))
    return { part: 'instruction', text: folded };
  // "INFORMACJA DLA OSOBY WSKAZANEJ" above the whole letter is its title.
  if (isInHead && folded.startsWith('informacj')) return undefined;
  const found = partHeadings.find(([, pattern]) => pattern.test(folded));
  return found === undefined ? undefined : { part: found[0], text: folded.slice(0, HEADING) };
}

const dataWords = wordPattern([
  'danych osobowych', // Administratorem Pani danych osobowych jest …
  'dane osobowe',
  'rodo', // … na podstawie art. 15 RODO
  'administrator danych',
  'administratorem danych',
  'administrator odpowiada', // Administrator odpowiada na żądanie w terminie miesiąca.
  'inspektor* ochrony danych',
  'prezesa uodo', // skarga do Prezesa UODO
  'dane przetwarza*',
  'dane przechowuj*',
  'urzedu ochrony danych', // skarga do Prezesa Urzędu Ochrony Danych Osobowych
]);
/** Whether the clause is about the processing of personal data, which is never the letter's subject. */
export function isAboutData(text: string): boolean {
  return dataWords.test(text);
}

/** "Rodzice dzieci nieprzyjętych mogą …", "Kandydatom niezakwalifikowanym przysługuje …": who was not admitted. */
const refused =
  /^\W{0,4}(?:rodzic|opiekun|kandydat|uczestni|uczni|student|wnioskodawc|osob)\w*,? (?:\w+,? ){0,3}nie ?(?:zosta\w+ )?(?:przyje[tl]|zakwalifikowan)\w*/;
const admitted = new RegExp(
  String.raw`(?<!\bnie )(?<!\bnie zostal\w? )\b${either(
    /zakwalifikowal\w*|przyjel[aoi]|przyznal\w* (?:\w+ )?miejsce/,
    /zostal\w? (?:zakwalifikowan|przyjet)\w/,
    /(?:zakwalifikowan|przyjet)[aoy] (?:do|na)/,
  )}\b`,
);
const refusesReader =
  /(?<!\b(?:ktor\w{1,3}|dzieci|osoby|kandydaci) )\bnie (?:zosta\w+ )?(?:zakwalifikowa|przyje|przyzna)\w*|\bodm[ao]w\w* przyjeci/;

/** Whether the letter offers its reader a place, so that what it says to those refused is for others. */
export function isOfferOfPlace({ spaced }: LetterView): boolean {
  return admitted.test(spaced) && !refusesReader.test(spaced);
}

const group = 'rodzic|opiekun|kandydat|uczestni|uczni|student|wnioskodawc|osob|rodzin';
const notGiven = 'przyje[tl]|zakwalifikowan|przyzna|dofinansowan|miejsc|wsparci|stypendi|dotacj';
const refusedGroup = new RegExp(
  String.raw`\b(?:${group})\w*,? (?:[a-z]+,? ){0,3}nie ?` +
    String.raw`(?:zosta\w+ |otrzyma\w+ |uzyska\w+ )?(?:${notGiven})\w*`,
);

/** "…, a uczestnikom, którzy nie zostali przyjęci, przysługuje": the same within a clause. */
export const isOfRefused = (text: string): boolean => refusedGroup.test(text);

/** Whether a clause speaks to those who were not admitted. */
export const isForRefused = (text: string): boolean => refused.test(text);

const HEAD_LINES = 6;

/** For the data protection office, personal data are the subject of the case. */
export function isFromDataOffice({ lines }: LetterView): boolean {
  const head = lines.filter(({ text }) => text !== '').slice(0, HEAD_LINES);
  return head.some(({ text }) =>
    /^prezes.{0,4} urzedu ochrony danych|^urzad ochrony danych/.test(foldText(text)),
  );
}
