import { foreignOffices } from '#shared/letters/reading/parties/foreign-offices.ts';

import { type Question, says } from './questions.ts';

/** An authority abroad: Polish rules of enforcement do not apply to it. */
export const isForeign = says(
  ...foreignOffices,
  'bussgeld*',
  'ordnungswidrigkeit*',
  'landkreis*',
  'aktenzeichen',
  'amende*',
  'cjib',
  'justitieel',
  'decyzj* ramow* 2005/214*',
);

/** A penalty in whatever language; a foreign pension office or a register fines nobody. */
export const fines: Question = (facts) =>
  facts.financial.direction !== 'to_receive' && namesFine(facts);
const namesFine = says(
  'grzywn*',
  'mandat*',
  'kara',
  'kary',
  'kare',
  'wykroczen*',
  'przekroczeni* predkosci',
  'bussgeld*',
  'verwarn*',
  'ordnungswidrig*',
  'amende*',
  'boete*',
  'beschikking*',
  'multa',
  'fine',
  'penalty',
  'contravention*',
);

/** The farmers' fund's doctor has ruled, and its medical board hears the appeal; the decision is still to come. */
export const rulesOnHealth: Question = ({ view, sender }) =>
  /rolnicz|KRUS/iu.test(sender ?? '') &&
  /\blekarz\w* rzeczoznawc/.test(view.spaced) &&
  /\bkomisji lekarskiej/.test(view.spaced) &&
  /\borzeczeni/.test(view.foldedTitle);

/** Advances for heat or water are settled and the rest is to be paid: that comes before the new fees. */
export const settlesYear: Question = ({ view, financial }) =>
  financial.direction === 'to_pay' &&
  /\brozliczeni/.test(view.foldedTitle) &&
  /\bzaliczk/.test(view.spaced) &&
  /\b(?:niedoplat|doplat)/.test(view.spaced);

/** The tax is not assessed yet: the decision only secures it on the reader's property. */
export const securesTax: Question = ({ view }) =>
  view.spaced.includes('zabezpiecz') &&
  /\bdecyzj\w+[^.]{0,60} o zabezpieczeniu|\bzabezpieczyc na majatku|\bzabezpieczam na majatku|\bzabezpieczenia na majatku/.test(
    view.spaced,
  );

/** The court sends a motion and wants an answer to it, whether or not a day is set as well. */
export const callsForPosition: Question = ({ view, remedy }) =>
  (remedy === null || remedy.name === 'apelacja') &&
  /\bodpowiedz(?:i|) na wniosek|\bpisemne stanowisko|\bstanowisk\w* na pismie/.test(view.spaced) &&
  /\bwniosk|\bz urzedu/.test(view.spaced) &&
  /\buczestni(?:k|cz)/.test(view.spaced);

export const liesInDeposit: Question = ({ view, financial }) =>
  financial.direction === 'to_receive' && /\bdepozyt\w* sadow/.test(view.spaced);

/** "złożyła oświadczenie o odrzuceniu spadku": the reader is the next heir. */
export const passesEstateOn: Question = ({ view, sender, type }) =>
  /^(?:sąd|notariusz)/iu.test(sender ?? '') &&
  (type.id === 'sad-odrzucenie-spadku' || passedOn.test(view.spaced));
const passedOn =
  /\bzawiadam\w+[^;]{0,400}\b(?:zlozyl\w*[^;]{0,60}oswiadczeni\w* o odrzuceniu spadku|odrzucil\w* spadek)/;

/** "poprawiliśmy pomyłkę w Pani zeznaniu", "korekta zeznania przez organ": an objection undoes it. */
export const isCorrectedByOffice: Question = ({ view, remedy }) =>
  (remedy === null || remedy.name.startsWith('sprzeciw')) &&
  /\b(?:popraw(?:ilismy|il|iono)|skorygow(?:alismy|al|ano)|korekt\w*)\b/.test(view.spaced) &&
  /\bsprzeciw\b/.test(view.spaced) &&
  /\bzeznani|\bdeklaracj/.test(view.spaced);

/** A party to a case about an estate is only called to its hearing: nothing was served that asks for an answer. */
export const isOnlyHeard: Question = ({ view, type }) =>
  type.issuer === 'court' &&
  /\b(?:na|o) (?:\w+ )?(?:rozpraw|posiedzeni|termin\w* rozpraw)/.test(view.spaced) &&
  !/\bodpowied\w+ na (?:\w+ )?wnios|\bodpis\w* wniosku|\bstanowisk/.test(view.spaced);
