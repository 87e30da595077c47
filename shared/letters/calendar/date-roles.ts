import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What a date is for, judged by the words around it. */
export type DateRole = 'issued' | 'statute' | 'deadline' | 'hearing' | 'delivery' | 'other';

const statuteLabel =
  /(?:ustaw[a-z]{0,2}|rozporzadzeni[a-z]{1,2}|dyrektyw[a-z]{0,2}|uchwal[a-z]{0,2}[^.]{0,60}|dekret[a-z]{0,2})\s(?:[a-z]{4,20}\s){0,12}z\s(?:dnia\s|dn\.\s)?$/;
const deadlineLabel = new RegExp(
  String.raw`${either(
    /\bdo(?:\s(?:dnia|dn\.?))?/, // do dnia 3 maja
    /przed\s(?:dniem\s)?/,
    /termin[a-z]{0,3}[^.\n]{0,30}/, // termin zapłaty:
    /platn[a-z]{1,3}[^.\n]{0,20}/, // płatne w dwóch ratach
    /nie\spozniej\sniz[^.\n]{0,15}/,
    /uplywa[^.\n]{0,15}/, // termin upływa dnia
  )}[\s:]{0,2}$`,
);
/** "Do kiedy?           18 maja 2026 r." */
const asksUntilWhen = /\bdo kiedy ?\?\s{1,40}(?:do )?$/;
const hearingLabel = /rozpraw|posiedzeni|stawi|przesluchan|licytacj|ogledzin|ogloszenie wyroku/;
const deliveryLabel = /(?:dorecz|otrzyma|odebra|odbior)[a-z]{0,8}[^.\n]{0,25}$/;

/** The role of the date at a place of folded flow text; `label` is the text before it. */
export function dateRole(folded: string, date: Span, label: string, hasHour: boolean): DateRole {
  if (statuteLabel.test(label)) return 'statute';
  if (hasHour && hearingLabel.test(label)) return 'hearing';
  if (asksUntilWhen.test(label)) return 'deadline';
  if (isIssueLine(folded, date, label)) return 'issued';
  if (deadlineLabel.test(label.slice(-50))) return 'deadline';
  return deliveryLabel.test(label) ? 'delivery' : 'other';
}

/** The end of what is no town before "dnia". */
const noTown = either(
  /\s(?:do|od|z|na|po|w|przed)/,
  /(?:art|wyd|pisa|dzo|cz|da)[a-z]{1,3}/,
  /(?:[eo]n|an|[iy]t)(?:ego|ej|ych|ym|[aeioy])/, // pozwu wniesionego dnia 27 lipca 2026 r.
);
const cityAndDay = new RegExp(
  String.raw`^[a-z][a-z .-]{1,40}(?:,\s?(?:dni[au]|dn\.?)?|(?<!${noTown})\s(?:dnia|dn\.))$`,
);
const weekday = /(?:poniedzialek|wtorek|srod[aey]|czwartek|piatek|sobot[aey]|niedziel[aei]),?$/;
const dayLabel =
  /^(?:(?:data|dzien)(?:\s(?:pisma|wezwania|wystawienia|sporzadzenia|dokumentu|wydania))?\s?:?|dnia|dn\.?)?$/;

/** The row before a day in the last column: "I   271,00   16.03.2026", "Data zlecenia   13.04.2026". */
const isOfTable = /(?:\d,\d{2}|\b(?:data|dnia|dzien|termin|platn|rata|raty|do|od|z)\b)[^\n]*\s{2}$/;

/** "Olsztyn, 16 lipca 2026 r.", "Data: …" or "Dnia 11 maja 2026 r." alone on its line or in its column. */
function isIssueLine(folded: string, date: Span, label: string): boolean {
  const cut = Math.max(label.lastIndexOf('\n'), lastGap(label));
  const line = label.slice(cut + 1).trim();
  const endsLine = /^[.,]?\s?(?:\n|$)/.test(folded.slice(date.end, date.end + 4));
  // "tj. czwartek, 19.03.2026" names a weekday before the date, not a town.
  if (weekday.test(line)) return false;
  if (cityAndDay.test(line))
    return endsLine || /^[.,]?\s{2}/.test(folded.slice(date.end, date.end + 4));
  if (!endsLine || !dayLabel.test(line)) return false;
  if (line === '' && isOfTable.test(label)) return false;
  const standsAlone = cut <= 0 || label.charAt(cut) === ' ' || label.charAt(cut - 1) === '\n';
  return standsAlone || line.startsWith('data');
}

/** Position of the second space of the last column gap; -1 without one. */
function lastGap(label: string): number {
  const gap = label.lastIndexOf('  ');
  return gap < 0 ? -1 : gap + 1;
}
