import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';

/** "Wynik: [ ] uznana [X] nieuznana": a form's box refuses like a sentence. */
const tickedRefusal = /(?:\[x\]|☒|☑)\s{0,2}(?:nie ?uzna|nie ?uwzgledn|odmow|odrzuc|negatywn)/;
const refuses = new Set(['refused', 'partly']);

const ways: Readonly<Record<string, { action: string; step: string }>> = {
  'odpowiedz-na-reklamacje': {
    action:
      'Jeżeli nie zgadzasz się z odmową, odpisz, że podtrzymujesz reklamację, i napisz dlaczego; pomoże opinia rzeczoznawcy, a konsumentowi także bezpłatnie rzecznik konsumentów',
    step: 'Podtrzymaj reklamację, jeżeli się nie zgadzasz',
  },
  'bank-odpowiedz': {
    action:
      'Jeżeli nie zgadzasz się z odmową, odwołaj się do banku na piśmie; możesz też zwrócić się do Rzecznika Finansowego albo wystąpić do sądu z pozwem',
    step: 'Odwołaj się od odmowy, jeżeli się nie zgadzasz',
  },
};

/** What is left to a reader whose complaint was refused by a seller or a bank. */
export function afterRefusal(facts: LetterFacts): LetterDuty[] {
  const { type, view } = facts;
  const way = ways[type.id];
  if (way === undefined) return [];
  const { kind, isFavourable } = outcomeOf(view, type);
  const isRefused =
    refuses.has(kind) || tickedRefusal.test(view.spaced) || (kind === 'informs' && isRefusal(view));
  return isRefused && !isFavourable
    ? [{ ...way, priority: 'MEDIUM', quote: null, due: undefined }]
    : [];
}
