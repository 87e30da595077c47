import type { Family } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const acts: Readonly<Record<string, string>> = {
  'wszczęcia egzekucji': 'wszczęcie egzekucji i zajęcia z tego pisma',
  'zajęcia rachunku bankowego': 'zajęcie rachunku bankowego',
  'zajęcia wynagrodzenia lub świadczenia': 'zajęcie wynagrodzenia lub świadczenia',
  'zajęcia ruchomości': 'zajęcie ruchomości',
  'wezwania do opróżnienia lokalu': 'wezwanie do opróżnienia lokalu',
};

/** The stages of a sale of real estate, by the title of the letter that announces them. */
const salesOfHouse: readonly (readonly [RegExp, string])[] = [
  [/licytacj/, 'obwieszczenie o licytacji nieruchomości'],
  [/opis\w* i oszacowan/, 'opis i oszacowanie nieruchomości'],
  [/wszczeci|wezwani/, 'wezwanie do zapłaty i wszczęcie egzekucji z nieruchomości'],
  [/zajeci/, 'zajęcie nieruchomości'],
];

/** The act in the nominative: the court has to know what the complaint is about. */
export function challengedAct(subject: Family['subject'], { view }: LetterFacts): string {
  const known = typeof subject === 'string' ? acts[subject] : undefined;
  const step = salesOfHouse.find(([title]) => title.test(view.foldedTitle))?.[1];
  return known ?? (subject === 'egzekucji z nieruchomości' ? step : undefined) ?? gap('jaką');
}
