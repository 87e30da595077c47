import { type Flow, foldText, type Span } from '#shared/letters/text/text.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

export type CustomerNumber = { span: Span; kind: 'customer' | 'policy' };

/** Labels of customer numbers: "Nr abonenta 3344/K", "ID klienta: KL-2231/9", "numer ubezpieczonego". */
const holders = [
  'klienta',
  'klientki',
  'abonenta', // Nr abonenta 3344/K
  'abonencki',
  'odbiorcy',
  'nabywcy',
  'kontrahenta',
  'platnika',
  'ubezpieczonego',
  'ubezpieczonej',
  'uczestnika',
  'pacjenta',
  'swiadczeniobiorcy',
  'czlonka',
  'czlonkowski',
  'pracownika',
  'dluznika',
  'ewidencyjny', // nr ewidencyjny 77-12/A
  'legitymacji',
  'karty',
  'licznika',
  'gazomierza',
  'wodomierza',
  'ppe', // nr PPE 590543520100012345
  'albumu',
  'indeksu',
];
const policy = ['polis*'];

const value = String.raw`(?=[^\s,;]{0,30}\d)[a-z\d](?:[a-z\d./_-]|(?<=\d) (?=\d{2,}))*[a-z\d]`;
const named = String.raw`(?:nr|numer\w{0,2}|kod|id|identyfikator)\.? ?`;
const colon = String.raw`\.?(?: ?[:=])?\s{1,2}(?:nr\.? |numer )?(?:seria )?`;
const ofCustomer = new RegExp(String.raw`${named}${anyOf(holders)}${colon}(${value})`, 'g');
const customerNr = new RegExp(
  String.raw`(?<![a-z])(?:klient|klientka|abonent|abonentka|odbiorca|platnik|ubezpieczony|ubezpieczona|licznik|wodomierz|gazomierz)\w{0,2} (?:nr|numer)\.? ?:? ?(${value})`,
  'g',
);
const ofPolicy = new RegExp(String.raw`(?:${named})?${anyOf(policy)}${colon}(${value})`, 'g');

/** Numbers under which a firm or an office knows one person; the case number is not one of them. */
export function findCustomerNumbers(flow: Flow): CustomerNumber[] {
  const folded = foldText(flow.text);
  const found = ([pattern, kind]: readonly [RegExp, CustomerNumber['kind']]) =>
    [...folded.matchAll(pattern)].map((match): CustomerNumber => {
      const end = match.index + match[0].length;
      return { kind, span: flow.toSource(end - (match[1] ?? '').length, end) };
    });
  return (
    [
      [ofCustomer, 'customer'],
      [customerNr, 'customer'],
      [ofPolicy, 'policy'],
    ] as const
  ).flatMap(found);
}
