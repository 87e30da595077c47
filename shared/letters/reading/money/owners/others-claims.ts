import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** Somebody who is neither the sender nor the reader, as an office or a mediator calls him. */
const claimant = either(
  /konsument(?:ka)?|klient(?:ka)?|kupujac[ya]|nabywc(?:a|zyni)|reklamujac[ya]/,
  /pasazer(?:ka)?|pacjent(?:ka)?|abonent(?:ka)?|zamawiajac[ya]|poszkodowan[ya]/,
  /wnioskodawc(?:a|zyni)|wzywajac[ya]|skarzac[ya]|zglaszajac[ya]|strona (?:wnioskujaca|wzywajaca)/,
  /pracowni(?:k|ca|czka)|najemc(?:a|zyni)|lokator(?:ka)?|sasiad(?:ka)?/,
);
const wants = either(
  /domaga(?:ja)? sie|zada(?:ja)?|oczekuj[ea]|wnosi o|wnosza o|dochodzi|ubiega sie o/,
  /chce|zglasza (?:zadanie|roszczenie)|zglosila? (?:zadanie|roszczenie)|proponuje/,
  /(?:zadani|roszczeni)e(?:m)? (?:jest|obejmuje|dotyczy)/,
);
/** "Konsumentka domaga się zwrotu ceny 1 249,00 zł", "Żądanie konsumenta: zwrot 640 zł". */
const claims = new RegExp(
  String.raw`\b(?:${claimant}\b[^.;]{0,80}\b${wants}\b|(?:zadani|roszczeni)\w* (?:konsument|klient|kupujac|wnioskodawc|poszkodowan|pasazer|pacjent|abonent)\w*)[^;]{0,140}$`,
);
/** "Mój klient żąda", "w imieniu wnioskodawcy": the sender speaks for the one who claims. */
const speaksFor = new RegExp(
  String.raw`\b${either(
    /(?:moj|moja|mojego|mojej|nasz|nasza|naszego|naszej) (?:klient|mocodaw|mandant)\w*/,
    /w imieniu (?!(?:wojewod|inspektor|prezydent|burmistrz|wojt|starost|rzecznik|dyrektor)\w*)/,
    /(?:jako|dzialajac jako) pelnomocni|mocodaw|umocowan/,
  )}`,
);

const isSpeakerForOther = oncePer(({ spaced }: LetterView): boolean => speaksFor.test(spaced));

/** Whether the words before a sum tell what a third person wants from the reader: the sender asks for none of it. */
export const isOthersClaim = (view: LetterView, lead: string): boolean =>
  claims.test(lead) && !isSpeakerForOther(view);
