import { things } from '#shared/letters/reading/clauses/words/act-words.ts';
import { anyOf, either } from '#shared/letters/text/word-list.ts';

/** "wzywam Pana do uzupełnienia wniosku o …": the act demanded of the reader comes first. */
const calledTo =
  /\b(?:wzyw|zobowiaz|nakaz|prosz|prosim|przypomina)\w*(?: \S+){0,7}? (?:do|o|aby|zeby) ([^.;]{0,60})/;

/** "do zwrotu laptopa w terminie 5 dni oraz do zapłaty kary w ciągu": each term has its own demand. */
const furtherCall = /\b(?:w terminie|w ciagu) [^.;]*?\b(?:oraz|a takze|i) do ([^.;]{0,60})/;

/** The act that the nearest call before a term demands (folded); empty without one. */
export function callBefore(near: string): string {
  const call = calledTo.exec(near);
  if (call === null) return '';
  return furtherCall.exec(near.slice(call.index))?.[1] ?? call[1] ?? '';
}

const givenBack = new RegExp(
  String.raw`^(?:zwrot|zwroc|odda)\w*(?: (?!oraz |i )\S+)? ${anyOf(things)}`,
);

const asks = either(/prosz\w*/, 'prosimy', 'nalezy', 'trzeba', /mus[iz]\w*/);

/** "Router jest naszą własnością. Proszę go oddać do …": the thing to return is named in the sentence before. */
const askedBack = new RegExp(
  String.raw`\b${asks}(?: \w+)? (?:oddac|zwrocic|odeslac|przywiezc)(?: (?!oraz |i )\S+)? ${anyOf(things)}`,
);
const itBack = new RegExp(
  String.raw`\b${asks} (?:\w+ )?(?:go|ja|je) (?:oddac|zwrocic|odeslac|przywiezc|zdac)\b`,
);
/** "Tablet (nr SN-031) i kartę wejściową proszę zwrócić do biura do 5 października": the things stand before the request. */
const thingsAhead = new RegExp(
  String.raw`${anyOf(things)}[^.;]{0,60}\b${asks}(?: \w+)? (?:oddac|zwrocic|odeslac|przywiezc|zdac)\b[^.;]{0,60}$`,
);
const thing = new RegExp(anyOf(things));
const money = /\d zl|kwot|zasil|swiadcz|nadplat|pieniad/;

/** "Pozycję anulujemy, jeśli w terminie 14 dni odda Pan router": the thing may still be returned. */
const unless = /\b(?:jesli|jezeli|o ile|gdy)\b[^.;]{0,30}$/;
const givesBack = new RegExp(
  String.raw`^[^.;]{0,40}\b(?:odda|zwroci|odesle|przywiezie|dostarczy) (?:(?:pan\w*|panstwo|nam) ){0,2}${anyOf(things)}`,
);

/** Whether the letter demands, or accepts, that the reader return a thing within this term; `lead` reaches into the sentence before. */
export function returnsThing(before: string, lead = '', after = ''): boolean {
  if (unless.test(before) && givesBack.test(after)) return true;
  const near = before.slice(-260);
  if (givenBack.test(callBefore(near)) || askedBack.test(near)) return true;
  if (thingsAhead.test(near.replaceAll(/ ?\([^()]*\)/g, '')) && !money.test(near)) return true;
  const at = lead.search(itBack);
  return at >= 0 && thing.test(lead.slice(0, at)) && !money.test(lead.slice(0, at));
}

const collecting =
  /^(?:osobist\w+ )?(?:odbior|odebra)|\b(?:prosz\w+|prosimy|nalezy|mozna|mo(?:ze|ga) pan\w*) (?:\w+ )?odebrac\b|\b(?:zglosic|zgloszeni\w) sie (?:\w+ )?po\b/;

/** "Proszę o odbiór rzeczy zwróconych …": things wait for the reader, and nothing is paid or given back. */
export const collectsThing = (before: string): boolean => {
  const near = before.slice(-260);
  return collecting.test(callBefore(near)) || collecting.test(near);
};
