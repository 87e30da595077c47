import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { answerHow, answerPlan } from '#shared/letters/answering/engine.ts';
import { LONGEST_STEP } from '#shared/letters/answering/plan-step.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const letters = readdirSync('tests/fixtures')
  .filter((folder) => /^(?:fresh-|further-)?letters(?:-\d+)?$/.test(folder))
  .flatMap((folder) =>
    readdirSync(`tests/fixtures/${folder}`)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => ({ name, path: `tests/fixtures/${folder}/${name}` })),
  );

/** How a step of a plan must not start: with a condition, a right, a noun or a bare day. */
const noVerb =
  /^(?:Jeżeli|Jeśli|Gdy|Po|Przed|Zanim|Masz|Możesz|Licytacja|Kod|Termin|Rozprawa|To|W|Na|\d)(?= )/u;

describe('every step of every plan', () => {
  it.each(letters)('is short, whole and starts with its verb: $name', ({ path }) => {
    const letter = openLetter(readFileSync(path, 'utf8'));
    const steps = answerPlan(letter, undefined).immediate_actions.map(({ action }) => action);
    for (const step of steps) {
      expect(step.length, step).toBeLessThanOrEqual(LONGEST_STEP);
      expect(step).not.toMatch(noVerb);
      expect(step, 'a term belongs beside the step').not.toMatch(/ – | od dnia | r\.?$|[,:„]$|…$/u);
    }
    expect(new Set(steps).size, steps.join('; ')).toBe(steps.length);
  });

  it('says what follows from doing nothing where something is lost', () => {
    const letter = openLetter(
      readFileSync('tests/fixtures/letters/d15_decyzja_odmowa_wz.txt', 'utf8'),
    );
    const ways = [...answerHow(letter, undefined).values()].join(' ');
    expect(ways).toContain('Bez tego rozstrzygnięcie stanie się ostateczne.');
  });
});
