import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm } from '#shared/letters/reading/parties/institutions.ts';
import { addressOfParty } from '#shared/letters/reading/parties/letter-addresses.ts';
import { inNominative } from '#shared/letters/reading/parties/party.ts';
import { firmInNominative } from '#shared/letters/text/firm-cases.ts';
import { textInOneLine } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { PartyRoles } from './parts.ts';
import { readerName } from './sending/party-names.ts';
import { gap } from './words.ts';

const otherPatterns: readonly RegExp[] = [
  /z powodztwa\s?:?\s+(?!pan)/,
  /powodk?a?\s?:\s+/,
  /powodztwa przeciwko\s+/,
  /wnios(?:ek|ku) wierzyciel\w*\s?:?\s+/,
  /odpis pozwu\s+(?!o\b|wraz|z\b)/,
  /wierzyciel\w*\s?:\s+/,
  /z wniosku\s+(?!pan|dluzn)/,
  /\bpozwal\w* (?:pana|pania|panstwa) (?:spolka |firma |bank )?/, // Pozwała Panią spółka Ratka Finanse
  /\bpowodem jest\s+/, // Powodem jest Przedsiębiorstwo …
  /\bsprawie egzekucyjnej wierzyciel\w*\s+(?!pan)/, // W sprawie egzekucyjnej wierzyciela …
  /\bna wniosek\s+(?!pan|dluzn|stron)/, // na wniosek Lombard Kredyt Sp. j. prowadzę …
];
const ends =
  /\s?(?:,|;|\(|\bwłaściciel|\bprzeciwko\b|\bo zapłatę\b|\bz udziałem\b|\breprezentowan|\bz powodu\b|\bo \p{Ll}|\bna podstawie\b|\bdor[eę]cz|\n\n|\.(?=\s|$))/u;

/** "małoletniego Kacpra Szczerby, reprezentowanego przez matkę Natalię Wojtas": a child sues through a parent. */
const byParent = either(/reprezentowan\p{L}+/u, /działając\p{L}+/u, /zastępowan\p{L}+/u);
const parent = String.raw`(?:matkę|ojca|opiekuna)[^,.;(]{3,60}?`;
const child = new RegExp(
  String.raw`\bmałoletni(ego|ej)\s+(\[OSOBA(?:_FORMA_[A-Z])?_\d+\])(?:,? ${byParent} przez (${parent})(?= ?[,.;(]| o | na podstawie))?`,
  'u',
);

function childParty({ view }: LetterFacts): string | null {
  const [, form, hidden, by] = child.exec(textInOneLine(view.flow)) ?? [];
  if (form === undefined || hidden === undefined) return null;
  const [minor, represented] =
    form === 'ego' ? ['małoletni', 'reprezentowany'] : ['małoletnia', 'reprezentowana'];
  const through = by === undefined ? '' : `, ${represented} przez ${by}`;
  return `${minor} ${inNominative(hidden)}${through}`;
}

/** The other party's name and address as the letter gives them; empty when it names none. */
export function otherParty(facts: LetterFacts): readonly string[] {
  const child = childParty(facts);
  if (child !== null) return [child];
  const name = namedParty(facts);
  return name === null ? [] : [name, ...addressOf(name, facts)];
}

function namedParty(facts: LetterFacts): string | null {
  const { view } = facts;
  for (const pattern of otherPatterns) {
    const match = pattern.exec(view.spaced);
    if (match === null) continue;
    const start = match.index + match[0].length;
    const rest = view.flow.text
      .slice(start, start + 160)
      .replace(/\s+/g, ' ')
      .trim();
    const firm =
      /^.{3,100}?(?:Sp\. z o\.o\.|S\.A\.|sp\. j\.|s\.[cj]\.|sp\. k\.|spółka z o\.o\.|spółka (?:komandytowa|jawna|akcyjna))/iu.exec(
        rest,
      )?.[0];
    const name = otherName(firm ?? rest.slice(0, ends.exec(rest)?.index ?? 90).trim());
    if (name.length >= 4 && /^[\p{Lu}„[]/u.test(name) && !couldBe(name, readerName(facts)))
      return name;
  }
  return null;
}

/** The name after "z powództwa" in the nominative: a masked person's first form, a firm's noun. */
const otherName = (phrase: string): string => firmInNominative(inNominative(phrase));

/** The parties and the value of the case, one per line; empty when the pleading needs none. */
export function caseLines(roles: PartyRoles | undefined, facts: LetterFacts): string[] {
  if (roles === undefined) return [];
  const name = readerName(facts);
  const reader = `${roleOf(roles, facts)}: ${name}${peselPart(roles, facts)}`;
  const other = roles.other === undefined ? [] : [`${roles.other}: ${otherOf(roles, facts)}`];
  const sides = startsCase.test(roles.reader) ? [reader, ...other] : [...other, reader];
  return [...sides, ...valueLine(roles, facts)];
}

/** Whoever starts a case stands first. */
const startsCase = /^Strona (?:powod|odwoł)/u;

/** A person who complains of an enforcement without being its debtor is only the complainant (art. 767 § 2 k.p.c.). */
const roleOf = ({ reader }: PartyRoles, { role }: LetterFacts): string =>
  reader.startsWith('Dłużnik') && role !== undefined && role !== 'debtor'
    ? 'Strona skarżąca'
    : reader;

/** The other party with its address when it is the letter's sender. */
function otherOf({ otherIsSender = false, otherNamed }: PartyRoles, facts: LetterFacts): string {
  const named = otherNamed?.(facts) ?? null;
  if (named !== null) return named;
  if (!otherIsSender) {
    const party = otherParty(facts);
    return party.length === 0 ? gap('nazwa i adres drugiej strony') : party.join(', ');
  }
  return [facts.sender ?? gap('nazwa drugiej strony'), ...facts.senderAddress].join(', ');
}

/** The other party's address when the letter gives it; the reader's own is none. */
function addressOf(name: string, { view, recipientAddress }: LetterFacts): readonly string[] {
  const address = addressOfParty(view, name);
  return address.join() === recipientAddress.join() ? [] : address;
}

/** ", PESEL 91022399074" – the number when the letter has it beside the reader, otherwise a gap. */
function peselPart({ needsPesel = false }: PartyRoles, facts: LetterFacts): string {
  if (isFirm(readerName(facts)))
    return needsPesel ? `, ${readersNip(facts) ?? gap('numer KRS albo NIP')}` : '';
  const known = readersPesel(facts);
  if (known !== null) return `, PESEL ${known}`;
  return needsPesel ? `, PESEL ${gap('PESEL')}` : '';
}

const BLOCK = 160;

/** "NIP 6769306465" in a firm's block; the writer's own number is elsewhere. */
function readersNip({ view, recipient }: LetterFacts): string | null {
  const text = textInOneLine(view.flow);
  const at = recipient === null ? -1 : text.indexOf(recipient);
  if (at < 0) return null;
  const [, number] =
    /\bNIP[:\s]*(\[NIP_\d+\]|\d[\d-]{8,12}\d)/u.exec(text.slice(at, at + BLOCK)) ?? [];
  return number === undefined ? null : `NIP ${number}`;
}

/** A PESEL number with the name beside it: "po Stefanii Kulpie (PESEL 44011522694". */
const numberOfPerson =
  /((?:\p{Lu}[\p{L}-]+\s+){1,2}\p{Lu}[\p{L}-]+|\[OSOBA\w*\])?[\s,(]*(?:nr |numer )?PESEL[:\s]*(\d{11}|\[PESEL[^\]]*\])/gu;

/** The only PESEL number of the letter, or its placeholder; none when it belongs to somebody else. */
function readersPesel(facts: LetterFacts): string | null {
  const name = readerName(facts);
  const found = Array.from(facts.view.flow.text.matchAll(numberOfPerson));
  const [only] = found;
  if (new Set(found.map(([, , number]) => number)).size !== 1 || only === undefined) return null;
  const [, beside, number = null] = only;
  return beside === undefined || couldBe(beside, name) ? number : null;
}

const HIDDEN_AS = /_(\d+)\]$/;
const STEM = 3;

/** Whether words in some case may be this name: "Annie Zych" and Anna Zych; two masked names by their numbers. */
function couldBe(words: string, name: string): boolean {
  const hidden = HIDDEN_AS.exec(words)?.[1];
  if (hidden !== undefined) return HIDDEN_AS.exec(name)?.[1] === hidden;
  const said = words.toLowerCase().split(/\s+/);
  return name
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.slice(0, Math.min(STEM, part.length - 1)))
    .every((stem) => said.some((word) => word.startsWith(stem)));
}

/** The value is the main claim in whole złote, rounded up (art. 126(1) § 3 k.p.c.). */
function valueLine({ value, valueIs }: PartyRoles, facts: LetterFacts): string[] {
  if (value === undefined) return [];
  const is = typeof valueIs === 'function' ? valueIs(facts) : valueIs;
  if (is !== undefined) return [`${value}: ${gap(is)}`];
  const main = facts.financial.main_amount.value ?? facts.financial.total_amount.value;
  const sum = main === null ? gap('kwota') : moneyText(Math.ceil(main)).replace(/,00 zł$/, ' zł');
  return [`${value}: ${sum}`];
}
