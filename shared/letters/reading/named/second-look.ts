import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { pageOf } from '#shared/letters/reading/page/page.ts';
import { actsForAnother } from '#shared/letters/reading/parties/address-block.ts';
import { type ChosenParty, keyOf } from '#shared/letters/reading/parties/candidates.ts';
import { isFirm, isOffice } from '#shared/letters/reading/parties/institutions.ts';
import { looksLikePerson } from '#shared/letters/reading/parties/persons-in-letter.ts';
import { check } from '#shared/letters/reading/sureness.ts';

import { type RankedName, rankedNames, rankedNamesWith } from './ranked-names.ts';

type Role = 'sender' | 'recipient';
type Certainty = ChosenParty['sureness']['certainty'];

/*
 * The thresholds were chosen on the rules' readings of batches 10 to 28 and 31 to 68 from before those batches were known,
 * with weights made without the batch in question.
 */

/** How likely a name must be where the rules found none. */
const ALONE: Readonly<Record<Role, number>> = { sender: 0.4, recipient: 0.3 };
/** How likely the other name must be (`share`), and by how much likelier, as a difference of log odds. */
const outdoes: Readonly<Record<Role, Readonly<Record<Certainty, { share: number; by: number }>>>> =
  {
    sender: {
      check: { share: 0.5, by: 2 },
      likely: { share: 0.6, by: 2 },
      certain: { share: 0.8, by: 5 },
    },
    recipient: {
      check: { share: 0.3, by: 2.7 },
      likely: { share: 0.35, by: 3.5 },
      certain: { share: 0.8, by: 6 },
    },
  };
/** The same where the rules took the person who signs and the letterhead names an institution. */
const BEHIND_SIGNER = { share: 0.6, by: 1 };
/** A name with a greater share is not rejected, whatever else is likelier. */
const REJECTED = 0.5;
/** How sure it must be of a person in place of an institution that the rules took for the writer. */
const PERSON_FOR_OFFICE = 0.9;
/** From this difference on the reader is asked to check. */
const DOUBTFUL = 1;
const LEAST = 0.002;

/**
 * The rules' sender or recipient after a look at all names of the letter: another name where the rules found none, or
 * where the model rejects theirs and is sure of the other; marked to be checked where the two only differ.
 * `besides`: the name that the other party already has.
 */
export function withSecondLook(
  view: LetterView,
  role: Role,
  byRules: ChosenParty | null,
  besides: string | null = null,
): ChosenParty | null {
  const taken = keyOf(besides ?? '');
  const own = byRules === null ? null : withoutGluedNumber(byRules);
  const page = pageOf(view);
  const names = own === null ? rankedNames(view) : rankedNamesWith(view, own);
  const [best] = names
    .filter(({ key }) => taken === '' || !(taken.includes(key) || key.includes(taken)))
    .filter(({ places: [first] }) => first === undefined || !actsForAnother(page, first.cell))
    .filter((one) => role === 'sender' || !isPayee(view, one))
    .sort((one, other) => shareOf(other, role) - shareOf(one, role));
  if (best === undefined) return own;
  const share = shareOf(best, role);
  if (own === null) return share < ALONE[role] ? null : { ...partyOf(best), sureness: check([]) };
  const key = keyOf(own.name);
  const ruled = shareOf(
    names.find((one) => one.key === key),
    role,
  );
  // A part of the rules' name is no other name.
  if (key.includes(best.key) || ruled >= REJECTED) return own;
  const by = oddsOf(share) - oddsOf(ruled);
  const least =
    role === 'sender' && isSignerBelow(own.name, best)
      ? BEHIND_SIGNER
      : outdoes[role][own.sureness.certainty];
  if (share >= least.share && by >= least.by && !isWeakPerson(role, own.name, best.name, share))
    return { ...partyOf(best), sureness: check([{ value: own.name, quote: own.quote }]) };
  if (by < DOUBTFUL || own.sureness.certainty === 'check' || best.key.includes(key)) return own;
  return { ...own, sureness: check([{ value: best.name, quote: best.quote }]) };
}

/** "rachunek 23 1020 …, odbiorca: Gmina Miasta Toruń": who receives a payment, not the letter. */
const isPayee = (view: LetterView, { places }: RankedName): boolean =>
  places.every(({ cell, from }) => {
    const at = flowPosition(view, cell.start + from);
    const before = view.spaced.slice(Math.max(0, at - NEAR_ACCOUNT), at);
    return /\bodbiorc\w*:? ?$/.test(before) && payment.test(before);
  });
const NEAR_ACCOUNT = 120;
const payment = /\brachun|\bkont[oa]\b|\bprzelew|\bwplat/;

const partyOf = ({ name, quote }: RankedName) => ({ name, quote });

const shareOf = (name: RankedName | undefined, role: Role): number => name?.shares.get(role) ?? 0;

const oddsOf = (share: number): number =>
  Math.log(Math.max(share, LEAST) / Math.max(1 - share, LEAST));

/** An institution writes letters that people sign. */
const isWeakPerson = (role: Role, ruled: string, name: string, share: number): boolean =>
  role === 'sender' &&
  share < PERSON_FOR_OFFICE &&
  ruled.includes(' ') &&
  !isPerson(ruled) &&
  isPerson(name);

/** Not "Gmina Mszana Dolna", "Powiat Nowa Sól", whose words are capitalised like a person's. */
const isPerson = (name: string): boolean =>
  looksLikePerson(name) && !isOffice(name) && !isFirm(name) && !place.test(name);
const place = /^(?:gmina|miasto|powiat|województwo|sołectwo|parafia)\s/i;

/** "GMINA LIPNO" on top of a letter and "z up. Wójta / Sekretarz Gminy Jan Nowak" at its end. */
const isSignerBelow = (ruled: string, { name, places }: RankedName): boolean =>
  looksLikePerson(ruled) &&
  !isPerson(name) &&
  name.includes(' ') &&
  places.some(({ cell: { zone }, isAlone }) => zone === 'head' && isAlone);

/** "Komornik Sądowy … Jan Lis Km 88/26 dłużnik: Ewa Kot": a case number in the same line ends the name. */
const gluedNumber = /,? (?:(?:sygn\. ?(?:akt )?|nr )?\p{L}{1,5}\.? )?\d{1,6}\/\d{2,4}(?!\p{L}).*$/u;

function withoutGluedNumber(party: ChosenParty): ChosenParty {
  const name = party.name.replace(gluedNumber, '');
  return name === party.name || name.length < 5 ? party : { ...party, name };
}
