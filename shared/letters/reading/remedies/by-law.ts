import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { issuersWith } from '#shared/letters/catalogue/issuers.ts';
import { type Clause, clausesOf, itemMark } from '#shared/letters/reading/clauses/clause.ts';
import { onlyNotifies } from '#shared/letters/reading/clauses/deciding.ts';
import { isBeside } from '#shared/letters/reading/clauses/letter-parts.ts';
import { hasOutcome, outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { RemedyMention } from '#shared/letters/reading/clauses/remedy-mentions.ts';
import { actsNamedIn, callsByOrder } from '#shared/letters/reading/clauses/remedy-object.ts';
import { isAuthority } from '#shared/letters/reading/clauses/senders.ts';
import { elsewhere } from '#shared/letters/reading/clauses/words/remedy-words.ts';
import { isToCome } from '#shared/letters/reading/clauses/words/to-come.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { pageOf } from '#shared/letters/reading/page/page.ts';
import { mentionSource, stemOf } from '#shared/letters/reading/remedy-names.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Issuers against which the law grants the remedy whatever the letter says; elsewhere the letter has to offer it. */
export const statutoryIssuers = issuersWith('isStatutory');

/** "Decyzję w tej sprawie wysłaliśmy osobno": this letter is not the act that can be appealed. */
const decisionComesApart =
  /\bdecyzj\w+[^;]{0,60}?\b(?:wysl|przesl|dorecz|otrzyma|wydamy|przyjdzie)\w*[^.;]{0,40}\b(?:osobn|odrebn|oddzieln)/;

/**
 * Whether the remedy of the letter's kind is the reader's although no sentence grants it in so many words: the letter
 * offers it in passing, or it shows an act against which the law gives it.
 */
export function standsByLaw(
  view: LetterView,
  type: DocumentType,
  { name }: TypeRemedy,
  mentions: readonly RemedyMention[],
): boolean {
  if (decisionComesApart.test(view.spaced)) return false;
  const read = mentions.filter((mention) => new RegExp(stemOf(name)).test(mention.stem));
  // "Otrzyma Pan odrębne postanowienie, na które będzie służyć zażalenie": only against that one.
  if (read.length > 0 && read.every(({ object }) => object === 'future')) return false;
  const words = mentionSource(name);
  if (isOnlyForOthers(view, words) || isPast(view, words)) return false;
  if (read.length === 0 && offerOf(view, words) !== undefined) return true;
  // The law's complaint is the debtor's: who pays the debtor has what the letter gives.
  if (type.duties.includes('third_party_seizure')) return false;
  if (!statutoryIssuers.has(type.issuer) || !showsAct(view, type)) return false;
  if (type.issuer === 'employer') return true;
  // Nobody is told to appeal against what they asked for when the letter names no remedy.
  if (outcomeOf(view, type).isFavourable) return false;
  // A call under a fine orders papers; the fine, when it comes, has its own instruction.
  if (callsByOrder(view)) return false;
  return isAuthority(view) && !onlyNotifies(view);
}

/** "Wniosek o uchylenie dotyczy wyłącznie mandatów już prawomocnych": not this one. */
function isOnlyForOthers({ spaced }: LetterView, words: string): boolean {
  return new RegExp(
    String.raw`\b${words}\w*[^.;]{0,60}\bdotycz\w+ (?:tylko|wylacznie|jedynie)\b`,
  ).test(spaced);
}

/** "Prawo zarzutu przysługiwało od zajęcia z 11 sierpnia", "termin na odwołanie już minął". */
const isPast = ({ spaced }: LetterView, words: string): boolean =>
  new RegExp(
    String.raw`\b${words}\w*[^.;]{0,60}\b(?:przyslugiwal|uplynal|minal)|\b(?:uplynal|minal) [^.;]{0,40}\b${words}`,
  ).test(spaced);

/** Words before a remedy that is past, is only a subject, or names a desk: "Biuro Reklamacji", "złożył Pan reklamację". */
const notOffered = new RegExp(
  String.raw`\b${either(
    /(?:wniosl|zlozyl|zglosil|otrzymal|rozpatrzyl|uznal|nie uznal)\w*/,
    /(?:wnioslem|zlozono|wniesiono|zlozona|zlozonej|zgloszonej|wniesionej|zlozonego|wniesionego)/,
    /(?:uznac|uwzglednic|rozpatrzyc|uznajemy|uwzgledniamy|rozpatrujemy|odrzucamy|oddalamy|rozpatrzenie|rozpatrzeniu|rozpoznaniu)/,
    /(?:w odpowiedzi na|odpowiedz na|przedmiot|dotycz\w+|dot\.|w sprawie|temat:?|numer|nr)/,
    /(?:biur|dzial|departament|zespol|centrum|sekcj|referat|wydzial|jakosci|specjalist|ekspert|doradc|kierowni)\w*/,
  )}(?: (?:i|ds|do|spraw|nasz\w*|pan|pana|pani|panstwa|nr|jakosci|obslugi|skarg)\.?){0,3} \W?$`,
);
/** "Reklamacja z 3 maja została rozpatrzona", "reklamacji nr 12/26": one that is lodged already. */
const lodgedAlready =
  /^\w*,? (?:nr|z dnia|z \d|o numerze|zosta|jest (?:nie)?(?:uzasadn|zasadn)|(?:nie )?(?:uzna|uwzgl|rozpatrz|odrzuc))/;
/** Words by which a sentence opens a way to its reader. */
const opens = new RegExp(
  String.raw`\b${either(
    /(?:z(?:a|o)?(?:lo[zs]|glo[sz]|glasz|skarz|kwestion)|wn(?:ies|io[sz]|os)|sklada|odwol)\w*/,
    /(?:mozna|moze|moga|mozesz|mozliwosc|prawo|prawa|przyslug\w*|sluzy|sluza)/,
    /(?:prosimy|przyjmuj\w*|rozpatrujemy|odpowiadamy|tryb\w*|na wniosek|termin\w*|w ciagu)/,
  )}\b`,
);
const BEFORE = 70;

/** The first sentence of the letter's body that speaks of a remedy as of something open to the reader. */
export function offerOf(view: LetterView, words: string): Clause | undefined {
  const pattern = new RegExp(String.raw`\b${words}`);
  const head = headOf(view);
  return clausesOf(view).find(({ text, part, span }) => {
    const at = isBeside(part) || span.end <= head ? -1 : text.search(pattern);
    return (
      at >= 0 &&
      !elsewhere.test(text) &&
      !isToCome(text) &&
      !notOffered.test(text.slice(Math.max(0, at - BEFORE), at)) &&
      !lodgedAlready.test(text.slice(at)) &&
      (at <= (itemMark.exec(text)?.[0].length ?? 0) || opens.test(text))
    );
  });
}

/** Where the letterhead and the head of a mail end: a desk named there offers nothing. */
const headOf = oncePer((view: LetterView): number => {
  const top = pageOf(view).cells.filter(({ zone }) => zone === 'head' || zone === 'mail');
  return flowPosition(view, top.at(-1)?.end ?? 0);
});

/** What an employer does to an employee. */
const ofEmployer = wordPattern([
  'rozwiaz*', // rozwiązuję umowę o pracę
  'wypowied*',
  'wypowiad*',
  'kara',
  'kare',
  'kary',
  'upomnieni*',
  'nagan*',
  'odmawia*', // odmawiamy sprostowania świadectwa
  'odmow*',
  'nie uwzglednia*',
  'nie sprostuj*',
]);
/** Orders of a court that the law opens to a complaint; one that takes evidence or sets a day is not among them. */
const openOrders = wordPattern([
  'oddal*',
  'odrzuc*',
  'umorz*',
  'umarza*',
  'zwroc*',
  'zwrot',
  'zawies*',
  'zabezpiecz*',
  'odmow*',
  'odmawia*',
  'nada* klauzul*',
  'ustanow*',
  'zwoln*',
  'przyzna*',
  'skaza*',
  'ukara*',
  'nalozyc',
  'zasadz*',
  'ustal*',
  'uchyl*',
]);
/** "zwrócić powodowi niewykorzystaną część zaliczki": what the reader paid too much comes back, and nothing is lost. */
const moneyBack =
  /\bnastapic zwrot\b|\bzwrot(?:u|em)? na (?:rachunek|konto)\b|\bzwro(?:cic|t|tu)\b (?:[\w.,-]+ ){0,14}?(?:zaliczk|nadplac|nadwyzk|oplat|kaucj)\w*(?: \w+){0,6}/g;
const ruled: ReadonlySet<string> = new Set([
  'decyzj',
  'postanowieni',
  'zarzadzeni',
  'orzeczeni',
  'nakaz',
  'wyrok',
  'mandat',
  'zajeci',
  'obwieszczeni',
  'opis',
  'przybici',
  'zabezpieczeni',
  'wypowiedzeni',
  'rozwiazani',
]);

/** Whether the letter shows an act that somebody may attack: by its heading, or by what it rules. */
function showsAct(view: LetterView, { issuer, reply }: DocumentType): boolean {
  if (issuer === 'employer') return ofEmployer.test(view.spaced);
  if (reply === 'civil_order') return openOrders.test(view.spaced.replaceAll(moneyBack, ' '));
  return (
    actsNamedIn(view.foldedTitle).some((act) => ruled.has(act)) || hasOutcome(view) || rules(view)
  );
}

const rules = ({ spaced }: LetterView): boolean =>
  /\b(?:orzekam|orzeka|postanawiam|postanawia|postanowil\w*|nakladam|wymierzam|ustalam|okreslam|zajmuje|zajal\w*|zajeto)\b/.test(
    spaced,
  );
