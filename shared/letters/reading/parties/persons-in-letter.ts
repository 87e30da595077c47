import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { Party } from './party.ts';
import { placeholder } from './party.ts';

/** A name alone: two to four capitalised words or a placeholder, no verb, no figure. */
export function looksLikePerson(text: string): boolean {
  if (placeholder.test(text)) return !/\d{2}-\d{3}/.test(text) && !text.includes('ADRES');
  return /^(?:\p{Lu}[\p{L}'’-]+\s){1,3}\p{Lu}[\p{L}'’-]+$/u.test(text.trim());
}

const addressAfter = /,? (?:ul|al|pl|os|zam)\. .*$|, (?:\d{2}-\d{3}|\[ADRES).*$|,? \[ADRES.*$/u;

/** The name of a cell that may go on with the address ("Pan Jan Nowy, ul. Polna 3, 00-950 Warszawa"). */
export function withoutAddress(text: string): string {
  return text.replace(addressAfter, '').replace(/[,;]$/, '').trim();
}

function named(text: string): Party {
  const name = titleCase(withoutAddress(withoutHonorific(text)));
  return { name, quote: text };
}

const honorific =
  /^(?:pan\s?\/\s?pani|sz(?:an)?\.? ?p\.?(?:a[nń](?:i|stwo)?)?|ob\.|pan\(i\):?|szanown\p{L}+ (?:pa[nń]\p{L}*|podatni\p{L}+|klien\p{L}+|mieszka\p{L}+)|pan(?:i|u|em|ią)?|pa[nń]stw(?:o|a|u)|p\.)(?:\s+|$)/iu;

export function withoutHonorific(text: string): string {
  return text.replace(honorific, '').trim();
}

/** Whether the whole cell is an honorific ("Pani", "Sz. P.", "Szanowny Podatnik"). */
export function isHonorific(text: string): boolean {
  return honorific.test(`${text} `) && withoutHonorific(`${text} `) === '';
}

export function startsWithHonorific(text: string): boolean {
  return honorific.test(`${text} `);
}

/** The person who signed a letter without a letterhead. */
export function personInSignature(view: LetterView): Party | null {
  const lines = view.lines;
  const closing = lines.findLastIndex(({ text }) =>
    /(?:z powazaniem|z wyrazami szacunku|podpis)/.test(foldText(text)),
  );
  const around =
    closing < 0 ? lines.slice(-12) : lines.slice(Math.max(0, closing - 2), closing + 5);
  const cells = around.flatMap(({ segments }) => segments.map(({ text }) => text));
  const signed = cells.find((cell) => looksLikePerson(cell));
  if (signed !== undefined) return named(signed);
  const first = lines
    .slice(0, 6)
    .flatMap(({ segments }) => segments.map(({ text }) => text))
    .find(
      (cell) =>
        looksLikePerson(cell) &&
        !isDateCell(cell) &&
        !isReferenceCell(cell) &&
        !isAddressOrContact(cell),
    );
  return first === undefined ? null : named(first);
}
