import { issuers } from '#shared/letters/catalogue/issuers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { textInOneLine } from '#shared/letters/text/text.ts';

/** The legal forms with which the name of a firm or a fund ends. */
const legalForm = String.raw`(?:Sp\. z o\.o\.|sp\. z o\.o\.|S\.A\.|NSFIZ|NFIZW|FIZ|sp\. [jk]\.)`;

/** "prowadzi w imieniu Szybka Rata Sp. z o.o.", "Działając w imieniu Drukarni Forma Sp. z o.o.". */
const represented = new RegExp(
  String.raw`\bw imieniu(?: i na rzecz)?:? (?:\p{Ll}+:? ){0,3}((?:[\p{Lu}\d„"][\p{L}\d&„”"-]*,? ){1,6}?${legalForm})`,
  'u',
);

/** "A. Smętek", or a person under a placeholder. */
const person = String.raw`(?:\p{Lu}(?:\.|\p{Ll}+) \p{Lu}\p{Ll}+|\[OSOBA_\w+\])`;

/** "A. Smętek, K. Smętek" behind the name of a partnership. */
const persons = new RegExp(`^,? (${person}(?:(?:, | i )${person}){1,3})`, 'u');

/**
 * Who else stands in the address of a private sender: the creditor whom a collector or a lawyer represents,
 * in the words of the letter, and the partners of a spółka cywilna, which is no legal person itself.
 */
export function besideSender(facts: LetterFacts): readonly string[] {
  if (issuers[facts.type.issuer].isStatutory) return [];
  const text = textInOneLine(facts.view.flow);
  const creditor = represented.exec(text)?.[1];
  const isOther = creditor !== undefined && !(facts.sender ?? '').includes(creditor);
  const partners = partnersOf(facts.sender, text);
  return [
    ...(isOther ? [`(w imieniu: ${creditor})`] : []),
    ...(partners === null ? [] : [`wspólnicy: ${partners}`]),
  ];
}

function partnersOf(sender: string | null, text: string): string | null {
  if (sender === null || !/ s\.\s?c\.$/iu.test(sender)) return null;
  const after = text.split(sender).slice(1);
  return after.flatMap((words) => persons.exec(words)?.[1] ?? []).at(0) ?? null;
}
