import {
  documentTypeOf,
  type KnownType,
  type NamedReply,
} from '#shared/letters/catalogue/all-document-types.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { isOthersKind } from './reader.ts';

/** Kinds of seizure that address the debtor; the copy for who pays the wage has the same heading. */
const ofDebtor: ReadonlySet<NamedReply> = new Set(['bailiff', 'bailiff_wage', 'admin_enforcement']);

/** "Proszę o zajęcie stanowiska i wskazanie majątku dłużnika": the bailiff hears the creditor before the end. */
const asksCreditor = (view: LetterView): boolean =>
  /\b(?:zajeci\w* stanowiska|wysluch\w+|art\. ?827|wzywam|prosze|prosimy)\b/.test(view.spaced) &&
  /\b(?:wskaza|wskaze|znan)\w* [^.;]{0,40}\bmajat/.test(view.spaced);

const onlyIntends = /\b(?:zamierza|zamiar|rozwaza|planuj)\w*[^.;]{0,40}\bumorz/;

/** A letter of the kinds for debtors, as the payer or the creditor who received it has to read it. */
export function kindForOthers(
  view: LetterView,
  type: KnownType,
  role: Person | undefined,
): KnownType {
  const isOthers = type.issuer === 'bailiff' && isOthersKind(type, role);
  const endsLater = type.id === 'komornik-koniec' && onlyIntends.test(view.spaced);
  if (role === 'claimant' && (isOthers || endsLater) && asksCreditor(view))
    return documentTypeOf('komornik-wezwanie-wierzyciela');
  if (role !== 'employer' || !ofDebtor.has(type.reply)) return type;
  return documentTypeOf(
    type.issuer === 'bailiff' ? 'komornik-trzeciodluznik' : 'administracyjny-trzeciodluznik',
  );
}
