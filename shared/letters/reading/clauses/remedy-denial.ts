import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { clausesOf } from './clause.ts';
import { isBeside } from './letter-parts.ts';
import { actsNamedIn, ownActs } from './remedy-object.ts';

/** Words that say that there is no remedy at all. */
const closed = wordPattern([
  'srod* zaskarzenia nie przysluguj*', // Na samo wezwanie środek zaskarżenia nie przysługuje.
  'srod* zaskarzenia nie sluz*',
  'srod* odwolawcz* nie przysluguj*',
  'srod* odwolawcz* nie sluz*',
  'nie przysluguj* srod* zaskarzenia',
  'nie przysluguj* srod* odwolawcz*',
  'nie przysluguj* * srod* zaskarzenia',
  'nie przysluguj* * srod* odwolawcz*',
  'nie przysluguj* * * srod* zaskarzenia',
  'nie sluz* srod* zaskarzenia',
  'nie sluz* srod* odwolawcz*',
  'nie sluz* * srod* zaskarzenia',
]);
/** The same, said about the act itself. */
const finalAct = wordPattern([
  'nie podlega zaskarzeniu', // Decyzja nie podlega zaskarżeniu.
  'nie podlega dalszemu zaskarzeniu',
  'nie mozna zaskarzyc',
  'nie jest czynnosci* podlegajac* zaskarzeniu',
  'nie jest * podlegajac* zaskarzeniu',
  'niezaskarzaln*', // Rozstrzygnięcie jest niezaskarżalne.
  'nie przewidziano srod*', // Nie przewidziano środka odwoławczego.
  'nie przewiduje sie srod*',
]);
/** "Nie podlega zaskarżeniu odrębnie, lecz w apelacji", "w tej części": not the whole act. */
const inPart = wordPattern(['odrebnie', 'odrebnemu', 'w tej czesci', 'w tym zakresie', 'w czesci']);

/** "ZAWIADOMIENIE O NOWYM TERMINIE CZYNNOŚCI": no complaint lies against a notice of a day (art. 767 § 1(1) k.p.c.). */
const setsEvictionDay = ({ foldedTitle }: LetterView, { id }: DocumentType): boolean =>
  id === 'komornik-eksmisja' &&
  /\bzawiadomieni\w* o (?:\w+ )?(?:termin|dni)\w*/.test(foldedTitle) &&
  !/\bwezwani/.test(foldedTitle);

/**
 * Whether the letter says that nothing can be lodged against it; for an order that becomes final, only its
 * plainest words count.
 */
export function deniesEveryRemedy(
  view: LetterView,
  type: DocumentType,
  isFinalBySilence: boolean,
): boolean {
  if (closed.test(view.spaced) || setsEvictionDay(view, type)) return true;
  if (isFinalBySilence || !finalAct.test(view.spaced)) return false;
  const own = ownActs(view, type);
  return clausesOf(view).some(({ text, part }) => {
    if (isBeside(part)) return false;
    if (!finalAct.test(text) || inPart.test(text)) return false;
    const named = actsNamedIn(text);
    return named.every((act) => own.has(act) || act === 'rozstrzygnieci');
  });
}
