import type { Term } from '#shared/domain/term.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { offersOf } from '#shared/letters/reading/clauses/own-words.ts';
import { RETURN_OF_THING } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition, quoteAt, sentenceOf } from '#shared/letters/reading/letter-view.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam.ts';
import { foldText, readableQuote } from '#shared/letters/text/text.ts';

import type { LetterDuty } from './duty.ts';

/** Words kept before a term, so that the verb it belongs to is read with it. */
const LEAD = 110;

/** What the letter wants until a day that no duty of its kind covers, in the letter's own words. */
export function uncoveredTermDuties(
  facts: LetterFacts,
  known: readonly LetterDuty[],
): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  const covered = new Set(known.map(({ due }) => due));
  return facts.terms
    .filter((term) => term.quote !== null && !covered.has(term) && !isCoveredKind(term, facts))
    .flatMap((term) => {
      const words = wordsAround(facts, term);
      return words === undefined
        ? []
        : [
            {
              action: `${isOffered(facts, words) ? 'Jeżeli chcesz z tego skorzystać, zrób to w terminie' : 'Zrób w terminie to, o czym mowa w piśmie'}: „${words}”`,
              priority: 'MEDIUM',
              quote: words,
              due: term,
            } as const,
          ];
    });
}

/** Whether the sentence lets the reader do something, or names a remedy besides. */
function isOffered({ view, role }: LetterFacts, words: string): boolean {
  return (
    offered.test(foldText(words)) || offersOf(view, role).some(({ quote }) => quote.includes(words))
  );
}

const offered =
  /\b(?:moze|moga) pan|\bmoga panstwo|\bmozna\b|\b(?:ma|maja) (?:pan\w* )?prawo|\bprzyslugu|\bsluz[ya]\b|\bkazdy moze|nie (?:zgadza|akceptuj)|\buwagi zlozone|\breklamacj/;

/** To give back a thing, in the letter's own words: it is no payment. */
export function returnDuties(facts: LetterFacts): LetterDuty[] {
  if (facts.type.reply === 'scam') return [];
  return facts.terms
    .filter(({ what }) => what === RETURN_OF_THING)
    .map((term) => {
      const words = wordsAround(facts, term);
      return {
        action: `Zwróć to, czego żąda nadawca, albo odpowiedz, dlaczego tego nie zwracasz – ${termPhrase(term)}${words === undefined ? '' : `: „${words}”`}`,
        priority: 'HIGH',
        quote: words ?? null,
        due: term,
      };
    });
}

/** Further instalments and a second mention of the remedy are part of a duty that is named already. */
function isCoveredKind({ what }: Term, { type, remedy }: LetterFacts): boolean {
  if (what === RETURN_OF_THING) return true;
  if (what.startsWith('zapłata')) return type.duties.includes('pay');
  return remedy !== null && what.includes(remedy.name) && type.duties.includes('remedy');
}

function wordsAround({ view }: LetterFacts, { quote }: Term): string | undefined {
  const found = view.terms.find(({ span }) => readableQuote(view.source, span) === quote);
  if (found === undefined) return undefined;
  const at = {
    start: flowPosition(view, found.span.start),
    end: flowPosition(view, found.span.end),
  };
  const sentence = sentenceOf(view, at);
  const lead = view.flow.text.slice(Math.max(sentence.start, at.start - LEAD), at.start);
  const cut = at.start - lead.length > sentence.start ? lead.search(/\s/) + 1 : 0;
  const start = at.start - lead.length + cut;
  return quoteAt(view, { start, end: Math.min(sentence.end, at.end + 60) });
}

/** Where signs of a fraud warrant a warning, nothing is paid before the letter is checked at its source. */
export function cautionDuties({ view, type }: LetterFacts): LetterDuty[] {
  if (type.reply === 'scam' || !warrantsWarning(findScamSigns(view))) return [];
  return [
    {
      action:
        'Nie płać i nie podawaj danych, dopóki nie sprawdzisz pisma u źródła: ma cechy próby oszustwa. Podejrzenie możesz zgłosić policji lub CERT Polska',
      priority: 'HIGH',
      quote: null,
      due: undefined,
    },
  ];
}
