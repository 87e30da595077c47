import type { CaseDeed } from '#shared/letters/catalogue/deed-descriptions.ts';
import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { notNow, openings, rulers } from '#shared/letters/reading/clauses/outcome-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { anyOf, either, wordPattern } from '#shared/letters/text/word-list.ts';

/** A deed in a case, with the words that do it. */
export type CaseDeedDone = { deed: CaseDeed; text: string };
/** What a letter does in a case by its own verbs, and whether it burdens its reader as well. */
type DeedsRead = { deeds: readonly CaseDeedDone[]; hasBurden: boolean };

/** First person, and the third person or infinitive that needs a ruling body or an opened ruling before it. */
type Verb = { deed: CaseDeed; own: RegExp; ruled: RegExp | null };

const verb = (deed: CaseDeed, own: string, ruled: string | null, object: string): Verb => ({
  deed,
  own: new RegExp(String.raw`\b(?:${own})\b${object}`),
  ruled: ruled === null ? null : new RegExp(String.raw`\b(?:${ruled})\b${object}`),
});

const near = '[^;]{0,120}';
const far = '[^;]{0,220}';
const proceeding = String.raw`${far}\b(?:postepowani|egzekucj|kontrol[eai])`;
const paper = String.raw`(?:decyzj|postanowieni|wyrok|nakaz|zarzadzeni|orzeczeni|zaswiadczeni|pisma|pismo|tresc)`;
const filed = String.raw`(?:podani|wnios|pozew|pozwu|pism|odwolani|skarg|zawiadomieni|zgloszeni|zazaleni|sprzeciw)`;
const demand = String.raw`(?:wezwani|upomnieni|zadani|roszczen|not[ey]\b|tytul|oplat|mandat|kar[ey]\b|dochodzeni\w+ (?:od|zwrotu|zaplaty|naleznos)|pozew|pozwu)`;

/** In the order of what they tell: withdrawing one's own demand says more than ending the case over it. */
const verbs: readonly Verb[] = [
  verb(
    'lifts_seizure',
    'uchylam|zwalniam',
    'uchyla|uchylic|zwalnia|zwolnic',
    String.raw` [^;]{0,60}\bzajeci`,
  ),
  verb(
    'withdraws_notice',
    'cofam|cofamy|wycofuje|wycofujemy|anuluje|anulujemy',
    null,
    String.raw` [^;]{0,90}\bwypowiedzeni`,
  ),
  verb(
    'withdraws_demand',
    'cofam|cofamy|wycofuje|wycofujemy|anuluje|anulujemy|odstepuje od|odstepujemy od|rezygnujemy z',
    'odstepuje od|wycofuje|anuluje',
    String.raw` (?:[a-z]+ ){0,3}${demand}`,
  ),
  verb(
    'withdraws_demand',
    'uchylam|uchylamy',
    'uchyla|uchylic',
    String.raw` ${far}\b(?:nakazujac|zobowiazujac|wymierzajac|nakladajac)\w+(?!.*\bponown)`,
  ),
  verb(
    'grants_relief',
    'rozkladam|odraczam',
    'rozklada|rozlozyc|odracza|odroczyc',
    String.raw` [^;]{0,220}\b(?:rat(?:y|ach)?\b|zaplat|platnosc|wykonani\w+ (?:kary )?grzywn)`,
  ),
  verb(
    'gives_thing_back',
    'zwracam|wydaje',
    'zwrocic|wydac',
    String.raw` [^;]{0,60}\b(?:uprawnion|pokrzywdzon|wlascicielow|wlascicielce|pani\b|panu\b)`,
  ),
  verb('suspends', 'zawieszam|zawieszamy', 'zawiesza|zawiesic', proceeding),
  verb('resumes', 'podejmuje|podejmujemy', 'podejmuje|podjac', String.raw` ${near}\bzawieszon`),
  verb(
    'corrects',
    'prostuje|prostujemy',
    'prostuje|sprostowac',
    String.raw` ${near}\b(?:omylk|blad|bled|${paper})`,
  ),
  verb(
    'delays',
    'wyznaczam|wyznaczamy|przedluzam|przedluzamy|ustalam|wskazuje',
    'wyznacza|wyznaczono|przedluza|przedluzono',
    String.raw` (?:[a-z]+ ){0,3}termin\w* (?:[a-z]+ ){0,2}(?:zalatwieni|rozpatrzeni|zakonczeni)`,
  ),
  verb(
    'extends',
    'przedluzam|przedluzamy|przesuwam|przesuwamy|wydluzam|wydluzamy',
    'przedluza|przedluzyc|przesuwa|przesunac',
    String.raw` (?:[a-z]+ ){0,4}termin`,
  ),
  verb(
    'changes',
    'zmieniam|zmieniamy',
    'zmienia|zmienic',
    String.raw` ${near}\b(?:decyzj|postanowieni|zezwoleni|pozwoleni)`,
  ),
  verb('returns', 'zwracam|zwracamy', 'zwraca|zwrocic', String.raw` (?:[a-z]+ ){0,3}${filed}`),
  verb(
    'refers',
    'przekazuje|przekazujemy|przekazalem|przekazalismy',
    'przekazuje|przekazac|przekazal',
    String.raw` ${far}\b(?:wlasciw\w+|do (?:rozpatrzeni|rozpoznani|zalatwieni))`,
  ),
  verb(
    'permits',
    String.raw`zezwalam|zezwalamy|udzielam (?:\w+ )?(?:ze|po)zwolenia|wyrazam zgode`,
    'zezwala|zezwolic',
    '',
  ),
  verb('closes', 'umarzam|umarzamy', 'umarza|umorzyc', proceeding),
];

