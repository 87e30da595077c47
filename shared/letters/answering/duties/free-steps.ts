import { moneyToCome } from '#shared/letters/answering/money-to-come.ts';
import { LONGEST_STEP, type StepWords } from '#shared/letters/answering/plan-step.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import { offersOf } from '#shared/letters/reading/clauses/own-words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';
import { foldText } from '#shared/letters/text/text.ts';

/** A plan with this many steps has no room for optional ones. */
const FULL_PLAN = 6;
const MOST_OFFERS = 2;
/** An offer to pay a sum is shown with the money: as a step it would read like an order to pay. */
const paysSum =
  /(?=.*\d ?(?:zl|pln|eur|chf|usd)\b)(?=.*\b(?:(?:za|w|s|o)?plac|(?:za|w|s|do)plat|przel[ae]|uisc|uiszcz|uregul|rat))/;

/**
 * Steps that the reader may take after a letter that orders little or nothing: see whether the money came, use what the
 * letter offers, and otherwise keep it.
 */
export function freeSteps(facts: LetterFacts, duties: number): StepWords[] {
  if (facts.type.reply === 'scam') return [];
  const room = Math.max(0, FULL_PLAN - duties);
  const steps = [
    ...moneyToCome(facts).map((how) => ({
      action: 'Sprawdź, czy pieniądze przyszły',
      how: `${how}.`,
    })),
    ...[...disagreement(facts), ...offered(facts)].slice(0, room),
  ];
  return duties === 0 ? [...steps, keep] : steps;
}

const keep: StepWords = {
  action: 'Zachowaj pismo',
  how: 'Sprawdź, czy dane w piśmie się zgadzają. Może się przydać jako dowód.',
};

/** The remedy against a decision in the reader's favour: only for who is not content with it. */
function disagreement({ view, type, remedy }: LetterFacts): StepWords[] {
  if (remedy === null || !outcomeOf(view, type).isFavourable) return [];
  const named = `Wnieś ${accusativeOf(remedy.name)} tylko wtedy, gdy się nie zgadzasz`;
  return [
    {
      action: named.length > LONGEST_STEP ? 'Sprawdź pouczenie, jeżeli się nie zgadzasz' : named,
      how: `Tylko jeżeli się nie zgadzasz, możesz wnieść ${accusativeOf(remedy.name)}. Termin i adres są w pouczeniu.`,
    },
  ];
}

function offered({ view, role, remedy }: LetterFacts): StepWords[] {
  return offersOf(view, role)
    .filter(({ quote }) => remedy?.quote !== quote && !paysSum.test(foldText(quote)))
    .slice(0, MOST_OFFERS)
    .map(({ quote }) => ({
      action: 'Zdecyduj, czy chcesz z tego skorzystać',
      how: `Pismo mówi, co możesz zrobić: „${quote}”.`,
    }));
}
