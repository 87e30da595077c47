const LATIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L' };

/** `wykres_typy_dokumentow.png`: letters without diacritics, everything else an underscore. */
export function chartFileName(title: string): string {
  const plain = title
    .replace(/[łŁ]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return `wykres_${plain.replace(/[^a-z0-9]+/g, '_')}.png`;
}
