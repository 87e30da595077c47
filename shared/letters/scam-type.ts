import type { LetterView } from './letter-view.ts';

/** Signs no real office or creditor shows; each is a different kind of pressure or trick. */
const strongSigns: readonly RegExp[] = [
  /\bcvv\b|\bcvc\b|numer\w* karty .{0,30}(?:cvv|kod|dat)/,
  /skan\w* dowodu|zdjeci\w+ dowodu|danymi do bankowosci|login\w* .{0,20}haslo/,
  /kod\w* blik|\bblik(?:iem)?\b.{0,40}(?:zaplac|przesl)|(?:zaplac|oplac)\w*.{0,40}\bblik/,
  /kart\w+ (?:podarunkow|prezentow)|kryptowalut|bitcoin|western union/,
  /nie kontaktuj\w* sie|nie informuj\w* nikogo|zachowa\w+ .{0,20}tajemnic/,
  /\bprezent\b/,
  /\b3[01] lutego\b|\b31 (?:kwietnia|czerwca|wrzesnia|listopada)\b/,
  /w ciagu (?:24|12|48) godzin|natychmiast uiscic/,
  /zatrzymani\w+ przez policj|aresztowan/,
  /\b(?!pl)[a-z]{2}\d{2} (?:[a-z0-9]{4} ){2,6}/,
  /https?:\/\/\S{0,60}(?:gov-pl|podatki-|-kas\b|rozlicz|bit\.ly)/,
];

const SIGNS_NEEDED = 3;

/** Whether the letter shows several signs of fraud at once; one or two only make a warning. */
export function looksLikeScam(view: LetterView): boolean {
  return strongSigns.filter((sign) => sign.test(view.spaced)).length >= SIGNS_NEEDED;
}
