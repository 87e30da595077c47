import type { Question } from './questions.ts';

/** The court sends a motion and wants an answer to it, whether or not a day is set as well. */
export const callsForPosition: Question = ({ view, remedy }) =>
  (remedy === null || remedy.name === 'apelacja') &&
  /\bodpowiedz(?:i|) na wniosek|\bpisemne stanowisko|\bstanowisk\w* na pismie/.test(view.spaced) &&
  /\bwniosk|\bz urzedu/.test(view.spaced) &&
  /\buczestni(?:k|cz)/.test(view.spaced);

export const liesInDeposit: Question = ({ view, financial }) =>
  financial.direction === 'to_receive' && /\bdepozyt\w* sadow/.test(view.spaced);

/** "złożyła oświadczenie o odrzuceniu spadku": the reader is the next heir. */
export const passesEstateOn: Question = ({ view, sender }) =>
  /^(?:sąd|notariusz)/iu.test(sender ?? '') &&
  /\bzawiadam\w+[^;]{0,400}\b(?:zlozyl\w*[^;]{0,60}oswiadczeni\w* o odrzuceniu spadku|odrzucil\w* spadek)/.test(
    view.spaced,
  );

/** "poprawiliśmy pomyłkę w Pani zeznaniu", "korekta zeznania przez organ": an objection undoes it. */
export const isCorrectedByOffice: Question = ({ view, remedy }) =>
  (remedy === null || remedy.name.startsWith('sprzeciw')) &&
  /\b(?:popraw(?:ilismy|il|iono)|skorygow(?:alismy|al|ano)|korekt\w*)\b/.test(view.spaced) &&
  /\bsprzeciw\b/.test(view.spaced) &&
  /\bzeznani|\bdeklaracj/.test(view.spaced);
