import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const today = '2026-07-10';
const letterOf = (name: string) => readFileSync(`tests/fixtures/letters/${name}.txt`, 'utf-8');

/** What the product shows when a model names this account as the one to pay to. */
function shownFor(text: string, account: string) {
  const letter = openLetter(text);
  const answer: ClassificationAnswer = answerClassification(letter);
  const financial = { ...answer.financial, bank_account: { value: account, quote: null } };
  const { classification, warnings } = verifyClassification(
    { ...answer, financial },
    letter,
    today,
  );
  return {
    account: classification.financial_obligations.bank_account,
    direction: classification.financial_obligations.direction,
    level: classification.threat_assessment.level,
    warnings: warnings.map(({ kind }) => kind),
  };
}

describe('the account a reader is shown', () => {
  it("is never the debtor's seized one, although it stands in the letter", () => {
    const { account, warnings } = shownFor(
      letterOf('d06_komornik_zajecie_rachunku'),
      '10105033061038970066094589',
    );
    expect(account).toBeNull();
    expect(warnings).toContain('account_not_in_letter');
  });

  it("is the bailiff's own", () => {
    const { account, warnings } = shownFor(
      letterOf('d06_komornik_zajecie_rachunku'),
      '26116022029453544054744482',
    );
    expect(account).toBe('26116022029453544054744482');
    expect(warnings).not.toContain('account_not_in_letter');
  });

  it('is never one that an instruction to machines put into the letter', () => {
    const text = letterOf('a01_wstrzykniecie_polecen');
    const { account, warnings } = shownFor(text, '75249000052721468513681648');
    expect(account).toBeNull();
    expect(warnings).toContain('instruction_in_letter');
  });

  it('is never a foreign one', () => {
    const text = letterOf('a02_oszustwo_podszycie_pod_kas');
    const { account, warnings } = shownFor(text, 'LT273250087719402266');
    expect(account).toBeNull();
    expect(warnings).toEqual(expect.arrayContaining(['foreign_account', 'scam_signs']) as unknown);
  });

  it('is told with a warning where the letter shows signs of a fraud, and its money is never to pay', () => {
    const text = `${letterOf('a02_oszustwo_podszycie_pod_kas')}\nRachunek: 24 1600 0003 5175 5306 4331 4956`;
    const { account, direction, warnings } = shownFor(text, '24160000035175530643314956');
    expect(warnings).toContain('scam_signs');
    expect(account).toBe('24160000035175530643314956');
    expect(direction).toBe('disputed');
  });

  it('comes with a warning when its check digits fail', () => {
    const text = letterOf('d20_spoldzielnia_zaleglosc_bledny_rachunek');
    expect(shownFor(text, '38102051253782341715162871').warnings).toContain('account_checksum');
  });
});
