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

  const stepsOf = (...sentences: readonly string[]) =>
    answerPlan(
      openLetter(`Bank Spółdzielczy w Koninie
ul. Szkolna 9, 62-510 Konin

Konin, 4 maja 2026 r.
Nr pisma: BS/18/2026

Pani Ewa Lis
ul. Leśna 2, 62-510 Konin

Szanowna Pani,

${sentences.join('\n')}

Z poważaniem
Anna Kot
kierownik
`),
      undefined,
    ).immediate_actions;

  it('has the day that its words name beside it', () => {
    const steps = stepsOf(
      'Prosimy, aby do 30 czerwca 2026 r. odwiedziła Pani dowolną placówkę banku.',
      'Jeżeli nie akceptuje Pani zmiany, może Pani wypowiedzieć umowę do 31 lipca 2026 r.',
    );
    const days = steps.map(({ deadline }) => deadline);
    expect(days).toContain('2026-06-30');
    expect(days).toContain('2026-07-31');
  });

  it('has no time beside it when its words run from a later letter', () => {
    const letter = openLetter(
      readFileSync('tests/fixtures/fresh-letters-37/x18_pracodawca_kara_upomnienia.txt', 'utf8'),
    );
    const days = answerPlan(letter, undefined).immediate_actions.map(({ deadline }) => deadline);
    expect(days).not.toContain('14 dni od dnia doręczenia');
  });
});
