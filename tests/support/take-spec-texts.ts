import { readFile, writeFile } from 'node:fs/promises';

/*
 * Takes the texts a user reads out of the product's specification into tests/fixtures/specification-texts.json:
 *   node tests/support/take-spec-texts.ts <specification.md>
 * What stands in single quotes, the sentences of sections 4 and 5 that stand without, the reasons of section 8
 * and the labels below, which must occur where they are listed.
 */

type SpecText = { section: number; text: string };

/** Quoted, but no text of the interface: English words, patterns to recognise, parts of foreign errors. */
const notShown = new Set([
  'quota minus used',
  'dotyczy',
  'z poważaniem',
  'z wyrazami szacunku',
  'Load failed',
  'NetworkError',
]);

const labels: Record<number, readonly string[]> = {
  2: [
    ...['Jak działa', 'Cennik', 'FAQ', 'Kontakt', 'Panel', 'Wyloguj', 'Zaloguj się'],
    ...['Okres próbny', 'Pakiet Admina', 'Standard', 'Pro', 'Niestandardowy'],
    ...['Brak aktywnego planu', 'Nowe pismo', 'Historia dokumentów', 'Profil', 'Ustawienia'],
    ...['Zarządzanie Użytkownikami', 'Turbo Analityka', 'Rozpocznij Analizę', 'Zapamiętaj mnie'],
    ...['Odzyskaj hasło', 'Wyślij link', 'Nowa Analiza', 'Analiza Zakończona', 'Pobierz JSON'],
    ...['Eksportuj Raport PDF', 'Eksportuję...', 'Przejdź do historii', 'Podsumowanie'],
    ...['Wariant_Wspolpracujacy', 'Wariant_Asertywny', 'Wariant_Taktyczny'],
    ...['Tagi', 'Zobacz', 'Usuń', 'Poprzednia', 'Następna', 'Dodaj', 'Zarządzaj limitem'],
    ...['Resetuj hasło', 'Zmień rolę', 'Usuń użytkownika', 'Od', 'Do'],
  ],
};

function quoted(line: string): string[] {
  return [...line.matchAll(/(?<![A-Za-z])'([^'\n]+)'(?![a-z])/g)].map(([, text = '']) => text);
}

/** `- idle: Gotowy do rozpoczęcia analizy` of section 4, `… otherwise: Proszę dodać plik.` of section 5. */
function unquoted(section: number, line: string): string[] {
  if (section === 4) {
    const [, message] = /^- [a-z]+(?:[A-Z][a-zA-Z]*)?: ([A-ZŁŚŻ].*)$/.exec(line) ?? [];
    return message === undefined ? [] : [message];
  }
  if (section !== 5) return [];
  const [, sentence] =
    /(?:otherwise|Starting without a file): ([A-ZŁŚŻ].*)$/.exec(line) ??
    /refused with: (.*?), plus/.exec(line) ??
    [];
  return sentence === undefined ? [] : [sentence];
}

function reason(section: number, line: string): string[] {
  if (section !== 8) return [];
  const [, text] = /^\| [A-Z_]+ \| (.+) \|$/.exec(line) ?? [];
  return text === undefined ? [] : [text];
}

function textsOf(specification: string): SpecText[] {
  const found: SpecText[] = [];
  let section = 0;
  const lines = new Map<number, string>();
  for (const line of specification.split('\n')) {
    section = Number(/^## (\d+)\./.exec(line)?.[1] ?? section);
    lines.set(section, `${lines.get(section) ?? ''}\n${line}`);
    for (const text of [...quoted(line), ...unquoted(section, line), ...reason(section, line)]) {
      if (!notShown.has(text)) found.push({ section, text });
    }
  }
  for (const [key, names] of Object.entries(labels)) {
    for (const text of names) {
      const isThere = lines.get(Number(key))?.includes(text) === true;
      if (!isThere) throw new Error(`Section ${key} does not say "${text}".`);
      found.push({ section: Number(key), text });
    }
  }
  return found;
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Usage: node tests/support/take-spec-texts.ts <file>');
const texts = textsOf(await readFile(path, 'utf-8'));
const unique = new Map(texts.map((entry) => [`${entry.section} ${entry.text}`, entry]));
await writeFile(
  new URL('../fixtures/specification-texts.json', import.meta.url),
  `${JSON.stringify([...unique.values()], null, 2)}\n`,
);
