import { personByStem } from '#shared/letters/reading/clauses/persons.ts';
import type { Reader } from '#shared/letters/reading/reader/reader.ts';
import { nameSource } from '#shared/letters/reading/reader/role-of-name.ts';

import type { MoneyWay } from './money-way.ts';
import { partyOfRow, partyToldToPay } from './owners/told-to-pay.ts';

/** "zasądza od pozwanego Jana Kota na rzecz powoda …", "nakazuje pobrać od powódki …". */
const fromTo =
  /(?:zasadz\w+|pobrac|pobral\w*|sciagnac|obciaz\w+|koszt\w*) [^.;]{0,60}?\bod ([^;]*?)(?: na (?:rzecz )?([^;]*))?$/;
/** "od powoda na rzecz pozwanej zasądzono …". */
const laidOn =
  /\bod ((?:powod|pozwan|wnioskodaw|uczestni|dluzni)\w+[^;.]*?)(?: na rzecz ([^;.]*?))? (?:zasadzono|pobrano|sciagnieto) (?:kwote )?$/;
/** "nakazuje pozwanemu, aby zapłacił powodowi …". */
const toldToPay =
  /nakazuj\w+ (?:\w+ )?((?:pozwan|dluzni)\w+[^,;]*), (?:zeby|aby|by) [^;]*?\bzaplaci\w+ (?:na rzecz )?([^;]*)$/;
const LONGEST_PARTY = 160;

/**
 * The direction of a sum that a court orders one party to pay another, seen from the reader; `others` when
 * the reader is neither of them, undefined when the words name no parties or the reader's side is open.
 */
export function wayBetweenParties(lead: string, reader: Reader): MoneyWay | 'others' | undefined {
  const match = laidOn.exec(lead) ?? fromTo.exec(lead) ?? toldToPay.exec(lead);
  if (match === null) return wayOfParty(partyToldToPay(lead), reader);
  const [, payer = '', payee = ''] = match;
  if (payer.length > LONGEST_PARTY) return undefined;
  if (isReader(payer, reader)) return 'pay';
  if (isReader(payee, reader)) return 'receive';
  return isAnother(payer, reader) ? 'others' : undefined;
}

/** The direction of a sum in a row that belongs to one party of the case. */
export const wayInPartyRow = (
  label: string,
  lead: string,
  reader: Reader,
): 'pay' | 'others' | undefined => wayOfParty(partyOfRow(label, lead), reader);

function wayOfParty(party: string | undefined, reader: Reader): 'pay' | 'others' | undefined {
  if (party === undefined) return undefined;
  if (isReader(party, reader)) return 'pay';
  return isAnother(party, reader) ? 'others' : undefined;
}

/** Only the party's role: its name or past acts ("od pozwanego Jana Kota") add nothing. */
function isReader(party: string, { role, name }: Reader): boolean {
  if (/^(?:pan\w{1,3}|panstwa) rzecz\b|^(?:pan\w{1,3}|panstwa)\b/.test(party)) return true;
  const source = name === null ? undefined : nameSource(name);
  if (source !== undefined && new RegExp(source).test(party)) return true;
  return role !== undefined && personByStem(party) === role;
}

function isAnother(party: string, { role }: Reader): boolean {
  const person = personByStem(party);
  return role !== undefined && person !== undefined && person !== role;
}
