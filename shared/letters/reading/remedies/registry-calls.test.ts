import { expect, test } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const head =
  'Sąd Rejonowy w Olsztynie\nVIII Wydział Gospodarczy Krajowego Rejestru Sądowego\nul. Artyleryjska 3c, 10-165 Olsztyn\n\nOl.VIII Ns-Rej. KRS 412/26/7\n\nPOSTANOWIENIE\n\nReferendarz sądowy Anna Bąk na posiedzeniu niejawnym w sprawie KLON sp. z o.o. w Olsztynie postanawia:\n\n';
const tail =
  '\n\n/podpisano kwalifikowanym podpisem/\nReferendarz sądowy Anna Bąk\n- - - - - - - - - - - -\n';
const served =
  '\n\nDoręczyć:  Marek Lipski, ul. Leśna 2, 10-001 Olsztyn\n           KLON sp. z o.o., adres jak w rejestrze\n';
const items =
  'I.   wszcząć postępowanie przymuszające;\nII.  wezwać członka zarządu Marka Lipskiego do złożenia do akt rejestrowych:\n     - rocznego sprawozdania finansowego za 2025 rok,\n     - uchwały o jego zatwierdzeniu,\n     w terminie 7 dni od doręczenia, pod rygorem nałożenia grzywny;\nIII. zobowiązać do wskazania adresu do doręczeń członka zarządu.';

test.each([
  'Pouczenie: Postanowienie nie podlega zaskarżeniu w tej części. Skarga na orzeczenie referendarza przysługuje na ewentualne postanowienie o nałożeniu grzywny (tydzień od doręczenia).',
  'Pouczenie: Na postanowienie o nałożeniu grzywny przysługuje skarga na orzeczenie referendarza w terminie tygodnia.',
  'Pouczenie: Na przyszłe postanowienie w przedmiocie grzywny przysługuje skarga w terminie tygodnia od doręczenia.',
])('the remedy against a fine that may follow is none against the call: %s', (instruction) => {
  const letter = openLetter(`${head}${items}${tail}${instruction}${served}`);
  const { remedy, recipient, terms } = readLetter(letter);
  expect(remedy).toBeNull();
  expect(recipient).toBe('Marek Lipski');
  expect(terms.map(({ amount, unit }) => `${amount ?? ''} ${unit ?? ''}`)).toEqual(['7 days']);
  const { required_actions: actions, meaning, type_label: label } = answerClassification(letter);
  const said = actions.map(({ action }) => action).join(' ');
  expect(said).toMatch(/sprawozdania finansowego.*uchwały o jego zatwierdzeniu/);
  expect(said).toMatch(/adresu do doręczeń/);
  expect(label).toMatch(/sądu rejestrowego/);
  expect(meaning).not.toMatch(/podpisano|Doręczyć/);
  const replies = answerReplies(letter, undefined, '2026-11-01');
  expect(replies.variant_2_assertive.content).not.toMatch(/skarg/i);
});

test('a fine that is imposed keeps its complaint', () => {
  const letter = openLetter(
    `${head}nałożyć na członka zarządu Marka Lipskiego grzywnę w kwocie 1 000 zł za niezłożenie sprawozdania finansowego.${tail}Pouczenie: Na postanowienie o nałożeniu grzywny przysługuje skarga na orzeczenie referendarza w terminie tygodnia od doręczenia.${served}`,
  );
  expect(readLetter(letter).remedy?.name).toMatch(/skarga/);
});
