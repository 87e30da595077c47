import { opensHeading } from '#shared/letters/reading/headings.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

import type { Candidate } from './candidates.ts';
import { hasLegalForm, upToLegalForm } from './institutions.ts';
import { inNominative, type Party } from './party.ts';
import { looksLikePerson, withoutHonorific } from './persons-in-letter.ts';

const named = anyOf([
  'pan*',
  'sz. p.',
  'pokrzywdzon*',
  'przedsiebiorc*',
  'strona',
  'stronie',
  'uczestni*',
  'swiad*', // doręczyć: świadkowi (Bartosz Warda, Wiśniew 30, 08-112 Wiśniew)
  'obwinion*',
  'skazan*',
  'powod*',
  'pozwan*',
]);
const atAddress = new RegExp(
  String.raw`${named}:?\s\(?(?=[^.,;:]{5,45}, (?:ul\.|al\.|os\.|pl\.|zam|(?:[a-z]+ ){1,2}\d{1,4}[a-z]?, \d{2}-\d{3}|\d{2}-\d{3}|\[adres|\[pesel))`,
  'g',
);

/** Words of the running text that introduce the addressee, with their weight. */
const clues: readonly (readonly [RegExp, number])[] = [
  [/szanown\w+ (?=pan)/g, 5], // Szanowny Panie Marcinie Sadlik
  // Witaj Anna Nowak, / Szanowny Kierowca Jan Nowak,
  [
    /(?:^|\s)(?:witaj|witam|czesc|dzien dobry|szanown\w+)(?: (?!pan)[a-z]{4,14})?,? +(?=[^,.:;!]{5,40}[,!])/g,
    5,
  ],
  // skreśla Pana Jana Nowaka, studenta …
  [/\b[a-z]{3,}(?:la|sza|cza|nia|uje|uja|amy|emy|ymy|imy) (?=pan(?:a|ia)\b)/g, 4],
  [/[.!?]\s{1,2}(?=pani?e? (?:\[osoba[^\]]{1,20}\]|[a-z]{3,}[aeou]), )/g, 4], // Pani Bożeno, jako strona …
  [/szanown\w+ (?:przedsiebior|klien|abonen|podatni|mieszka|czytelni|czlon)\w+ /g, 5],
  [/nakazuje (?:stronie )?pozwan\w+\s+/g, 6], // nakazuje pozwanemu Tomaszowi Gierłowskiemu
  [
    /zasadz\w+ (?:solidarnie )?od (?:pozwan\w+|powod\w+|uczestni\w+|wnioskodaw\w+|dluzni\w+)?\s*/g,
    6,
  ],
  [
    /\b(?:wzywa|zawiadamia|informuje|zobowiazuje|uprzedza|powiadamia)\w{0,4} (?:sie )?(?=pan(?:a|ia|i|u|stwo)\b)/g,
    5,
  ],
  [/\b\w{4,} sie (?:u |wobec |dla |na rzecz |od )?(?=pan(?:a|ia|i|u)\b:?)/g, 4], // zalicza się Panią: …, ustala się u Pani:   …
  [/\b(?:uznac|uznaje|stwierdzic|stwierdzam|orzekam|ustalic),? ze (?=pan)/g, 4],
  [
    /\b(?:zobowiazac|zobowiazuje|obciazyc|ukarac|skazuje|uznaje|przyznac|odmowic|udzielic|wymierz\w+)\s(?=pan|obwinion|oskarzon)/g,
    4,
  ],
  // Pana Jana Kota wzywa się do złożenia wyjaśnień
  [
    /\bpan(?:a|ia|i)? (?=[a-z[][^.,;:]{4,45} (?:wzywa|zobowiazuje|zawiadamia|informuje|uprzedza) sie\b)/g,
    9,
  ],
  // wezwać członka zarządu Jana Kota
  [
    /\b(?:wezwac|zobowiazac|wzywa|zobowiazuje) (?:czlon|prezes|likwidator|prokurent|wspolni)[a-z]+ (?:zarzadu |spolki )?/g,
    5,
  ],
  [
    /(?:wniosku|odwolania|zazalenia|skargi|podania|zgloszenia|reklamacji) (?=pan(?:a|i|stwa)\b)/g,
    4,
  ],
  [/(?:posiadacz|wlasciciel|uzytkownik)\w* (?:pojazdu|lokalu)\s?:\s+/g, 4],
  [/\bwzywa pan\w?\(\w+\)\s+/g, 5], // wzywa Pana(ią) Jan Nowak
  [/po rozpatrzeniu (?:wniosku|odwolania|zazalenia|podania)\s?:?\s+(?!pan)/g, 3],
  [/(?:adresowan\w+ do|strona postepowania|dla)\s?:\s+/g, 4],
  [/dorecza(?:ja)? sie(?: \w+){0,3}\s?: (?=pan|\[osoba|[a-z])/g, 9], // Doręcza się: Pani Anna Nowak
  [/przeciwko\s?:?\s+(?:dluzni\w+\s?:?\s+|pozwan\w+\s?:?\s+)?/g, 3],
  [/\bpozwan\w+:? (?!w|wniosl|winien|moze|ktor|aby|albo|nie|doreczenie)/g, 2],
  [
    /(?:sprawy|sprawie|obwinion\w+|oskarzon\w+|ukaran\w+)\s*:?\s+(?=[^.]{3,60}, (?:syna|corki|syn|corka|ur\.|urodzon))/g,
    4,
  ],
  // doręczyć pokrzywdzonej Annie Nowak, ul. Polna 3; Pani Anna Nowak, ul. Polna 3
  [atAddress, 6],
  [/\b(?:pan(?:i|u|em|ia)?|przedsiebiorc\w+|stronie)\s(?=[^.,;:]{5,45},? prowadzac)/g, 6],
  [/dluzni\w+\s?:?\s(?=[\p{L}[])/gu, 3],
  [/\b(?:zobowiazan|ukaran|obwinion|ubezpieczon|poszkodowan)\w{2,4}\s?:?\s(?=\[osoba|pan)/g, 2],
  [/(?:zlozonego|wniesionego) przez\s?:?\s+/g, 2],
  [/\bpan(?:i|ia|a)?:?\s{1,40}(?=[\p{L}[])/gu, 2],
  [/\bna szkode (?=[\p{L}[])/gu, 1], // w sprawie kradzieży na szkodę Anny Nowak
];
/** A word of a name, or its placeholder. */
const wordOfName = String.raw`(?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}'’-]+)`;

const partyName = new RegExp(
  String.raw`^(?:[Pp]an\p{L}{0,4}:?\s|obwinion\p{L}+\s|oskarżon\p{L}+\s)?(${wordOfName}(?:\s(?:i\s)?${wordOfName}){0,3})`,
  'u',
);
/** Characters after a name in which a company's legal form may appear. */
const LEGAL_FORM = 12;
const LONGEST_COMPANY = 70;
/** How many names per clue count: a letter names its addressee early. */
const MOST = 2;

/** The people whom the running text addresses or gives orders. */
export function recipientsInText(view: LetterView): Candidate[] {
  return [
    ...clues.flatMap(([clue, weight]) => namedBehind(view, clue, weight)),
    ...onList(view),
    ...besideClaimant(view),
  ];
}

const SUED = 6;
const sides = /^z powodztwa(?: powod\w*)?\s+przeciwko(?: pozwan\w*)?$/;

/** "z powództwa   przeciwko" above "Nova Sp. z o.o.   Jan Nowak": the defendant's column, also where the gap is lost. */
function besideClaimant({ lines }: LetterView): Candidate[] {
  const at = lines.findIndex(({ text }) => sides.test(foldText(text)));
  const below = at < 0 ? undefined : lines[at + 1];
  if (below === undefined) return [];
  const claimant = upToLegalForm(below.text) ?? '';
  const name = below.segments[1]?.text ?? below.text.slice(claimant.length).trim();
  const isNamed = name !== '' && name !== below.text && looksLikePerson(name);
  return isNamed ? [{ party: { name: inNominative(name), quote: name }, weight: SUED }] : [];
}

function namedBehind(view: LetterView, clue: RegExp, weight: number): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const { 0: words, index } of view.spaced.matchAll(clue)) {
    // The defendant may be a company.
    const party = nameAt(view, index + words.length, words.includes('pozwan'));
    if (party === null || seen.has(party.name)) continue;
    // The person named first is the likeliest.
    seen.set(party.name, { party, weight: weight - seen.size });
    if (seen.size >= MOST) break;
  }
  return [...seen.values()];
}

/** A company's name without the words of the sentence before it. */
function isShort(company: string): boolean {
  return (
    company.length < LONGEST_COMPANY && !/[,;]|\s(?:z|o|na|w|przez|oraz)\s(?!o\.)/.test(company)
  );
}

function nameAt(view: LetterView, at: number, isParty: boolean): Party | null {
  const rest = view.flow.text.slice(at, at + 120).replace(/\s+/g, ' ');
  const name = partyName.exec(rest)?.[1];
  if (name === undefined) return null;
  const person = /^\[OSOBA[A-Z_]*_\d+\](?: i \[OSOBA[A-Z_]*_\d+\])?/.exec(name)?.[0];
  if (person !== undefined) return { name: inNominative(person), quote: person };
  const company = upToLegalForm(rest.slice(0, LONGEST_COMPANY));
  const isCompany = hasLegalForm(rest.slice(0, name.length + LEGAL_FORM));
  if (isCompany && isParty && company !== undefined && isShort(company))
    return { name: company, quote: company };
  return name.includes(' ') &&
    !isCompany &&
    !formWord.test(name) &&
    looksLikePerson(name) &&
    !opensHeading(name)
    ? { name: inNominative(name), quote: name }
    : null;
}

/** "przeciwko TERMODACH Spółce z o.o.": a company in another case. */
const formWord = /(?<!\p{L})sp[oó][lł](?:ka|ki|ce|k[ąa]|k[ęe])(?!\p{L})/iu;

const SENT = 6;
const listOpening =
  /(?:otrzymuj[ae]|(?:odpis\w*|zarzadzenie:?|pismo|postanowienie) (?:[a-z]+ )?dorecz(?:yc|a sie|ono)|rozdzielnik|(?<!\bnalezy )\bdoreczyc(?=\s?:))\s?:?\s+/;

/** "Otrzymują: 1. Joanna Sikora, 2. …": the first entry that is a person, sooner one with an address. */
function onList(view: LetterView): Candidate[] {
  const match = listOpening.exec(view.spaced);
  if (match === null) return [];
  const rest = listFrom(view.flow.text.slice(match.index + match[0].length, match.index + 260));
  const people = rest.split(/\d[.)]\s+|\n/).flatMap((part) => {
    const bare = part.trim().replace(/^[-–•*]\s*/, '');
    const name = withoutHonorific(bare.split(/,| - | – |;| \(/)[0]?.trim() ?? '');
    return looksLikePerson(name) ? [{ name, isSent: /\b\d{2}-\d{3}\b|\[ADRES/.test(part) }] : [];
  });
  const [first, ...others] = people.toSorted(
    (left, right) => Number(right.isSent) - Number(left.isSent),
  );
  const isSent = first?.isSent === true && others.every((one) => !one.isSent);
  const name = first?.name;
  return name === undefined
    ? []
    : [{ party: { name: inNominative(name), quote: name }, weight: isSent ? SENT : 3 }];
}

/** The list up to the paragraph that is no entry of it: the signature. */
function listFrom(text: string): string {
  const end = text.search(/\n\n(?!\s*(?:\d|[-–•*]))/);
  return end < 0 ? text : text.slice(0, end);
}
