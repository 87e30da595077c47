import { describe, expect, it } from 'vitest';

import { baseName, jsonFileName, replyFileName } from './file-names.ts';

describe('file names', () => {
  it.each([
    ['Nakaz Zapłaty (2).PDF', 'nakaz_zapłaty__2_'],
    ['skan.scan.pdf', 'skan.scan'],
    ['a-b_c.txt', 'a-b_c'],
    ['bez rozszerzenia', 'bez_rozszerzenia'],
    ['../../etc/passwd.txt', '.._.._etc_passwd'],
  ])('makes the base name of %s', (name, base) => {
    expect(baseName(name)).toBe(base);
  });

  it('names the downloads', () => {
    expect(jsonFileName('Pismo.pdf')).toBe('analiza_pismo.json');
    expect(replyFileName('variant_1_cooperative', 'Pismo.pdf', 'txt')).toBe(
      'odpowiedz_Wariant_Wspolpracujacy_pismo.txt',
    );
    expect(replyFileName('variant_2_assertive', 'Pismo.pdf', 'pdf')).toBe(
      'odpowiedz_Wariant_Asertywny_pismo.pdf',
    );
    expect(replyFileName('variant_3_tactical_delay', 'Pismo.pdf', 'docx')).toBe(
      'odpowiedz_Wariant_Taktyczny_pismo.docx',
    );
  });
});
