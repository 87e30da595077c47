import { documentTypeOf, type KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import { needsNoAnswer } from '#shared/letters/reading/clauses/asks-nothing.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { isAuthority, isAuthorityName } from '#shared/letters/reading/clauses/senders.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { callsOfCourt, callsParty, ordersPleading, servesOrder } from './court-deeds.ts';
import {
  announcesVisit,
  answersInTitle,
  answersReader,
  answersRequest,
  changesTerms,
  closesCase,
  demandsSettled,
  fallsShort,
  isFromWork,
  isPlainBill,
  raisesRent,
  refusesCorrection,
  returnsDeposit,
  settlesDeposit,
  tellsWaterFee,
} from './deed-words.ts';
import { endsCover } from './deeds/cover-ends.ts';
import { announcesCutOff } from './deeds/cut-off.ts';
import { registerEntryOf } from './deeds/register-entries.ts';
import { asksMoneyToo, ownDeedOf, tellsOfFees } from './own-deeds.ts';
import { promisesPayout } from './payout.ts';
import { confirmsLoanRepaid, refusesRequest } from './plain-outcomes.ts';
import { isPersonal } from './private-writers.ts';

type Read = {
  sender: string | null;
  role: Person | undefined;
};
type Deed = readonly [id: string, does: (view: LetterView, read: Read) => boolean];

const both =
  (one: (view: LetterView) => boolean, other: (view: LetterView) => boolean) =>
  (view: LetterView): boolean =>
    one(view) && other(view);

const repaysLoan = both(confirmsLoanRepaid, closesCase);
const settlesWithDemand = (view: LetterView): boolean =>
  /\brozliczeni/.test(view.foldedTitle) && demandsSettled(view);

/** What a private sender's letter does, the most telling deed first. */
const deeds: readonly Deed[] = [
  ['oplaty-czlonkowskie', tellsOfFees],
  ['rozliczenie-kaucji', settlesDeposit],
  ['podwyzka-czynszu', raisesRent],
  ['kredyt-splacony', repaysLoan],
  ['zamkniecie-sprawy', closesCase],
  ['odmowa-sprostowania', both(answersReader, refusesCorrection)],
  ['odpowiedz-pracodawcy', both(answersReader, isFromWork)],
  ['odpowiedz-na-reklamacje', (view, { role }) => role === 'complainant' || answersReader(view)],
  ['zmiana-warunkow', changesTerms],
  ['zmiana-uslugi', fallsShort],
  ['wizyta', announcesVisit],
  ['rachunek', isPlainBill],
  ['wezwanie-do-zaplaty', settlesWithDemand],
  ['informacja', needsNoAnswer],
  ['pismo-osoby-prywatnej', isPersonal],
];

/** Kinds that announce the end of a supply. */
export const cutOffKinds: ReadonlySet<string> = new Set(['energia-wstrzymanie', 'woda-odciecie']);

/**
 * The kind told by what the letter does, where its words name none or another: a letter of a private sender that
 * fits no kind, a supplier's letter that cuts nothing off, a bank's or an employer's answer.
 */
export function kindByDeed(view: LetterView, type: KnownType, read: Read): KnownType {
  const id = idByDeed(view, type, read);
  return id === undefined ? type : documentTypeOf(id);
}

function idByDeed(view: LetterView, { id }: KnownType, read: Read): string | undefined {
  const own = ownDeedOf(view, id);
  if (own !== undefined) return own;
  if (id === 'wezwanie-do-zaniechania' && asksMoneyToo(view)) return `${id}-i-zaplaty`;
  if (id === 'wpis-ksiega-wieczysta') return registerEntryOf(view);
  if (id === 'pozew') return servesOrder(view) ? 'nakaz-upominawczy' : undefined;
  if (callsOfCourt.has(id)) {
    if (callsParty(view)) return 'rozprawa-strona';
    return ordersPleading(view) ? 'sad-pismo-przygotowawcze' : undefined;
  }
  if (cutOffKinds.has(id) && !announcesCutOff(view)) {
    return answersReader(view) ? 'odpowiedz-na-reklamacje' : billOf(view);
  }
  if (id === 'rachunek' && returnsDeposit(view)) return 'rozliczenie-kaucji';
  if (id === 'wezwanie-do-zaplaty') {
    if (tellsOfFees(view)) return 'oplaty-czlonkowskie';
    if (returnsDeposit(view)) return 'rozliczenie-kaucji';
    return answersInTitle(view) ? 'odpowiedz-na-reklamacje' : billOf(view);
  }
  if (ofCover.has(id) && endsCover(view)) return 'ubezpieczyciel-koniec-polisy';
  // A letter that pays something is no refusal, even if it refuses the rest.
  if (id === 'ubezpieczyciel-odmowa')
    return promisesPayout(view) ? 'ubezpieczyciel-wyplata' : undefined;
  if (id === 'bank-pismo') {
    if (repaysLoan(view)) return 'kredyt-splacony';
    return answersReader(view) ? 'bank-odpowiedz' : undefined;
  }
  if (id === 'porozumienie-stron') {
    if (!answersRequest(view)) return undefined;
    return refusesCorrection(view) ? 'odmowa-sprostowania' : 'odpowiedz-pracodawcy';
  }
  if (id !== 'inne') return undefined;
  if (tellsWaterFee(view)) return 'oplata-za-wode';
  if (isOffice(view, read.sender)) {
    return refusesRequest(view) ? 'urzad-odpowiedz-na-wniosek' : undefined;
  }
  return deeds.find(([, does]) => does(view, read))?.[0];
}

/** Kinds of an insurer's letters about a contract and not about a damage. */
const ofCover: ReadonlySet<string> = new Set(['ubezpieczyciel-wznowienie', 'ubezpieczyciel-pismo']);

const billOf = (view: LetterView) => (isPlainBill(view) ? 'rachunek' : undefined);

const isOffice = (view: LetterView, sender: string | null) =>
  sender === null ? isAuthority(view) : isAuthorityName(sender) && !treats.test(foldText(sender));
/** "Szpital Wojewódzki" treats patients and decides nothing about them. */
const treats = wordPattern([
  'szpital*',
  'przychodni*',
  'poradni*',
  'klinik*',
  'centrum medyczn*',
  'opieki zdrowotnej', // Samodzielny Publiczny Zespół Opieki Zdrowotnej
  'sp zoz',
  'spzoz',
  'sanatorium',
]);
