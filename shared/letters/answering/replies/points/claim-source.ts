import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { textInOneLine } from '#shared/letters/text/text.ts';

const contract = /\bumow\p{L}*(?: o?\s?\p{Ll}+){0,3} nr:? ([\p{Lu}\d][\p{L}\d/._-]*\d)/gu;
const invoice = /(?<![\p{L}\d/])F\p{Lu}{0,3}\/[\p{Lu}\d/-]*\d(?![\p{L}\d/])/gu;
const MOST_INVOICES = 4;

/** ", które ma wynikać z faktury FV/1/2026": what the claim rests on by its own letter; empty when it names no single source. */
export function claimedFrom({ view }: LetterFacts): string {
  const text = textInOneLine(view.flow);
  const invoices = [...new Set(text.match(invoice) ?? [])];
  const contracts = [...new Set(Array.from(text.matchAll(contract), ([, number = '']) => number))];
  const said = invoices.length > 0 ? ofInvoices(invoices) : ofContract(contracts);
  return said === '' ? '' : `, które ma wynikać z ${said}`;
}

const ofInvoices = (numbers: readonly string[]): string => {
  if (numbers.length > MOST_INVOICES) return '';
  const last = numbers.at(-1) ?? '';
  const others = numbers.slice(0, -1).join(', ');
  return others === '' ? `faktury ${last}` : `faktur ${others} i ${last}`;
};
const ofContract = ([only, ...others]: readonly string[]): string =>
  only === undefined || others.length > 0 ? '' : `umowy nr ${only}`;
