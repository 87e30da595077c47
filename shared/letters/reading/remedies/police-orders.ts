import {
  type DocumentType,
  remedyOf,
  type TypeRemedy,
} from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

const { complaintRight, complaintTerm, policeComplaint } = law.criminal;
const supervisor = 'prokurator, który nadzoruje dochodzenie';

/** An order of the police that a prosecutor approved, or one against which the letter itself sends to a court. */
const approved = /\bzatwierdz\w*[^.;]{0,60}\bprokurat|\bprokurat\w*[^.;]{0,60}\bzatwierdz/;

/**
 * The complaint against an order that ends or refuses an inquiry: a court hears it when a prosecutor made or
 * approved the order; what the police decided alone goes to the prosecutor who supervises it. Either is lodged with
 * the body that made the order.
 */
export function supervised(
  { spaced }: LetterView,
  { id }: DocumentType,
  sender: string | null,
  remedy: TypeRemedy,
): TypeRemedy {
  const isPolices = /\b(?:polic|komisariat|komend|posterunek)/i.test(sender ?? '');
  if (id !== 'prokuratura-postanowienie' || !isPolices || approved.test(spaced)) return remedy;
  const basis = [complaintRight, complaintTerm, policeComplaint];
  const via = sender ?? 'jednostka Policji, która wydała postanowienie';
  return remedyOf({ ...remedy, addressee: supervisor, via, law: basis });
}
