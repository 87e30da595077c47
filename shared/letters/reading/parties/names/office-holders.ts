import type { Cell, Page } from '#shared/letters/reading/page/page.ts';
import { inNominative, type Party } from '#shared/letters/reading/parties/party.ts';
import { looksLikePerson } from '#shared/letters/reading/parties/persons-in-letter.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';

/** "Hanna Rostkowska" above "Notariusz w Zamościu": an office holder is named by both. */
export function personAbove({ rows }: Page, { y, text, folded }: Cell): Party | null {
  const above = rows[y - 1]?.[0];
  const isHolder = /^(?:notariusz|syndyk|adwokat|kurator) /.test(folded);
  if (!isHolder || above?.zone !== 'head' || !looksLikePerson(above.text)) return null;
  const [office = ''] = text.split(' ');
  // "…, kwalifikowany doradca restrukturyzacyjny (lic. 1190)": a qualification is no part of the name.
  const [name = ''] = above.text.split(/,\s| \(| [-–] /);
  return { name: `${office} ${name}`, quote: `${above.text} ${text}` };
}

/** "KANCELARIA NOTARIALNA" above "Notariusz Hanna Rostkowska", or below it: the office belongs to its holder, and an advocate's is named with it. */
export function lawyerBeside({ rows }: Page, { y, text, folded }: Cell): Party | null {
  if (!/^kancelaria (?:notarialna|adwokacka|radcy prawnego|radcowska)$/.test(folded)) return null;
  const beside = [...(rows[y] ?? []), rows[y + 1]?.[0], rows[y - 1]?.[0]].find(
    (cell) => cell !== undefined && lawyer.test(cell.text),
  );
  const below = rows[y + 1]?.[0];
  if (beside === undefined) {
    if (below?.zone !== 'head' || !looksLikePerson(below.text)) return null;
    const name = `${titleCase(text)} ${inNominative(titleCase(below.text))}`;
    return { name, quote: `${text} ${below.text}` };
  }
  const [, title = '', name = ''] = lawyer.exec(beside.text) ?? [];
  const holder = inNominative(titleCase(name));
  const office = /^adw/i.test(title)
    ? `${titleCase(text)} ${title.toLowerCase()}`
    : titleCase(title);
  return { name: `${office} ${holder}`, quote: beside.text };
}

const lawyer =
  /^(notariusz|adwokat|adw\.|radca prawny|r\. ?pr\.) (\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)$/iu;
