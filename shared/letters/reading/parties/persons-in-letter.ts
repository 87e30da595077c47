import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { Party } from './party.ts';
import { placeholder } from './party.ts';

export const senderLabels =
  /^(?:wynajmujac[ay]|nadawca|wierzyciel|wypowiadajac[ay]|zleceniodawca|pracodawca|sprzedawca|wlasciciel|wystawca)\s?:?$/;

/** A name alone: two to four capitalised words or a placeholder, no verb, no figure. */
export function looksLikePerson(text: string): boolean {
  if (placeholder.test(text)) return !/\d{2}-\d{3}/.test(text) && !text.includes('ADRES');
  return /^(?:\p{Lu}[\p{L}'’-]+\s){1,3}\p{Lu}[\p{L}'’-]+$/u.test(text.trim());
}

/** The name under a label that stands alone on its line ("Wynajmujący:"). */
export function labelledParty(view: LetterView, labels: RegExp): Party | null {
  const head = view.lines.slice(0, Math.max(view.titleLine, 12));
  for (const [index, line] of head.entries()) {
    for (const segment of line.segments) {
      const inline = /^([^:]{4,24}):\s+(\S.*)$/.exec(segment.text);
      if (inline !== null && labels.test(foldText(inline[1] ?? ''))) {
        return named(inline[2] ?? '');
      }
      if (!labels.test(foldText(segment.text))) continue;
      const below = view.lines
        .slice(index + 1, index + 3)
        .flatMap(({ segments }) => segments)
        .find(({ column }) => Math.abs(column - segment.column) < 6);
      if (below !== undefined) return named(below.text);
    }
  }
  return null;
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
  /^(?:pan\s?\/\s?pani|sz(?:an)?\.? ?p\.?(?:a[nń](?:i|stwo)?)?|szanown\p{L}+ (?:pa[nń]\p{L}*|podatni\p{L}+|klien\p{L}+|mieszka\p{L}+)|pan(?:i|u|em|ią)?|pa[nń]stw(?:o|a|u)|p\.)(?:\s+|$)/iu;

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
