import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const loan = String.raw`(?:kredyt|pozyczk|zobowiazani|zadluzeni|leasing|umow)\w*`;
/** "Kredyt został w całości spłacony", "spłacił Pan w całości zobowiązanie", "zaświadczenie o całkowitej spłacie kredytu". */
export const wholeLoan = new RegExp(
  either(
    new RegExp(
      String.raw`\b${loan}[^.;]{0,60}\b(?:zostal\w*|jest) (?:\w+ ){0,2}(?:calkowicie|calosci|pelni) splacon`,
    ),
    new RegExp(
      String.raw`\bsplacil\w*(?: \w+){0,3} (?:calkowicie|w (?:calosci|pelni))(?: \w+){0,4} ${loan}`,
    ),
    new RegExp(String.raw`\bsplacil\w*(?: \w+){0,3} cal(?:y|a|e) ${loan}`),
    new RegExp(String.raw`\b(?:calkowit\w+|pelnej) splac\w+ ${loan}`),
  ),
);
const confirms = /\b(?:potwierdza|zaswiadcza|informuj|zawiadamia|zaswiadczeni)\w*/;

/** A lender's own receipt for a loan that is paid back. */
export const confirmsLoanRepaid = ({ spaced }: LetterView): boolean =>
  wholeLoan.test(spaced) && confirms.test(spaced);

/** "Pani wniosek został rozpatrzony negatywnie", "nie otrzymała Pani dofinansowania": refused by a plain letter. */
export const refusesRequest = ({ spaced }: LetterView): boolean =>
  turnsDown.test(spaced) && !/\bkonsultacj/.test(spaced);
const turnsDown = new RegExp(
  either(
    /\bwnios\w+[^.;]{0,160}\b(?:rozpatrzon\w+|zaopiniowan\w+|ocenion\w+) (?:negatywnie|odmownie)/,
    /\b(?:negatywnie|odmownie) (?:rozpatrz|zaopini|oceni)\w+[^.;]{0,60}\bwnios/,
    /\bwnios\w+[^.;]{0,120}\bnie (?:zostal\w*|moze byc|mogl byc) (?:\w+ )?(?:uwzgledn|przyjet|zakwalifik|zrealizow)/,
    /\bnie (?:przyznano|przyznalismy|otrzymal\w*) (?:pan\w* )?(?:dofinansowani|wsparci|grant|dotacj|stypendi)/,
  ),
);
