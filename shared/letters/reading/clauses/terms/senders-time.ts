import { senderActs, weShall } from '#shared/letters/reading/clauses/senders.ts';
import { moneyComes } from '#shared/letters/reading/clauses/words/other-occasions.ts';
import { isSendersTime } from '#shared/letters/reading/clauses/words/sender-duty-words.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import type { TermPlace } from './term-place.ts';

const sender = wordPattern(senderActs);

/** Whether the words around a term (`near`: the nearest before it) say that the sender acts or pays within it. */
export const isSendersOwn = (
  near: string,
  { after, lead }: Pick<TermPlace, 'after' | 'lead'>,
  isRemedy = false,
): boolean =>
  isSendersVerb(near, after) ||
  (!isRemedy && isSendersTime(sinceCall(near), after, lead)) ||
  isSendersPassive(near) ||
  moneyComes.test(near);

/** Whether a verb around a term says that the sender acts within it. */
const isSendersVerb = (near: string, after: string): boolean =>
  sender.test(sinceCall(near)) ||
  weShall.test(sinceCall(near)) ||
  isPassiveLater(after) ||
  sendersChoice.test(after);

/** "w ciągu 6 miesięcy możemy Panią ponownie zatrudnić": what the sender is free to do. */
const sendersChoice = new RegExp(
  String.raw`^,? ?(?:r\.? ?)?(?:pan\w* )?${either(
    /mozemy|bedziemy mogli|mamy prawo/,
    /(?:zwroci|wyplaci|odda|udzieli|przedstawi|usunie|naprawi|zrobi|rozpatrzy|zakonczy|dostarczy|wystawi)my/,
    /(?:odpowie|przele|przele?je|przekaze|przesle|wysle|napisze|odpisze|poinformuje|zawiadomi|powiadomi)my/,
  )}\b`,
);

const call = /\b(?:prosimy|prosze|nalezy|trzeba|wzyw|zobowiaz)/;

/** "Nadpłatę zwrócimy - wniosek prosimy złożyć do 20 lutego": only the words from the last request on. */
function sinceCall(near: string): string {
  const at = near.search(call);
  // "w którym ustosunkuje się Pan do twierdzeń powoda": the reader's act, not the sender's.
  return (at < 0 ? near : near.slice(at)).replaceAll(readersReply, ' ');
}

const readersReply = /\bustosunkuj\w+ sie (?:pan|pani|panstwo|stron\w|pozwan\w)\b/g;

/** "… w terminie 7 dni zostanie przekazana na rachunek". */
function isPassiveLater(after: string): boolean {
  return /^[^.;,]{0,50}\bzosta(?:nie|na) (?:wyplac|przekaz|zwroc|wystaw|skierow|usuni)/.test(after);
}

/** "Kontrola zostanie wszczęta …": what the sender will do, in the passive. */
const isSendersPassive = (near: string) =>
  /\bzosta(?:nie|na) (?:\w+ )?(?:wszczet|przeprowadzon|rozpoczet|podjet|rozpatrzon|zakonczon|wydan)[aeyio]\w*(?:[^.;]|(?<= r)\.)*$/.test(
    near,
  );
