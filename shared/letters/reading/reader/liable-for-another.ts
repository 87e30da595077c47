import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { nameSource } from './role-of-name.ts';

/** Somebody else owes, and the reader guarantees the debt or put up a thing for it. */
const guarantees = wordPattern([
  'pan jako poreczyciel', // odpowiada Pan jako poręczyciel
  'pani jako poreczycielka',
  'pana jako poreczyciela', // Wzywamy Pana jako poręczyciela
  'pania jako poreczyciel*',
  'panu jako poreczycielowi',
  'pani jako poreczycielce',
  'pani jako poreczycielki',
  'panstwa jako poreczycieli',
  'jest pan poreczycielem',
  'pan jest poreczycielem',
  'jest pani poreczyciel*',
  'pani jest poreczyciel*',
  'sa panstwo poreczycielami',
  'jako poreczyciel* … odpowiada pan*', // Jako poręczyciel pożyczki odpowiada Pan …
  'jako poreczyciel* … wzywa* pan*',
  'poreczyl pan', // Kredyt ten poręczył Pan umową z 6 czerwca
  'poreczyla pani',
  'pan poreczyl',
  'pani poreczyla',
  'poreczyli panstwo',
  'udzielil* pan* poreczeni*',
  'poreczeni* udzielon* przez pan*',
  'udzielon* przez pan* poreczeni*',
  'z pan* poreczenia',
  'pan* poreczenie obejmuje',
  'umow* poreczenia … zobowiazal* sie pan*',
  'podpisal* pan* … umow* poreczenia',
  'zawarl* pan* … umow* poreczenia',
  'podpisal* pan* poreczenie',
  'pan* jako dluznik* rzeczow*', // odpowiada Pani jako dłużnik rzeczowy z nieruchomości
  'jest pan* dluznik* rzeczow*',
]);
/** "(poręczyciel)" beside the address. */
const besideAddress =
  /\((?:wspol)?poreczyciel(?:ka)?\)|\(dluzni\w+ rzeczow\w+\)|^\W*poreczyciel(?:ka)?\W*$/;
const title = /^(?:wezwanie|zawiadomienie)(?: dla| do)? poreczyciel/;

/** A debt of somebody who died. */
const debtOfTheDead = wordPattern([
  'dlug* spadkow*',
  'dlug* zmarl*',
  'dlug* po zmarl*',
  'zadluzeni* zmarl*',
  'zadluzeni* po zmarl*',
  'kredyt* zmarl*',
  'zobowiazan* zmarl*',
  'zobowiazan* spadkow*',
  'kredytobiorc* … zmarl*', // spadkobierczynią pożyczkobiorcy, który zmarł
  'pozyczkobiorc* … zmarl*',
  'najemc* … zmarl*',
  'zmarl* … zadluzeni*',
  'zmarl* … kredyt*',
  'zmarl* … pozyczk*',
  'smierci … kredyt*', // z powodu śmierci Pani ojca … Pani ojciec miał kredyt
  'smierci … pozyczk*',
]);
/** The reader's possible relation to the dead person. */
const mayInherit = wordPattern([
  'pan* jako spadkobierc*',
  'jest pan* spadkobierc*',
  'pan* jest spadkobierc*',
  'sa panstwo spadkobierc*',
  'pan* … spadek przyjal*', // ani czy Pani spadek przyjęła
  'pan* … spadek przyjel*',
  'przyjal* pan* spadek',
  'przyjela pani spadek',
  'przyjecia przez pan* spadku',
  'odrzucil* pan* spadek',
  'smierci pan* ojca',
  'smierci pan* matki',
  'smierci pan* meza',
  'smierci pan* zony',
  'smierci pan* brata',
  'smierci pan* siostry',
  'smierci pan* syna',
  'smierci pan* corki',
]);
/** What an heir owes in person, not out of the estate. */
const ownDebt = wordPattern(['zachowek', 'zachowku', 'podatk* od spadkow']);

/**
 * A reader who has to pay somebody else's debt: a guarantor, or the heir of a debtor. In court and
 * before a bailiff both are parties themselves, so only other letters are read.
 */
export function liableForAnother(
  view: LetterView,
  { issuer }: DocumentType,
  name: string | null,
): Person | undefined {
  if (issuer === 'court' || issuer === 'bailiff') return undefined;
  if (isGuarantor(view, name)) return 'guarantor';
  if (issuers[issuer].isStatutory || ownDebt.test(view.spaced)) return undefined;
  return debtOfTheDead.test(view.spaced) && mayInherit.test(view.spaced) ? 'heir' : undefined;
}

function isGuarantor({ spaced, lines, titleLine, foldedTitle }: LetterView, name: string | null) {
  if (title.test(foldedTitle) || guarantees.test(spaced)) return true;
  if (lines.slice(0, titleLine).some(({ text }) => besideAddress.test(foldText(text)))) return true;
  const source = name === null ? undefined : nameSource(name);
  return (
    source !== undefined &&
    new RegExp(String.raw`\bporeczyciel\w*[: ]{1,3}(?:pan\w{0,2} )?${source}`).test(spaced)
  );
}
