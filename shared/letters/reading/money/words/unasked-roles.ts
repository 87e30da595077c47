import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyRole } from './role-words.ts';
import {
  appraisalWords,
  baseWords,
  ceilingWords,
  feeWords,
  paidWords,
  toldWords,
} from './unasked-words.ts';
import { sparedWords, unrealWords } from './unreal-words.ts';

const appraisal = wordPattern(appraisalWords);
const base = wordPattern(baseWords);
const paid = wordPattern(paidWords);
const ceiling = wordPattern(ceilingWords);
const fee = wordPattern(feeWords);
const unreal = wordPattern(unrealWords);
const told = wordPattern(toldWords);
const spared = wordPattern(sparedWords);
/** "opłata za godzinę: 3,60 zł": a price, whatever was bought. */
const perUnitBefore =
  /\b(?:za|na) (?:godzine|dobe|dzien|m2|m3|kwh|km|kilometr|sztuke|strone|osobe|roboczogodzine)\s?:?\s*$/;

/** "ulga za kompostownik - 4,00 zł": what the price is less. */
const takenOff =
  /\b(?:ulg[ai]|rabat|znizk[ai]|bonifikat[ay]|upust|zwolnienie|odliczenie)\b[^;.]*[-−–]\s*$/;
/** "odsetki dzienne 0,94 zł", "odsetki za każdy dzień zwłoki: 1,12 zł": what one more day costs. */
const perDayBefore =
  /\b(?:odset\w+ (?:\w+ ){0,3}dzienn\w+|dzienn\w+ (?:\w+ ){0,2}odset\w+|odset\w+ (?:\w+ ){0,4}za (?:kazdy|kolejny|jeden|1) (?:\w+ )?dzien)(?: [a-z]+){0,5}\W*$/;
export const isDailyRate = (label: string): boolean => perDayBefore.test(label);

/** "do zapłaty": refers to the rest. */
const toBePaid = 'do (?:zaplaty|splaty|zwrotu|doplaty)';

const stillDue = new RegExp(
  String.raw`(?:${toBePaid} pozosta[jl]\w*|pozosta[jl]\w* (?:jeszcze )?(?:${toBePaid}|naleznosc\w* glown\w*))(?: kwota)?:?\s*$`,
);

/** "Proszę o zwrot kaucji 3 600 zł": a request to return a deposit. */
const askedBack = /(?:prosze|prosimy|wzywa\w*) [^.;]{0,40}zwrot\w* kaucji[^.;]{0,20}$/;

/** "Nie naliczymy odsetek, jeżeli zapłaci Pan …": the sum of the condition is asked for. */
const spareUnless = /\b(?:jezeli|jesli|gdy|o ile|prosz\w*|prosimy|nalezy|za?plac\w*|wplac\w*)\b/;

/** Words near the amount that say that nobody asks for it. */
export function unaskedRole(near: string): MoneyRole | undefined {
  if (stillDue.test(near) || askedBack.test(near)) return undefined;
  if (appraisal.test(near)) return 'appraisal';
  if (base.test(near.slice(-50))) return 'base';
  if (paid.test(near) && !/nienalez|(?:^|\W)nie (?:\w+ )?(?:\w+on[aey]|wplac|zaplac)/.test(near)) {
    return 'paid';
  }
  if (ceiling.test(near)) return 'ceiling';
  if (fee.test(near) || unreal.test(near)) return 'fee';
  if (spared.test(near) && !spareUnless.test(near)) return 'other';
  if (isDailyRate(near) || takenOff.test(near)) return 'other';
  return perUnitBefore.test(near) || told.test(near) ? 'other' : undefined;
}
