import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const asks = /\b(?:wzywa\w*|prosze|prosimy|zadam|zadamy|domaga\w*|oczekuj\w*)\b/;

/** "odstępuję od umowy sprzedaży … kupiłem od Pana". */
const withdraws = /\bodstep(?:uje|ujemy|ieni\w*) od umowy\b/;
const bought =
  /\b(?:kupil(?:em|am|ismy)|nabyl(?:em|am|ismy)|umow\w* (?:kupna|sprzedazy)|zwrot\w* ceny)\b/;
export const buyerWithdraws = ({ spaced }: LetterView): boolean =>
  withdraws.test(spaced) && bought.test(spaced) && asks.test(spaced);

/** "oświadczenie o obniżeniu ceny", "żądam usunięcia wad", "zwrotu kosztów naprawy": the buyer keeps the thing. */
const wantsPartBack = new RegExp(
  either(
    /\bobniz\w+ (?:\w+ )?ceny?\b|\bcen[yae] \w{0,12} ?obniz/,
    /\b(?:usuniec|napraw|wymian)\w* (?:\w+ ){0,3}(?:wad|uster|na (?:woln|now))/,
    /\b(?:zwro[tc]\w*|pokryci\w*|pokry\w*|zaplat\w*) (?:\w+ ){0,3}(?:koszt\w* )?(?:\w+ )?napraw/,
    /\b(?:zwro[tc]\w*|oddani\w*) (?:\w+ ){0,3}(?:czesc|polow)\w* (?:\w+ )?(?:ceny|zaplaconej|kwoty)/,
  ),
);
const boughtHere =
  /\b(?:kupil|nabyl)(?:em|am|ismy)\b[^.;]{0,40}\b(?:od (?:pan|panstw|cieb|was)|u pan)|\bpan\w* (?:mi |nam )?sprzedal|\bsprzedal\w* mi pan/;
const defective = /\b(?:wad[yaeo]?|wadliw\w*|rekojmi\w*|uster\w+|zepsu\w+|awari\w*|nie dziala)\b/;
export const buyerClaims = ({ spaced }: LetterView): boolean =>
  boughtHere.test(spaced) &&
  defective.test(spaced) &&
  wantsPartBack.test(spaced) &&
  asks.test(spaced);
