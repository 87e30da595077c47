import type { Addressee } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { institutionInGenitive } from '#shared/letters/text/institution-cases.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { courtInText } from './court-in-text.ts';
import { nameOf } from './party-names.ts';

/** Bodies named only by kind; the letter's own words take precedence if it has any. */
const byKind = new RegExp(
  `^${either(
    'właściw', // właściwy sąd
    'sąd',
    /wojewódzki (?:sąd|inspektor|zespół, który)/,
    'samorządowe kolegium',
    'organ',
    'wojewoda',
    'wierzyciel',
    'ubezpieczyciel',
    'sprzedawca',
    'przewoźnik',
    'zarządca',
    'operator',
    'wynajmujący',
    'dyrektor',
    'komisja',
    'pracodawca',
    /rektor(?:$| albo)/,
  )}`,
  'i',
);
const isNamed = (name: string) =>
  !byKind.test(name) || /\p{Ll} (?:(?:w|we|dla|przy) )?\p{Lu}/u.test(name);

/** Whether the body wrote the letter: never a court when the letter came from somebody else. */
export function isSenders(facts: LetterFacts, body: string): boolean {
  const { remedy, sender, type } = facts;
  if (sender === null) return false;
  if (body.startsWith(sender)) return true;
  const isForeignCourt = type.issuer !== 'court' && /sąd/i.test(remedy?.addressee ?? '');
  return !isForeignCourt && (remedy?.addressee == null || !isNamed(remedy.addressee));
}

/** Whether the sender decides the remedy itself: "Sąd Rejonowy w Kole I Wydział Cywilny" is the court that wrote. */
export const isOwnBody = oncePer((facts: LetterFacts): boolean =>
  bodyOf(facts).startsWith(nameOf(facts)),
);

/** Who decides the remedy: as the letter names it, as it follows from the sender, otherwise by its kind. */
export function bodyOf(facts: LetterFacts): string {
  const { remedy, type } = facts;
  const named = remedy?.addressee?.replace(/[\s–-]+$/u, '') ?? null;
  if (named === null) return nameOf(facts);
  if (isNamed(named)) return capitalised(named);
  if (/s[aą]d/i.test(named))
    return type.issuer === 'court' ? nameOf(facts) : (courtInText(facts, named) ?? courtGap(named));
  if (remedy?.via === null) return nameOf(facts);
  return higherBody(facts, named);
}

const courtGap = (named: string) =>
  gap(
    /administracyjn/i.test(named)
      ? 'wojewódzki sąd administracyjny z pouczenia'
      : 'sąd z pouczenia',
  );

