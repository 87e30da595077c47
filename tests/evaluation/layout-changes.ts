import { linesOf } from '#shared/letters/text/lines.ts';

/** What a scanner, an e-mail or a program does to a letter without changing what it says. */
export type LayoutChange = (letter: string) => string;

const rodo = `
KLAUZULA INFORMACYJNA RODO
Administratorem danych osobowych jest nadawca pisma. Na wniosek osoby, której dane dotyczą, administrator udziela
informacji w terminie miesiąca od otrzymania żądania. Przysługuje Pani/Panu skarga do Prezesa Urzędu Ochrony Danych
Osobowych, ul. Moniuszki 1A, 00-014 Warszawa. Kontakt z inspektorem ochrony danych: iod@przyklad.example
`;
const footer = `
--------------------------------------------------------------------------------
tel. 22 555 01 01, www.przyklad.example, BDO 000123456                                        strona 1 z 1
`;
const mailHead = `Od: Kancelaria <pisma@przyklad.example>
Do: odbiorca@poczta.example
Wysłano: poniedziałek, 16 listopada 2026 08:31
Temat: Pismo w załączeniu

`;

const collapsed: LayoutChange = (letter) =>
  letter.replace(/(?<=\S) {2,}(?=\S)/g, ' ').replace(/^ +/gm, '');
const withoutEmptyLines: LayoutChange = (letter) => letter.replace(/\n\s*\n+/g, '\n');

export const layoutChanges = {
  'spaces collapsed': collapsed,
  'spaces collapsed, no empty lines': (letter) => withoutEmptyLines(collapsed(letter)),
  'no empty lines': withoutEmptyLines,
  'columns in turn': columnsInTurn,
  'a footer': (letter) => letter + footer,
  'the head of an e-mail': (letter) => mailHead + letter,
  'no diacritics': (letter) =>
    letter.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L'),
  'a privacy notice': (letter) => letter + rodo,
} as const satisfies Record<string, LayoutChange>;

/** Blocks of lines set in two columns as a reader of PDFs gives them: the left column, then the right. */
function columnsInTurn(letter: string): string {
  return letter
    .split(/\n[ \t]*\n/)
    .map((block) => {
      const lines = linesOf(block);
      if (!lines.some(({ segments }) => segments.length === 2)) return block;
      if (lines.some(({ segments }) => segments.length > 2)) return block;
      const left = lines.flatMap(({ segments: [first] }) => first ?? []);
      const middle = Math.min(...lines.flatMap(({ segments: [, second] }) => second?.column ?? []));
      const isLeft = (column: number) => column < middle - 4;
      const cells = lines.flatMap(({ segments }) => segments);
      const inTurn = [
        ...cells.filter(({ column }) => isLeft(column)),
        ...cells.filter(({ column }) => !isLeft(column)),
      ];
      return left.length === 0 ? block : inTurn.map(({ text }) => text).join('\n');
    })
    .join('\n\n');
}
