import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { type LetterRun, startLetterRun } from '#tests/support/letter-run.ts';

let run: LetterRun;
beforeAll(async () => {
  run = await startLetterRun();
});
afterAll(() => run.gateway.close());

async function resultOf(text: string, today = '2026-11-21'): Promise<AnalysisResult> {
  const outcome = await run.read(text, today);
  if (outcome.kind !== 'result') throw new Error(`The run ended as ${outcome.kind}.`);
  return outcome.result;
}

const ACCOUNT = '24 1600 0003 5175 5306 4331 4956';
const demand = `Ceglex Sp. z o.o.
ul. Polna 3, 60-001 Poznań
                                                        Poznań, dnia 2 listopada 2026 r.

                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        61-001 Poznań

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty kwoty 1.000,00 zł (słownie: jeden tysiąc złotych) z faktury nr FV/7/2026 w terminie
do dnia 30 listopada 2026 r. na rachunek nr ${ACCOUNT}. Brak zapłaty w tym terminie spowoduje skierowanie
sprawy do sądu.

Z poważaniem
Ceglex Sp. z o.o.
`;

const decision = `Wójt Gminy Zielonki
ul. Krakowskie Przedmieście 116, 32-087 Zielonki
                                                        Zielonki, dnia 2 listopada 2026 r.
Znak: OŚ.6220.14.2026
                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        32-087 Zielonki

DECYZJA

Na podstawie art. 104 Kodeksu postępowania administracyjnego odmawiam wydania zezwolenia na usunięcie
drzewa z działki nr 12/4. Wniosek nie zawierał zgody współwłaściciela nieruchomości.

POUCZENIE
Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Krakowie za pośrednictwem
Wójta Gminy Zielonki w terminie 7 dni od dnia doręczenia decyzji.

Wójt Gminy Zielonki
`;

describe('the result of a run', () => {
  it('warns of nothing in an honest letter', async () => {
    expect((await resultOf(demand)).warnings).toEqual([]);
  });

  it('does not take the addresses of our own book of law for foreign ones', async () => {
    const path = new URL('../fixtures/letters/d08_us_upomnienie_pit.txt', import.meta.url);
    const result = await resultOf(await readFile(path, 'utf-8'), '2026-07-24');
    expect(result.classification.law?.some(({ source }) => source !== null)).toBe(true);
    expect((result.warnings ?? []).map(({ kind }) => kind)).not.toContain('contact_not_in_letter');
  });

  it('warns of an account whose check digits are wrong', async () => {
    const { warnings } = await resultOf(demand.replace(ACCOUNT, `25${ACCOUNT.slice(2)}`));
    expect(warnings).toEqual([
      {
        kind: 'account_checksum',
        title: 'Sprawdź przed zapłatą',
        message:
          'Cyfry kontrolne numeru rachunku się nie zgadzają. To może być błąd w piśmie albo w odczycie. Porównaj numer z pismem i potwierdź go u nadawcy.',
        quote: `25${ACCOUNT.slice(2)}`,
      },
    ]);
  });

  it('warns of a term that is over', async () => {
    const { warnings } = await resultOf(demand, '2026-12-01');
    expect(warnings).toEqual([
      {
        kind: 'term_in_past',
        title: 'Termin już minął',
        message:
          'Termin z pisma (30.11.2026) już minął. Sprawdź datę i skontaktuj się z nadawcą jak najszybciej. Zapytaj, co teraz można zrobić.',
        quote: 'w terminie do dnia 30 listopada 2026 r',
      },
    ]);
    expect((await resultOf(demand, '2026-11-30')).warnings).toEqual([]);
  });

  it.each([
    [
      'last days',
      demand.replace(
        'Z poważaniem',
        'Prosimy o zapłatę do dnia 27 listopada 2026 r.\n\nZ poważaniem',
      ),
      '2026-11-27',
      '30.11.2026 i 27.11.2026',
    ],
    [
      'spans of time',
      demand
        .replace('do dnia 30 listopada 2026 r.', '14 dni od dnia otrzymania wezwania')
        .replace(
          'Z poważaniem',
          'Na zapłatę mają Państwo 7 dni od otrzymania pisma.\n\nZ poważaniem',
        ),
      '7 dni od dnia doręczenia',
      '14 dni od doręczenia i 7 dni od doręczenia',
    ],
  ])('warns of two conflicting %s and counts with the earlier', async (_, text, deadline, both) => {
    const { classification, warnings } = await resultOf(text);
    expect(classification.critical_dates.deadline).toBe(deadline);
    expect(warnings).toEqual([
      expect.objectContaining({
        kind: 'conflicting_terms',
        title: 'Dwa różne terminy',
        message: `Pismo podaje dwa terminy tej samej czynności: ${both}. Bezpieczniej przyjąć wcześniejszy.`,
      }),
    ]);
  });

  it('warns when words and digits of an amount differ', async () => {
    const { warnings } = await resultOf(demand.replace('jeden tysiąc', 'dwa tysiące'));
    expect(warnings).toEqual([
      {
        kind: 'words_and_digits_differ',
        title: 'Sprawdź przed zapłatą',
        message:
          'Kwota zapisana cyframi i kwota słownie się różnią. Zapytaj nadawcę, która jest właściwa.',
        quote: '1.000,00 zł (słownie: dwa tysiące złotych',
      },
    ]);
  });

  it("gives the law's term beside a letter's that differs, the earlier first", async () => {
    const { classification, warnings, verification } = await resultOf(decision);
    expect(classification.critical_dates.terms).toMatchObject([
      { amount: 7, unit: 'days', quote: 'w terminie 7 dni od dnia doręczenia decyzji' },
      {
        amount: 14,
        unit: 'days',
        what: 'odwołanie – wniesienie (termin ustawowy)',
        quote: null,
        legal_basis: expect.stringContaining('k.p.a.') as string,
      },
    ]);
    expect(classification.critical_dates.deadline).toBe('7 dni od dnia doręczenia');
    expect(warnings).toEqual([
      expect.objectContaining({
        kind: 'conflicting_terms',
        title: 'Termin w piśmie różni się od ustawowego',
        message: expect.stringMatching(
          /^Odwołanie: pismo daje 7 dni od doręczenia, a przepisy 14 dni \(.+\)\. Bezpieczniej przyjąć wcześniejszy\.$/,
        ) as string,
      }),
    ]);
    expect(verification).toContainEqual(
      expect.objectContaining({ fact: 'critical_dates.deadline', status: 'conflicting' }),
    );
  });

  it("puts the law's term first where it is the earlier one", async () => {
    const { classification } = await resultOf(decision.replace('7 dni od', '30 dni od'));
    expect(classification.critical_dates.terms?.map(({ amount }) => amount)).toEqual([14, 30]);
    expect(classification.critical_dates.deadline).toBe('14 dni od dnia doręczenia');
    expect(classification.required_actions[0]?.action).toContain('14 dni od dnia doręczenia');
  });

  it("leaves the letter's term alone where the law gives the same", async () => {
    for (const same of ['14 dni', 'dwóch tygodni', 'czternastu dni']) {
      const result = await resultOf(decision.replace('7 dni', same));
      expect(result.classification.critical_dates.terms).toHaveLength(1);
      expect(result.warnings).toEqual([]);
    }
  });
});
