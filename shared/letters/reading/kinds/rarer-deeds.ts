import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What a letter does that letters of its kind rarely do, and that their description does not fit. */
export type RarerDeed = 'serves_court_mail' | 'refers_to_mediation' | 'calls_to_prison';

const mail = String.raw`(?:pism|przesyl|koresponden|odpis|pozw|nakaz)\w*`;
/** "Zawiadomienie o próbie doręczenia pisma", "pismo sądowe do odbioru w kancelarii komornika". */
const servesMail = new RegExp(
  either(
    new RegExp(String.raw`\bdorecz\w* (?:[a-z]+ ){0,3}${mail}`),
    new RegExp(String.raw`\b${mail} (?:[a-z]+ ){0,4}(?:dorecz|do odbioru|odebra|odbior)\w*`),
    /\bprob\w* doreczeni/,
  ),
);
/** The rule under which a court has its mail served by a bailiff, and the bailiff's own words for it. */
const onlyServes = new RegExp(
  either(
    /\bart\. ?139 ?\(?1\)?(?! ?§ ?1 k\.p\.a)/,
    /\b(?:art\. ?)?3a (?:ust\. ?\d )?ustawy o komornik/,
    /\b(?:tylko|wylacznie|jedynie) (?:\w+ )?dorecz/,
    /\bnie (?:dotyczy|prowadz\w+|toczy sie|jest prowadzon\w+|wszcz\w+)[^.;]{0,40}\begzekuc/,
  ),
);
const enforces =
  /\b(?:zajmuj[ae]|zajal\w*|dokonal\w* zajecia|wszczal\w*|wzywam?)\b[^.;]{0,60}\b(?:rachun|wynagrodzeni|wierzytelnosc|ruchomosc|egzekucj|zaplat)/;

const refers = new RegExp(
  String.raw`\b(?:skierowac|skierowal\w*|skierowano|kieruje|kierujac\w+|skierowani\w+) (?:(?!do\b)[a-z]+ ){0,4}do (?:postepowania )?mediac`,
);
const onlyMayRefer = /\b(?:moze|moga|mozna|wniosek|wnios\w+|wnosi\w*|prawo|jezeli|jesli|gdyby)\b/;

/** "Wzywa się Pana do stawienia się w Zakładzie Karnym celem odbycia kary 4 miesięcy pozbawienia wolności". */
const toPrison =
  /\b(?:wzyw\w+|stawi\w+|zglosi\w+)[^;]{0,200}\b(?:odbyci\w* (?:\w+ ){0,6}(?:kary|aresztu)|odbycia kary)/;

/** The rarer deed of a court's or a bailiff's letter; undefined where it does what its kind does. */
export function rarerDeedOf(
  view: LetterView,
  { issuer, reply }: DocumentType,
): RarerDeed | undefined {
  if (issuer === 'bailiff') return servesOnly(view) ? 'serves_court_mail' : undefined;
  if (reply === 'summons' && toPrison.test(view.spaced)) return 'calls_to_prison';
  const mayRefer = reply === 'civil_order' || reply === 'unknown';
  return mayRefer && refersToMediation(view) ? 'refers_to_mediation' : undefined;
}

const servesOnly = oncePer(
  ({ spaced }: LetterView): boolean =>
    servesMail.test(spaced) && onlyServes.test(spaced) && !enforces.test(spaced),
);

const refersToMediation = oncePer((view: LetterView): boolean =>
  clausesOf(view).some(
    ({ part, text }) => part === 'operative' && refers.test(text) && !onlyMayRefer.test(text),
  ),
);
