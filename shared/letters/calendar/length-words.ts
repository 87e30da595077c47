import { cardinalValues } from '#shared/letters/figures/number-words.ts';

/** All patterns expect folded flow text, where white space is at most two characters long. */
export const s = String.raw`\s{1,2}`;
const smallNumbers = [...cardinalValues]
  .filter(([, value]) => value > 0 && value <= 90)
  .map(([word]) => word)
  .sort((left, right) => right.length - left.length)
  .join('|');
const words = `(?:${smallNumbers})(?:${s}(?:${smallNumbers}))?`;
const inBrackets = String.raw`(?:\s?\(\s?(?:slownie:?\s)?[a-z\d\s]{1,30}\))?`;
export const number = String.raw`(?<number>(?:\d{1,3}|${words})${inBrackets})`;
/** "14 kolejnych dni". */
export const filler = String.raw`(?:(?:kolejnych|nastepnych|pelnych|najblizszych)${s})?`;
const days = String.raw`(?:dni(?:a|ach|u)?|dzien)(?:${s}(?:robocz|kalendarzow)[a-z]{1,4})?`;
export const unit = String.raw`(?<unit>${days}|tygodni(?:a|e|ach|u)?|tydzien|miesi(?:ecy|aca|ace|acu|ac|acy))(?![a-z])`;
/** One week or month without a number before it: "w ciągu tygodnia", "ma Pan na to miesiąc". */
export const oneUnit = String.raw`(?:tygodnia|miesiaca|tydzien|miesiac)(?![a-z])`;
