import {
  beginningOf,
  type Clause,
  clausesOf,
  itemMark,
} from '#shared/letters/reading/clauses/clause.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { anyOf, either } from '#shared/letters/text/word-list.ts';

/** "Co powinna Pani zrobić?", "CO MA PAN ZROBIĆ"; "Co może Pani zrobić?" introduces what is only allowed. */
const doing = either('zrobic', 'przygotowac', 'zabrac', 'dolaczyc', 'doslac', 'przyniesc');
const allowed = String.raw`(?:[a-z]+ )?mo(?:ze|ga|zna|zesz)\b`;
/** "- do 15 maja 2026 r." */
const untilDay = String.raw`(?:-? ?do [\da-z. ]{4,22})?`;
const whatToDo = new RegExp(
  String.raw`^co (?:prosimy |prosze )?(?!${allowed})(?:[a-z]+ ){0,3}${doing}(?: [a-z]+){0,3} ?${untilDay}[?:]?$`,
);
/** "Co Panu radzimy?", "O co prosimy?" */
const whatWeAsk =
  /^(?:o )?co (?:pan\w* |panstw\w* )?(?:radzimy|doradzamy|zalecamy|prosimy)(?: [a-z]+){0,2} ?[?:]?$/;

/** "Czego brakuje?", "Do wypłaty brakuje nam:", "Do wniosku nie dołączono:" */
const whatIsMissing =
  /^czego (?:[a-z]+ ){0,2}brak(?:uje)?\b[^.;]*[?:]$|\b(?:brakuje|brakujace|nie (?:dolacz|zalacz|przedloz)[a-z]+)\b[^.;:]{0,60}:$/;

/** "Dlatego ma Pani do wyboru:", "Może Pan wybrać:" */
const offersChoice =
  /\b(?:do wyboru|moze (?:pan\w* )?wybrac|moga panstwo wybrac|prosimy o wybor)\b[^.;:]{0,40}:$/;

/** Whether the clause introduces things that the reader chooses between. */
export const isChoice = ({ text }: Clause): boolean => offersChoice.test(text);

/** Whether the clause introduces a list of what the reader still has to hand in. */
export const listsWhatIsMissing = ({ text }: Clause): boolean => whatIsMissing.test(text);

/** Whether the clause only introduces what the reader is to do. */
export const asksWhatToDo = (clause: Clause): boolean =>
  whatToDo.test(clause.text) ||
  isChoice(clause) ||
  whatWeAsk.test(clause.text) ||
  listsWhatIsMissing(clause);

const ifWords = [
  'jezeli',
  'jesli',
  'gdy',
  'gdyby',
  'w razie',
  'w przypadku',
  'o ile',
  'przy trudnosci*', // Przy trudnościach prosimy o wniosek o raty.
  'przy problem*',
  'w sytuacji, gdy',
];
/** "Ewentualnych roszczeń należy dochodzić …", "Jeżeli jest Pan zwolniony, proszę …", "REZYGNACJA: jeżeli nie może Pani przyjechać, prosimy …" */
export const opensWithCondition = new RegExp(
  String.raw`^\W*(?:[a-z]+: )?${anyOf(ifWords, ['wtedy', 'wowczas', 'w takim razie', 'w takim przypadku', 'po bezskutecznym', 'ewentualn*'])}`,
);
/** "proszę wtedy o rachunki": refers to the condition in the sentence before. */
const then = /\b(?:prosze|prosimy|nalezy|trzeba) wtedy\b/;
/** "Prosimy o telefon w razie wątpliwości"; a condition of not doing it announces a consequence instead. */
const closesWithCondition = new RegExp(
  String.raw`${anyOf(ifWords)}(?![^.;]*\b(?:nie\w*|brak\w*|uplyw\w*|zwlok\w*|odmow\w*)\b)[^,.;()]*[.!]?$`,
);

/** "Nikt nie pobiera opłat na miejscu – jeżeli ktoś tego żąda, prosimy o telefon": the condition before the only request. */
const conditionInside = new RegExp(
  String.raw`^(?:(?!\b(?:prosimy|prosze|nalezy|wzywa\w*)\b)[^.;])*[-–,:] ${anyOf(ifWords)} [^.;]*\b(?:prosimy|prosze)\b`,
);

/** "Wypowiedzenie trzeba złożyć najpóźniej do 30 września": how to do what nobody has to do. */
const ofChoice = new RegExp(
  String.raw`^\W*(?:[a-z]+ )?${either(
    /(?:wypowiedzeni[ea]|rezygnacj[aei]|odstapieni[ea])/,
    /oswiadczeni[ea] o (?:wypowiedzeni|odstapieni|rezygnacj|odmow)\w*/,
    /odmow[ey](?: \w+){0,2}/,
  )}(?: umowy)? (?:trzeba|nalezy|prosimy|prosze|musi)\b`,
);

/** Whether a folded request only tells how the reader ends or refuses something. */
export const isOfChoice = (text: string): boolean => ofChoice.test(text);

/** Whether the request is only for a reader to whom its condition applies. */
export function isConditional(view: LetterView, clause: Clause): boolean {
  const { text } = clause;
  if (asksWhatToDo(clause)) return false;
  return (
    isOfChoice(text) ||
    opensWithCondition.test(text) ||
    then.test(text) ||
    conditionInside.test(text) ||
    closesWithCondition.test(text) ||
    questionBefore(view, clause) !== undefined
  );
}

/** "Co ma Pani zrobić?", "Do kiedy?", "Gdzie?": these introduce an answer for every reader. */
const opensAnswer =
  /^(?:co|jak|kiedy|gdzie|ile|kto|komu|czego|dlaczego|skad|po co|do|na|od|w|za|o) ?\b/;

/** "Sprzedała Pani auto?": the question before a request, when it asks whether something applies to the reader. */
export function questionBefore(view: LetterView, clause: Clause): string | undefined {
  const clauses = clausesOf(view);
  const before = clauses[clauses.indexOf(clause) - 1];
  if (!before?.text.endsWith('?')) return undefined;
  const words = before.text.replace(itemMark, '');
  if (opensAnswer.test(words)) return undefined;
  return quoteAt(view, { start: beginningOf(view, before), end: before.span.end });
}
