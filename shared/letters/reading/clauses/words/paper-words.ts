/** "pisma przygotowawczego zawierającego zarzuty do opinii": the reader's position before a court. */
export const pleads =
  /\bpism\w* (?:przygotowawcz|procesow)|\b(?:zarzut|uwag|zastrzezen|pytani)\w* (?:\w+ ){0,2}(?:do|wobec) (?:\w+ ){0,2}(?:opini|bieglego)/;

/** "Odpowiedź na apelację może Pani złożyć …": the remedy belongs to the other party. */
export const answersCourt = /odpowied\w+ na (?:pozew|wniosek|apelacj|zazaleni|skarg|sprzeciw)/;
