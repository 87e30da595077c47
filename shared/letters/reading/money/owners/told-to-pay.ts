import { either } from '#shared/letters/text/word-list.ts';

/** A party of a case in any grammatical case; "z powodu", "powództwo" and "uczestnictwo" name none. */
const party = String.raw`(?<!\bz )(?:powod(?!z)|pozwan|wnioskodaw|uczestni(?!ctw)|dluzni|wierzyciel)[a-z]*`;
const actingParty = either(
  /powod(?:ka)?|pozwan[ya]|strona (?:powodowa|pozwana)/,
  /wnioskodawc(?:a|zyni)|uczestni(?:k|czka)/,
  /dluzni(?:k|czka)|wierzyciel(?:ka)?/,
);
const pays = either(
  /(?:w|za|do|o)?plac(?:a|i)/,
  /ui(?:szcza|sci)/,
  /uzupelnia?/,
  /ponosi|poniesie|pokry(?:wa|je)/,
  /ureguluje|wnosi|wniesie/,
);
const paying = either(/(?:w|za|do)plat\w*/, /uiszczeni\w*/, /uregulowani\w*/, /uzupelnieni\w*/);

/** Up to three words behind a party, as its name: no other party, and no further verb. */
const named = String.raw`(?: (?!${party}|(?:i|oraz|a) )[a-z]+){0,3}`;
/** "wzywa: a) powódkę – do wpłaty …", "od uczestniczki Anny Kot do zapłaty …". */
const calledTo = new RegExp(
  String.raw`\b(${party}${named}) ?[-–:]? (?:do )?${paying}(?: [a-z]+){0,6}[ :(-]*$`,
);
/** "Powódka odrębnie uzupełnia opłatę od rozszerzonego powództwa (435,00 zł)". */
const acts = new RegExp(
  String.raw`(?:^\s*|[.;:,)] ?|\b(?:a|zas|natomiast) )(${actingParty}${named}) ${pays}\b(?: [a-z]+){0,8}[ :(-]*$`,
);
/** "zaliczka: powód – 500 zł, pozwany – 700 zł", "obciąża: powódkę w kwocie 300 zł". */
const listed = new RegExp(
  String.raw`(?:^|[:;,(]|\b[a-z\d][.)]|[-–•])\s?(?:od )?(${party}${named}) ?(?:[-–:]|w (?:kwocie|wysokosci|czesci)|kwot[aey])[ :]*$`,
);
/** "wzywa do wpłaty zaliczki: powód – 500 zł": what the list is for. */
const listHead = new RegExp(
  String.raw`\b(?:wzyw|zobowiaz|nakaz|obciaz|zaliczk|zaplat|zaplac|wplat|wplac|uiszcz|uisc|ponosz|koszt)`,
);

/** The party of a case that the words before a sum make pay it; undefined when they name none. */
export function partyToldToPay(lead: string): string | undefined {
  const called = (calledTo.exec(lead) ?? acts.exec(lead))?.[1];
  if (called !== undefined) return called;
  const item = listed.exec(lead);
  return item !== null && listHead.test(lead.slice(0, item.index)) ? item[1] : undefined;
}

/** "powódka   500,00 zł", "b) od pozwanego   700,00 zł": the party to which a row belongs. */
export const partyOfRow = (label: string, lead: string): string | undefined =>
  listHead.test(lead) ? rowOfParty.exec(label)?.[1] : undefined;
const rowOfParty = new RegExp(String.raw`^(?:[a-z\d][.)] ?)?(?:od )?(${party}${named})\W*$`);
