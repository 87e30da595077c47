import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';

/** "Proszę odpisać i podać numer konta", "od otrzymania numeru rachunku". */
const asksForAccount =
  /\b(?:poda\w*|wskaza\w*|przesla\w*|otrzymani\w*) (?:\w+ ){0,3}(?:numer\w* )(?:\w+ ){0,2}(?:kont|rachunk)/;

/** Money that the sender grants: the reader should check whether it arrived. */
export function moneyToCome({ financial, role, view }: LetterFacts): string[] {
  const { direction, total_amount, main_amount, currency, rows } = financial;
  const value = givenBack(rows) ?? total_amount.value ?? main_amount.value;
  if (direction !== 'to_receive' || value === null || isStranger(role)) return [];
  const sum = moneyText(value, currency);
  return [
    asksForAccount.test(view.spaced)
      ? `Podaj nadawcy numer konta do wypłaty: ${sum}. Potem sprawdź, czy pieniądze przyszły`
      : `Sprawdź, czy pieniądze przyszły: ${sum}. Jeżeli nie, zapytaj o nie nadawcę`,
  ];
}

/** "zaliczyć 1 066 zł na poczet zaległości, a 372 zł zwrócić": beside an old debt only the one sum given back comes. */
function givenBack(rows: LetterFacts['financial']['rows']): number | null {
  const given = rows.filter(({ kind }) => kind === 'benefit');
  const rest = given.filter(({ quote }) => /pozosta|reszt/i.test(quote ?? ''));
  const [only, ...others] = new Set((rest.length > 0 ? rest : given).map(({ amount }) => amount));
  const isOfDebt = rows.some(({ kind }) => kind === 'interest');
  return isOfDebt && others.length === 0 ? (only ?? null) : null;
}
