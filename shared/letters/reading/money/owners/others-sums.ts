import type { Reader } from '#shared/letters/reading/reader/reader.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** Persons beside the reader of a letter about a debt, a share or an inheritance. */
const beside = either(
  /wspol(?:dluzni|kredytobior|pozyczkobior|wlasciciel|najem|uczestni|malzon|spadkobier)[a-z]*/,
  /(?:drugi|drugiej|drugiego|drugiemu|druga|pozostal[a-z]+) (?:z[e]? )?(?:dluzni|spadkobier|wlasciciel|wspolni|najem|kredytobior|stron|rodzic)[a-z]*/,
  /poreczyciel[a-z]*/,
  /(?:pana|pani|panstwa|twoj[a-z]{0,3}) (?:siostr|brat|maz|mez|zon|syn|cork|malzon|wspollokator|wspolni)[a-z]*/,
);
/** Behind these words a person is named with whom the reader pays together. */
const together = /\b(?:z|ze|i|oraz|wraz|lub|albo|solidarnie) $/;
const addressed =
  /\b(?:pan|pani|panu|pania|panstwo|panstwa|ty|ciebie|tobie|oboje|obaj|lacznie|wspolnie|razem)\b/;
const said = new RegExp(
  String.raw`(^\s*|[.;:,(–-]\s?|\b(?:wobec|od|dla|na|przeciwko|przez|a|natomiast|zas|zas od) |\b(?:z|ze|i|oraz|wraz|lub|albo|solidarnie) )${beside}(?! ?:)`,
  'g',
);
/** "Współwłaścicielka ma swój udział w osobnym piśmie": said of what the other person owes. */
const owes = new RegExp(
  String.raw`\b${either(
    /(?:w|za|do|o|s)?pla(?:c|t)\w*/,
    /ui(?:szcz|sc)\w*/,
    /pozosta\w*|zosta[jl]\w*/,
    /przypada\w*|obciaza\w*|ponosi\w*|poniesie/,
    /zalega\w*|dluzn\w*|winn\w*|nalez\w*|ma (?:cale|swoje)/,
    /odpowiada\w*|rat\w*|udzial\w*|czesc\w*/,
  )}`,
);

/** "Wobec współdłużnika Jana Kota pozostaje 5 240 zł", "Pana siostra wpłaca 300 zł": a sum of somebody beside the reader. */
export function isOthersSum(lead: string, { role }: Reader): boolean {
  if (role === 'guarantor') return false;
  const last = [...lead.matchAll(said)].at(-1);
  if (last === undefined || together.test(last[1] ?? '')) return false;
  const behind = lead.slice(last.index + last[0].length);
  return owes.test(behind) && !addressed.test(behind) && !/\d,\d{2} ?zl|\. /.test(behind);
}
