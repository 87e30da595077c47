import { describe, expect, it } from 'vitest';

import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import { FRAUD_LABEL } from '#shared/domain/document-types.ts';

import { isSuspicious, stepsAgainstFraud, suspicionSigns } from './suspicion.ts';

const warning = (kind: ResultWarning['kind'], message: string): ResultWarning => ({
  kind,
  title: 'Sprawdź przed zapłatą',
  message,
  quote: null,
});

describe('a letter that may be a fraud', () => {
  it('is one with signs of a fraud, not one with a wrong digit', () => {
    expect(isSuspicious({ warnings: [warning('scam_signs', 'x')] })).toBe(true);
    expect(isSuspicious({ warnings: [warning('account_checksum', 'x')] })).toBe(false);
    expect(isSuspicious({ warnings: [] })).toBe(false);
  });

  it('is told why in each sentence once, without the term that is over', () => {
    const signs = suspicionSigns([
      warning('term_in_past', 'Termin już minął. Skontaktuj się z nadawcą.'),
      warning('scam_signs', 'Rachunek jest zagraniczny.'),
      warning('foreign_account', 'Rachunek jest zagraniczny.'),
    ]);
    expect(signs.map(({ message }) => message)).toEqual(['Rachunek jest zagraniczny.']);
  });

  it('has steps against the fraud only where it is sure, never those of the letter that it claims to be', () => {
    const required_actions = [{ action: 'Nie podawaj kodu BLIK', priority: 'HIGH' as const }];
    const stepsOf = (type: string) =>
      stepsAgainstFraud({ document_classification: { type }, required_actions });
    expect(stepsOf(FRAUD_LABEL)).toEqual(['Nie podawaj kodu BLIK']);
    expect(stepsOf('Wezwanie do zapłaty')).toEqual([]);
  });
});