/** "POSTANOWIENIE o zawieszeniu postępowania egzekucyjnego": the heading names the deed. */
const headings: readonly (readonly [CaseDeed, RegExp])[] = [
  ['lifts_seizure', /\bo uchyleniu (?:\w+ )?zajeci/],
  ['lists_estate', /\bspis\w* inwentarza/],
  ['withdraws_notice', /^(?:oswiadczenie o )?(?:cofnieci|wycofani)\w+ (?:\w+ )?wypowiedzeni/],
  [
    'withdraws_demand',
    /^(?:cofniecie|wycofanie|anulowanie|uniewaznienie) (?:\w+ )?(?:wezw|not|oplat|upom)/,
  ],
  ['suspends', /\bo zawieszeniu (?:\w+ )?(?:postepowani|egzekucj)/],
  ['resumes', /\bo podjeciu (?:\w+ )?(?:zawieszonego|postepowani)/],
  ['corrects', /\bo sprostowaniu\b/],
  ['closes', /\bo umorzeniu (?:\w+ )?(?:postepowani|egzekucj)/],
];
const ofRequest = /\b(?:odmow|wniosek|wniosku|zadani)/;

/** What the sender imposes, takes, demands or refuses besides. */
const burdens = new RegExp(
  either(
    /\b(?:nakazuje|nakladam|wymierzam|zajmuje|zasadzam|pozbawiam)\b/,
    /\b(?:zobowiazuje|wzywam|wzywamy|obciaz\w+|pobierzemy) (?:pan|strone|zobowiazan|do )/,
    /\b(?:odmawiam|odmawiamy|oddalam|nie uwzgledniam|nie uwzgledniamy|nie uznajemy)\b/,
    /\b(?:prosimy|prosze|nalezy) (?:o )?(?:\w+ )?(?:wplat|zaplat|wplac|zaplac|ureguluj|uregulowani)/,
    /\b(?:pozostaje|pozostalo) (?:\w+ )?do (?:zaplaty|splaty)/,
  ),
);
const ruledBurdens = new RegExp(
  either(
    /\b(?:nakazuje|nakazac|naklada|nalozyc|wymierza|wymierzyc|zobowiazuje|zobowiazac)\b/,
    /\b(?:zasadza|zasadzic|odmawia|odmowic|oddala|oddalic|odrzuca|odrzucic|utrzymuje w mocy)\b/,
  ),
);

const unreal = wordPattern(notNow);
const opening = wordPattern(openings);
const ruler = new RegExp(
  String.raw`\b(?:${anyOf(rulers)}|komornik\w*|sad|inspektor\w*|zaklad ubezpieczen spolecznych|kolegium)\b`,
);
const OPENED_WITHIN = 1500;
const AROUND = 45;

/** The letter's deeds in a case, the most telling first; none that it mentions as possible, asked for or past. */
export const caseDeedsOf = oncePer((view: LetterView): DeedsRead => {
  const clauses = operativeOf(view);
  const done = verbs.flatMap(({ deed, own, ruled }) => {
    const found = clauses.find(({ clause: { text }, isOpen }) => {
      const at = own.exec(text)?.index ?? ruledAt(ruled, text, isOpen);
      return at !== undefined && !isUnreal(text, at);
    });
    return found === undefined ? [] : [{ deed, text: found.clause.text }];
  });
  const headed = byHeading(view);
  const deeds = headed === undefined ? done : [...done, headed];
  const hasBurden =
    deeds.length > 0 &&
    clauses.some(
      ({ clause, isOpen }) =>
        burdens.test(clause.text) || ruledAt(ruledBurdens, clause.text, isOpen) !== undefined,
    );
  return { deeds, hasBurden };
});

function byHeading({ foldedTitle }: LetterView): CaseDeedDone | undefined {
  if (ofRequest.test(foldedTitle)) return undefined;
  const deed = headings.find(([, pattern]) => pattern.test(foldedTitle))?.[0];
  return deed === undefined ? undefined : { deed, text: foldedTitle };
}

type Operative = { clause: Clause; isOpen: boolean };

/** The clauses before the reasons, and whether the words that open a ruling stand before each. */
function operativeOf(view: LetterView): Operative[] {
  const read: Operative[] = [];
  let openedAt = -OPENED_WITHIN;
  for (const clause of clausesOf(view)) {
    if (clause.part === 'reasons' || clause.part === 'instruction') break;
    if (clause.part !== 'operative') continue;
    const opened = opening.exec(clause.text);
    if (opened !== null) openedAt = clause.span.start;
    read.push({ clause, isOpen: clause.span.start - openedAt < OPENED_WITHIN });
  }
  return read;
}

function ruledAt(pattern: RegExp | null, text: string, isOpen: boolean): number | undefined {
  const at = pattern?.exec(text)?.index;
  if (at === undefined) return undefined;
  return isOpen || ruler.test(text.slice(Math.max(0, at - 160), at)) ? at : undefined;
}

/** "wniosek, który zwracamy, jeżeli …", "może zawiesić", "nie zawieszam". */
function isUnreal(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - AROUND), at);
  const after = text.slice(at, at + AROUND);
  return (
    /\b(?:nie|ktor\w+|wniosek o|wnosi o|aby|zeby|gdy) (?:\w+ ){0,2}$/.test(before) ||
    unreal.test(`${before}|${after}`)
  );
}
