import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition, quoteAt, sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "przysługuje prawo przejrzenia akt", "akta są do wglądu". */
const mayReadFile = new RegExp(
  either(
    /\b(?:przejrze|przeglada|zapozna)\w+ (?:sie )?(?:\w+ ){0,3}akt(?:a|ami)?\b/,
    /\bakta\b[^.;]{0,40}\bwglad|\bwglad\w* (?:\w+ ){0,2}(?:akt|akta)\b/,
  ),
);

/** An inquiry was ended or refused: the file shows why, before the reader complains. */
function fileFirst({ view, type, remedy }: LetterFacts): LetterDuty[] {
  const isOpen = type.id === 'prokuratura-postanowienie' && remedy !== null;
  if (!isOpen || !mayReadFile.test(view.spaced)) return [];
  return [
    {
      action: 'Zanim wniesiesz zażalenie, możesz przejrzeć akta sprawy',
      step: 'Przejrzyj akta sprawy przed zażaleniem',
      priority: 'LOW',
      quote: sentenceQuote(view, mayReadFile),
      due: undefined,
    },
  ];
}

const buyersOffer =
  /\bofert\w* (?:zakupu|kupna|nabycia|odkupu)\b[^.;]{0,160}|\boferujemy (?:zakup|odkup)\w*[^.;]{0,120}/;

/** "Uzyskaliśmy wiążącą ofertę zakupu pojazdu, ważną do 2 października": a choice that ends on its own. */
function offerToBuy({ view, type }: LetterFacts): LetterDuty[] {
  if (type.reply === 'scam' || type.issuer !== 'insurer' || !buyersOffer.test(view.spaced))
    return [];
  return [
    {
      action:
        'Zdecyduj, czy przyjmujesz ofertę zakupu uszkodzonej rzeczy (pozostałości), zanim straci ważność; możesz też sprzedać ją komu innemu albo zatrzymać',
      step: 'Zdecyduj, czy przyjmujesz ofertę zakupu',
      priority: 'LOW',
      quote: sentenceQuote(view, buyersOffer),
      due: undefined,
      isConditional: true,
    },
  ];
}

const required =
  /\b(?:nalezy|trzeba|powinn\w+|musi\w*|obowiazan\w*) (?:\w+ ){0,3}(?:zloz|przedloz|przesl|odesl|zglos|oswiadcz|zwroc|odebra|wybra)\w+/;
const remedyLodged = /\b(?:odwolani|zazaleni|skarg|sprzeciw|apelacj)\w*/;

/** "W terminie 30 dni od dnia, w którym decyzja stanie się prawomocna, należy złożyć oświadczenie". */
function afterFinality({ view, type }: LetterFacts): LetterDuty[] {
  if (type.reply === 'scam') return [];
  return view.terms
    .filter(({ from }) => from === 'finality')
    .flatMap(({ span }): LetterDuty[] => {
      const clause = clauseAt(view, flowPosition(view, span.start));
      if (clause === undefined || clause.part === 'reasons') return [];
      if (!required.test(clause.text) || remedyLodged.test(clause.text)) return [];
      const words = quoteAt(view, clause.span, 220);
      return [
        {
          action: `Zapisz: ten termin zacznie biec później, nie od odbioru pisma: „${words}”`,
          step: 'Pilnuj terminu, który zacznie biec później',
          priority: 'MEDIUM',
          quote: words,
          due: undefined,
        },
      ];
    })
    .slice(0, 1);
}

/** What the letter leaves to the reader besides a remedy: the file, an offer, a term that starts later. */
export const ownRights = (facts: LetterFacts): LetterDuty[] => [
  ...fileFirst(facts),
  ...offerToBuy(facts),
  ...afterFinality(facts),
];
