import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { type LetterRun, startLetterRun } from '#tests/support/letter-run.ts';

let run: LetterRun;
beforeAll(async () => {
  run = await startLetterRun();
});
afterAll(() => run.gateway.close());

async function resultOf(text: string, today: string): Promise<AnalysisResult> {
  const outcome = await run.read(text, today);
  if (outcome.kind !== 'result') throw new Error(`The run ended as ${outcome.kind}.`);
  return outcome.result;
}
const past = ({ warnings = [] }: AnalysisResult) =>
  warnings.filter(({ kind }) => kind === 'term_in_past').map(({ message }) => message);

const hearing = `Sąd Rejonowy w Toruniu
I Wydział Cywilny
Sygn. akt I C 345/26
                                        Toruń, dnia 4 maja 2026 r.
                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        87-100 Toruń

ZAWIADOMIENIE O TERMINIE ROZPRAWY

Sąd Rejonowy w Toruniu zawiadamia Pana jako pozwanego, że rozprawa w sprawie o zapłatę odbędzie się
dnia 17 czerwca 2026 r. o godz. 11:40 w sali nr 114. Stawiennictwo nie jest obowiązkowe.

Sekretarz sądowy
`;

describe('a hearing', () => {
  it.each(['2026-05-20', '2026-06-17'])('is to come on %s', async (today) => {
    const result = await resultOf(hearing, today);
    expect(past(result)).toEqual([]);
    expect(JSON.stringify(result.actionPlan)).toContain('Zapisz dzień');
    expect(JSON.stringify(result.actionPlan)).not.toContain('To już było');
  });

  it('is asked about once its day has passed', async () => {
    const result = await resultOf(hearing, '2026-06-18');
    const { classification, actionPlan, responseVariants } = result;
    expect(past(result)).toEqual([
      'To już było: rozprawa w sądzie 17 czerwca 2026 r. Zapytaj sąd, co ustalono i czy jest nowy termin.',
    ]);
    expect(JSON.stringify([classification.required_actions, actionPlan])).not.toMatch(
      /Zapisz dzień: rozpr|Przyjdź/,
    );
    expect(actionPlan.timeline[0]?.milestone).toMatch(/^Już było: Rozprawa w sądzie/);
    expect(responseVariants.variant_1_cooperative.content).toContain('co ustalono');
    expect(JSON.stringify(responseVariants)).not.toMatch(/[Nn]ie mogę przyjść|[Pp]rzyjdę/);
    const before = await resultOf(hearing, '2026-05-20');
    expect(classification.threat_assessment).toEqual(before.classification.threat_assessment);
  });
});

const decision = `Wójt Gminy Zielonki
ul. Krakowskie Przedmieście 116, 32-087 Zielonki
                                                        Zielonki, dnia 4 maja 2026 r.
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
Wójta Gminy Zielonki w terminie 14 dni od dnia doręczenia decyzji.

Wójt Gminy Zielonki
`;

describe('a term from delivery', () => {
  it('runs while the letter may have come late', async () => {
    const result = await resultOf(decision, '2026-06-20');
    expect(past(result)).toEqual([]);
    expect(JSON.stringify(result)).not.toContain('najpewniej już minął');
  });

  it('is told as probably over, in the warning, the duties, the plan and the sending', async () => {
    const result = await resultOf(decision, '2026-11-28');
    const { classification, actionPlan, responseVariants } = result;
    expect(past(result)).toEqual([
      expect.stringMatching(
        /^Termin \(14 dni od doręczenia\) najpewniej już minął, jeżeli pismo przyszło zwykłą pocztą; sprawdź dzień odbioru\./,
      ),
    ]);
    expect(actionPlan.immediate_actions[0]?.action).toBe(
      'Sprawdź dzień odbioru: termin najpewniej już minął',
    );
    expect(JSON.stringify(result)).not.toContain('przed upływem terminu');
    expect(JSON.stringify(classification.required_actions)).toContain('najpewniej już minął');
    // Nothing hides the remedy or its term: the letter may have come late.
    expect(JSON.stringify(actionPlan)).toContain('Wnieś odwołanie');
    expect(JSON.stringify(actionPlan)).toContain('14 dni od dnia doręczenia');
    const sending = responseVariants.variant_2_assertive.sending?.steps.join(' ');
    expect(sending).toMatch(/14 dni od dnia doręczenia \(najpewniej już minął/);
  });
});

const demand = `Ceglex Sp. z o.o.
ul. Polna 3, 60-001 Poznań
                                                        Poznań, dnia 4 maja 2026 r.

                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        61-001 Poznań

WEZWANIE DO ZAPŁATY

Wzywamy do zapłaty kwoty 1.000,00 zł z faktury nr FV/7/2026 w terminie do dnia 30 maja 2026 r.
Druga rata w kwocie 500,00 zł jest płatna do dnia 15 grudnia 2026 r.

Z poważaniem
Ceglex Sp. z o.o.
`;

it('names the next day of the letter beside one that has passed', async () => {
  expect(past(await resultOf(demand, '2026-05-30'))).toEqual([]);
  const [warning] = past(await resultOf(demand, '2026-06-01'));
  expect(warning).toContain('30.05.2026');
  expect(warning).toContain('jeszcze nie minął: 15 grudnia 2026 r.');
});

it('never sends the reader of a suspected fraud to its sender', async () => {
  const fraud = `Od: Poczta Polska <info@poczta-doplata-24.top>
Twoja paczka została wstrzymana. Dopłać 1,99 zł do dnia 30 maja 2026 r. przez link
https://poczta-doplata-24.top/zaplac inaczej paczka wróci do nadawcy. Podaj numer karty i kod CVV.
Zaloguj się natychmiast do swojego banku i potwierdź kod BLIK. Konto zostanie zablokowane.
`;
  const result = await resultOf(fraud, '2026-11-28');
  expect(past(result)).toEqual([]);
  expect(JSON.stringify(result.actionPlan.timeline)).not.toMatch(/ostatni dzień|napisz jeszcze/i);
});