/** "samorządowe kolegium odwoławcze" heads an address as "Samorządowe Kolegium Odwoławcze". */
const capitalised = (name: string): string =>
  name
    .replace(
      /^(?:samorządowe kolegium odwoławcze|wojewódzki inspektor nadzoru budowlanego)/iu,
      (words) => words.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The body above an office that the letter does not name; the reader adds its town. */
const above: readonly (readonly [RegExp, string])[] = [
  [/^państwow\p{L}+ powiatow\p{L}+ inspektor/iu, 'Państwowy Wojewódzki Inspektor Sanitarny'],
  [/^powiatow\p{L}+ inspektor\p{L}* nadzoru/iu, 'Wojewódzki Inspektor Nadzoru Budowlanego'],
  [/^powiatow\p{L}+ (?:lekarz|inspektorat) weterynarii/iu, 'Wojewódzki Lekarz Weterynarii'],
  [/^regionaln\p{L}+ dyre\p{L}+ ochrony/iu, 'Generalny Dyrektor Ochrony Środowiska'],
  [/^powiatow\p{L}+ urząd pracy/iu, 'Wojewoda'],
  [/^powiatow\p{L}+ zespół/iu, 'Wojewódzki Zespół do Spraw Orzekania o Niepełnosprawności'],
  [
    /^(?:wójt|burmistrz|prezydent|starosta|gmin|miejsk|kierownik|dyrektor (?:miejsk|gmin))/iu,
    'Samorządowe Kolegium Odwoławcze',
  ],
];

function higherBody(facts: LetterFacts, named: string): string {
  const { sender } = facts;
  const office = named.replace(/\s*\(.*$/u, '');
  if (/^wierzyciel/i.test(office)) return creditorOf(facts);
  if (/^rektor/i.test(office)) return rectorOf(facts);
  const known = above.find(([pattern]) => pattern.test(sender ?? ''))?.[1];
  const body = known ?? (/^organ/i.test(office) ? null : capitalised(office));
  if (body === null) return 'Organ wyższego stopnia';
  const told = body.startsWith('Samorządowe Kolegium')
    ? boardInText(facts)
    : body === 'Wojewoda'
      ? voivodeInText(facts)
      : null;
  if (told !== null) return told;
  return `${body} ${gap(/Kolegium|Sanitarny|Nadzoru/u.test(body) ? 'miejscowość z pouczenia' : 'z pouczenia')}`;
}

/** "Odwołanie: do SKO w Olsztynie": the board of appeal by its town, when the letter names only one. */
function boardInText({ view }: LetterFacts): string | null {
  const towns = Array.from(view.flow.text.replace(/\s+/g, ' ').matchAll(board), ([, at]) => at);
  const [only, ...others] = new Set(towns);
  return only === undefined || others.length > 0 ? null : `Samorządowe Kolegium Odwoławcze ${only}`;
}

/** "do Wojewody Śląskiego": the voivode by the province, when the letter names only one. */
function voivodeInText({ view }: LetterFacts): string | null {
  const provinces = Array.from(
    view.flow.text
      .replace(/\s+/g, ' ')
      .matchAll(/\bWojewod\p{L}+ (\p{Lu}[\p{L}-]+[scz]k)ie(?:go|mu)\b/gu),
    ([, province = '']) => province,
  );
  const [only, ...others] = new Set(provinces);
  return only === undefined || others.length > 0 ? null : `Wojewoda ${only}i`;
}

const board =
  /(?:\bSKO|[Ss]amorządow\p{L}+ [Kk]olegi\p{L}+ [Oo]dwoławcz\p{L}+) (we? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu;

/** "wierzyciel: Wójt Gminy Lubaczów (podatek rolny)": the organ the letter calls the creditor. */
const namedCreditor =
  /\bwierzyciel\p{L}*\s*:?\s+((?:Wójt|Burmistrz|Prezydent|Starosta|Naczelnik|Dyrektor|Prezes|Zarząd|Komendant)\p{L}*(?: (?:\p{Lu}[\p{L}-]+|i|w|we|nad))+)/iu;

/** ZUS and a tax office also enforce their own dues: they are the creditor when the letter says so. */
const isOwnDue = ({ view, type }: LetterFacts): boolean =>
  type.issuer === 'zus' || /wierzyciel\w*\s?[:-]?\s?(?:zus|zaklad ubezpieczen)/.test(view.spaced);

/** The office whose due is enforced, as the letter names it. */
function otherCreditor({ view }: LetterFacts): string {
  const named = namedCreditor.exec(view.flow.text.replace(/[^\S\n]+/g, ' '))?.[1];
  return named === undefined ? 'Wierzyciel wskazany w tytule wykonawczym' : titleCase(named);
}

function creditorOf(facts: LetterFacts): string {
  const { sender } = facts;
  const name = isOwnDue(facts) && sender !== null ? sender : otherCreditor(facts);
  return name.startsWith('Wierzyciel ') ? name : `${name} (wierzyciel)`;
}

/** Who grants instalments of a due that an office enforces: its creditor, which may be the sender itself. */
export function creditorAddressee(facts: LetterFacts): Addressee {
  const name = otherCreditor(facts);
  return isOwnDue(facts) || name === nameOf(facts) ? 'sender' : { name };
}

/** The superintendent of the province supervises a school, the rector a university. */
function rectorOf({ sender, view }: LetterFacts): string {
  if (/\b(?:szkol|uczni)/.test(view.spaced) && !/\b(?:uczelni|student)/.test(view.spaced))
    return `Kurator Oświaty ${gap('z pouczenia')}`;
  const university = sender === null ? null : institutionInGenitive(sender);
  return university === null ? `Rektor ${gap('uczelnia')}` : `Rektor ${university}`;
}

/** "Komornik Sądowy przy Sądzie Rejonowym w Gdyni …" → "Sąd Rejonowy w Gdyni", which decides the complaint. */
export function courtOfBailiff(facts: LetterFacts): string {
  const { sender, remedy } = facts;
  const named = remedy?.addressee ?? '';
  if (/^Sąd Rejonowy (?:dla \S+ )?we? \p{Lu}/u.test(named)) return named;
  const place =
    /przy Sądzie Rejonowym ((?:\p{Lu}[\p{L} -]+ )?(?:dla|w|we) .+)$/iu.exec(sender ?? '')?.[1] ??
    '';
  // The bailiff's own name follows the town: masked, or as a first name and a surname.
  const town = place
    .replace(/\s*\[OSOBA\S*.*$/u, '')
    .replace(
      /(\bwe? \p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+(?:ej|im|iej|ym))?)\s+\p{Lu}\p{L}+ \p{Lu}.*$/u,
      '$1',
    );
  return /\bwe? \p{Lu}/u.test(town)
    ? `Sąd Rejonowy ${town}`
    : (courtInText(facts, 'sąd rejonowy') ?? gap('sąd rejonowy przy komorniku'));
}
