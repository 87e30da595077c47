import { describe, expect, it } from 'vitest';

import { resultExample } from '#shared/contracts/examples/result-example.ts';
import { analysisResult } from '#shared/domain/analysis-result.ts';

import { nameHider } from './hide-names.ts';

const { classification } = analysisResult.parse(resultExample);
const hide = (name: string | null) =>
  nameHider({ ...classification, recipient_identification: { name } });

describe('a picture for somebody else', () => {
  it.each([
    ['Urząd wzywa Damiana Kozubka do zapłaty.', 'Urząd wzywa █████ █████ do zapłaty.'],
    ['Damian Kozubek ma 7 dni.', '█████ █████ ma 7 dni.'],
    ['Pismo przyszło na ul. Kwiatkowskiego 71/16.', 'Pismo przyszło na █████.'],
    ['Adres: 35-311 Rzeszów', 'Adres: █████'],
    ['PESEL 85010112345 i konto 24 1600 0003 5517 5530 6433 1495', 'PESEL █████ i konto █████'],
  ])('hides who it is about: %s', (sentence, hidden) => {
    expect(hide('Damian Kozubek')(sentence)).toBe(hidden);
  });

  it.each([
    ['Maria Ewa', 'Decyzja dla Marii i Ewy.', 'Decyzja dla █████ i █████.'],
    ['Marek Kupiec', 'Wezwano Marka Kupca.', 'Wezwano █████ █████.'],
    ['Paweł Wróbel', 'Pismo do Pawła Wróbla.', 'Pismo do █████ █████.'],
    ['Marta Zaręba', 'Przyznano Marcie Zarębie.', 'Przyznano █████ █████.'],
  ])('hides %s in every form of the name', (name, sentence, hidden) => {
    expect(hide(name)(sentence)).toBe(hidden);
  });

  it('leaves a word that only begins like a name', () => {
    const sentence = 'Zapłać do 7 marca; ewentualnie napisz.';
    expect(hide('Marta Ewa')(sentence)).toBe(sentence);
  });

  it.each(['Do zapłaty 2 391,00 zł do 30 lipca 2026.', 'Sygnatura I Nc 1284/26', 'Dama pik'])(
    'leaves what matters: %s',
    (sentence) => {
      expect(hide('Damian Kozubek')(sentence)).toBe(sentence);
    },
  );

  it('hides addresses also where the name is not known', () => {
    expect(hide(null)('ul. Leśna 5, 00-001 Warszawa')).toBe('█████, █████');
  });
});
