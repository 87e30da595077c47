import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** "może nałożyć grzywnę", "nie jest karą porządkową": the letter mentions a step and does not take it. */
export function isPossible(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  if (denied.test(before) && /^[a-z]+(?:em|a)\b/.test(text.slice(at, at + 30))) return true;
  if (willAskCourt.test(before) || isConsidered(text, at)) return true;
  const isBurden = /^(?:nalozy|nalozon|wymierz|wstrzym|odci|zaj[ae])/.test(text.slice(at, at + 10));
  return isBurden && /\b(?:moze|moga|mozna|mozemy) (?:\w+ )?$/.test(before);
}

/** "pracodawca rozważy zastosowanie kary porządkowej albo rozwiązanie umowy bez wypowiedzenia": not decided yet. */
const considers = new RegExp(
  String.raw`\b${either(
    /rozwaz(?:y|ymy|a|am|amy|e)/,
    /zastrzega\w* sobie|liczy\w* sie z/,
    /skutkowac|doprowadzic do|spowodowac|moze byc podstawa/,
  )}\b(?:[^.;]|\b(?:art|ust|pkt|par|r|nr)\.)*$`,
);
const isConsidered = (text: string, at: number): boolean =>
  considers.test(text.slice(Math.max(0, at - 200), at));

/** "możemy wystąpić do sądu o stwierdzenie …", "złożymy w sądzie wniosek o …": a case that nobody has brought yet. */
const willAskCourt =
  /\b(?:wystapi(?:c|my|e)|zwroci(?:c|my) sie|zloz(?:yc|ymy|e)|wnie(?:sc|siemy|se)|skierowac|skierujemy) (?:\w+ ){0,5}(?:o )?$/;

/** "Wyślemy upomnienie, a później tytuł wykonawczy": the sender speaks of a letter still to come. */
const willSend = wordPattern([
  'wyslemy',
  'wystawimy',
  'sporzadzimy',
  'doreczymy',
  'przeslemy',
  'otrzyma pan*',
  'otrzymaja panstwo',
  'dostanie pan*',
  'dostana panstwo',
]);
/** "Ten list nie jest decyzją ani upomnieniem", "nie stanowi wypowiedzenia lub kary". */
const denied = /\bnie (?:jest|stanowi|oznacza) (?:\w+ ){0,3}(?:(?:ani|lub|czy) (?:\w+ ){0,2})?$/;

/** "Na podstawie prawomocnego wyroku nakazowego wzywa się": an earlier letter, on which this one rests. */
const isGround = /\b(?:na podstawie|prawomocn\w+) (?:\w+ ){0,2}$/;

/** "Kto nie dopełnia tego obowiązku, podlega karze grzywny albo karze nagany": a rule for whoever breaks it. */
const ofRule = /\b(?:kto|podlega\w*|grozi\w*|zagrozon\w+) [^.;]*$/;

/** "Wobec wniesienia sprzeciwu wyrok nakazowy z dnia 18 czerwca 2026 r. (grzywna 1 500 zł) utracił moc". */
const lostForce =
  /^(?:[^.;]|\d\.|\br\. ?){0,160}\b(?:u?traci\w* moc|nie obowiazuje|zostal\w* uchylon|jest uchylon)/;

/** "może być podstawą upomnienia, a potem grzywny": the words describe another letter than this one. */
export function isForeseen(text: string, at: number): boolean {
  if (isConsidered(text, at)) return true;
  const before = text.slice(0, at);
  const ends = ['.', ';', ':', '?', '!'].map((mark) => before.lastIndexOf(mark));
  const sentence = before.slice(Math.max(...ends) + 1);
  if (willSend.test(sentence) || denied.test(sentence) || isGround.test(sentence)) return true;
  if (ofRule.test(sentence) || lostForce.test(text.slice(at, at + 220))) return true;
  return /\b(?:moze byc|moga byc|moze zostac|zakonczy sie|moze (?:sie )?(?:s|za)konczyc(?: sie)?|zostanie wydana|bedzie wydana|wyda|wydamy|zapadnie) (?:\w+ ){0,3}$/.test(
    text.slice(Math.max(0, at - 50), at),
  );
}
