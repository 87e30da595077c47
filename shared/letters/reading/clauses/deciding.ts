import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** How a letter begins that tells, invites or calls upon. */
const notifies = wordPattern([
  'zawiadamia*', // Zawiadamiam, że pracownik socjalny przeprowadzi wywiad.
  'informuj*',
  'zaprasza*',
  'uprzejmie prosz*',
]);
/** Any word of deciding, told or done: where one stands the letter may be a decision. */
const decides = wordPattern([
  'decyzj*',
  'postanawia*',
  'postanowi*',
  'orzeka*',
  'orzecz*',
  'odmawia*',
  'odmowil*',
  'odmowion*',
  'odmownie',
  'przyznaj*',
  'przyznal*',
  'przyznano',
  'przyznany',
  'przyznana',
  'przyznane',
  'ustala',
  'ustalam',
  'ustalon*',
  'ustalil*',
  'naklada*',
  'nalozon*',
  'wymierza*',
  'wymierzon*',
  'okresla',
  'okreslam',
  'okreslon*',
  'stwierdza*',
  'umarza*',
  'umorzon*',
  'uchyla*',
  'uchylon*',
  'nakazuj*',
  'zobowiazuj*',
  'wstrzymuj*',
  'wstrzyman*',
  'cofa',
  'cofnie*',
  'skresl*',
  'rozpatrzon*',
  'rozpoznan*',
  'zajmuj*',
  'zajet*',
]);

/** Whether the letter speaks of deciding at all, done or told. */
export function speaksOfDeciding({ spaced }: LetterView): boolean {
  return decides.test(spaced);
}

/** Whether the letter only tells or invites and decides nothing, so that nothing in it can be appealed. */
export function onlyNotifies({ spaced }: LetterView): boolean {
  return notifies.test(spaced) && !decides.test(spaced);
}
