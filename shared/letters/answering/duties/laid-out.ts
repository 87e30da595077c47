import type { Duty } from '#shared/letters/answering/duty.ts';
import { datesInFlow } from '#shared/letters/calendar/dates.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const draft = either(
  'projekt',
  'operat',
  'plan',
  'studium',
  'dokumentacj',
  'mapa',
  'wykaz',
  'raport',
  'prognoz',
);
/** "projekt operatu jest wyłożony do wglądu", "wyłożenie projektu planu", "projekt uchwały udostępniono do konsultacji". */
const laidOut = new RegExp(
  either(
    new RegExp(String.raw`\b${draft}\w*\b[^.;]{0,200}\b(?:wyloz|wykladan)\w*`),
    new RegExp(
      String.raw`\b(?:wyloz|wykladan)\w* (?:do (?:publicznego )?wgladu )?(?:\w+ )?${draft}`,
    ),
    new RegExp(String.raw`\b${draft}\w*\b[^.;]{0,120}\b(?:do (?:publicznego )?wgladu|konsultacj)`),
  ),
);
const comments = /\b(?:uwag[ia]?|opini[ae]|zastrzezeni[ae]|wnioski)\b/;
const WITHIN = 500;

/** A draft laid out for everybody whom it concerns: to be looked at and commented on while it lies there. */
export function laidOutDuties({ view }: LetterFacts): Duty[] {
  if (!laidOut.test(view.spaced) || !comments.test(view.spaced)) return [];
  const last = lastDay(view);
  const until = last === undefined ? ', dopóki można go oglądać' : ` – do ${longDate(last)}`;
  return [
    {
      action: `Obejrzyj wyłożony dokument i porównaj go ze swoimi papierami. Jeżeli coś się nie zgadza, zgłoś uwagi${until}`,
      step: 'Obejrzyj wyłożony dokument i zgłoś uwagi',
      otherwise: 'Potem dokument może zostać przyjęty bez Twoich uwag.',
      priority: 'MEDIUM',
      quote: laidOut,
    },
  ];
}

/** "w dniach od 8 czerwca 2026 r. do 26 czerwca 2026 r.": the last day behind the words that lay it out. */
function lastDay(view: LetterView): string | undefined {
  const at = view.spaced.search(laidOut);
  const days = datesInFlow(view.flow).filter(
    ({ at: { start } }) => start > at && start < at + WITHIN,
  );
  return days.find((day, index) => {
    const before = days[index - 1];
    return (
      before !== undefined &&
      /^\s*(?:r\.?)?\s*(?:do|-|–)\s+(?:dnia )?$/.test(
        view.spaced.slice(before.at.end, day.at.start),
      )
    );
  })?.iso;
}
