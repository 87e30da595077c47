import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { offeredObjection } from './offered-objection.ts';

const stemOf = (text: string) => offeredObjection(viewLetter(openLetter(text)), [])?.stem ?? null;

describe('the way of objecting that a letter offers against itself', () => {
  it.each([
    ['Jeśli nie zgadza się Pan z rozliczeniem, może Pan złożyć reklamację na piśmie.', 'reklamacj'],
    [
      'Reklamację (np. bilet był wykupiony, pojazd zbyto przed 12.05.2026) składa się do Biura Strefy w terminie 14 dni od otrzymania zawiadomienia.',
      'reklamacj',
    ],
    ['Jeżeli kwestionuje Pani wyliczenie, prosimy zgłosić zastrzeżenia do zarządu.', 'zastrzezeni'],
    [
      'Wniosek o ponowne rozpatrzenie można złożyć do dziekana w terminie 14 dni od doręczenia pisma.',
      'wniosek',
    ],
    [
      'Dzierżawca może w terminie 30 dni od dnia doręczenia wypowiedzenia wytoczyć przed sądem powództwo o uznanie wypowiedzenia za bezskuteczne.',
      'powodztw',
    ],
    ['Nie zgadzasz się z oceną? Możesz złożyć odwołanie do komisji stypendialnej.', 'odwolani'],
  ])('is found: %s', (text, stem) => {
    expect(stemOf(text)).toBe(stem);
  });

  it.each([
    'Reklamacje przyjmujemy pod adresem reklamacje@sklep.example.',
    'Reklamację z tytułu wady można złożyć w terminie 14 dni od otrzymania towaru.',
    'Złożył Pan reklamację, w której kwestionuje Pan odczyt.',
    'Na to pismo odwołanie nie przysługuje, także gdy nie zgadza się Pan z jego treścią.',
  ])('is none in a standing offer, in a past complaint, and where it is denied: %s', (text) => {
    expect(stemOf(text)).toBeNull();
  });
});
