import { describe, expect, it } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const TODAY = '2026-11-21';

const letterWith = (title: string, body: string) => `Ceglex Sp. z o.o.
ul. Polna 3, 60-001 Poznań
                                                        Poznań, dnia 2 listopada 2026 r.
Znak: WN/77/2026

                                        Pan
                                        Jan Nowak
                                        ul. Długa 1
                                        61-001 Poznań

${title}

${body}

Z poważaniem
Ceglex Sp. z o.o.
`;
const demand = (body: string) => letterWith('WEZWANIE DO ZAPŁATY', body);
const plain =
  'Wzywamy do zapłaty należności głównej 1.000,00 zł oraz odsetek w kwocie 20,00 zł, razem 1.020,00 zł, w terminie do dnia 30 listopada 2026 r.';

function unsure(text: string): string[] {
  const letter = openLetter(text);
  const { verification } = verifyClassification(answerClassification(letter), letter, TODAY);
  return verification.filter(({ certainty }) => certainty === 'check').map(({ fact }) => fact);
}

describe('a fact is unsure', () => {
  it('nowhere in a letter that says everything in so many words', () => {
    expect(unsure(demand(plain))).toEqual([]);
  });

  it('where the parts do not make the sum', () => {
    const body = plain.replace('20,00', '50,00');
    expect(unsure(demand(body))).toEqual(
      expect.arrayContaining([
        'financial_obligations.main_amount',
        'financial_obligations.interest',
        'financial_obligations.total_amount',
      ]),
    );
  });

  it('where the letter gives one day and one span, and either may end first', () => {
    const body = `${plain} Prosimy też o odesłanie oświadczenia w terminie 7 dni od dnia doręczenia pisma.`;
    expect(unsure(demand(body))).toContain('critical_dates.deadline');
  });

  it('where the letter has an account to pay to and none was read', () => {
    const letter = openLetter(demand(`${plain} Rachunek: 24 1600 0003 5175 5306 4331 4956.`));
    const answer = answerClassification(letter);
    const financial = { ...answer.financial, bank_account: { value: null, quote: null } };
    const { verification } = verifyClassification({ ...answer, financial }, letter, TODAY);
    expect(verification).toContainEqual(
      expect.objectContaining({ fact: 'financial_obligations.bank_account', certainty: 'check' }),
    );
  });

  it('where a name or number was not found and the letter has one that may be it', () => {
    const body = 'Dzień dobry, w sprawie CRX/2026/0441187 prosimy o kontakt.';
    expect(unsure(body)).toEqual(
      expect.arrayContaining(['recipient_identification.name', 'sender_identification.name']),
    );
  });

  it('where the letter is of no known kind and yet sets a term', () => {
    const body =
      'Prosimy o odesłanie wypełnionej ankiety w terminie 7 dni od dnia doręczenia pisma.';
    expect(unsure(letterWith('ANKIETA', body))).toContain('threat_assessment.level');
  });
});
