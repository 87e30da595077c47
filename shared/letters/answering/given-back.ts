import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** "zaliczyć 1 066 zł na poczet zaległości, a 372 zł zwrócić": beside an old debt only the one sum given back comes. */
export function givenBack(rows: LetterFacts['financial']['rows']): number | null {
  const given = rows.filter(({ kind }) => kind === 'benefit');
  const rest = given.filter(({ quote }) => /pozosta|reszt/i.test(quote ?? ''));
  const [only, ...others] = new Set((rest.length > 0 ? rest : given).map(({ amount }) => amount));
  const isOfDebt = rows.some(({ kind }) => kind === 'interest');
  return isOfDebt && others.length === 0 ? (only ?? null) : null;
}
