import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const bailiff = (body: string) =>
  answerClassification(
    openLetter(
      `Komornik Sądowy przy Sądzie Rejonowym w Pile\nJan Kos\nul. Długa 4, 64-920 Piła\n\nKm 412/26        Piła, 4 maja 2026 r.\n\nWierzyciel:\nPracownia Szewska Ewa Lis\nul. Leśna 2\n64-920 Piła\n\n${body}`,
    ),
  );

test.each([
  'ZAWIADOMIENIE WIERZYCIELA O STANIE EGZEKUCJI\n\nDłużnik: Tomasz Gaj\n\nZawiadamiam, że nie ustalono majątku dłużnika. Zamierzam umorzyć postępowanie jako bezskuteczne (art. 824 § 1 pkt 3 k.p.c.). Proszę o zajęcie stanowiska i wskazanie znanego Pani majątku dłużnika w terminie 7 dni od doręczenia.',
  'PISMO\n\nDłużnik: Tomasz Gaj\n\nNa podstawie art. 827 § 1 k.p.c. wzywam do wskazania w terminie 7 dni od doręczenia majątku dłużnika, z którego można prowadzić egzekucję, bo rozważam umorzenie egzekucji.',
])('a bailiff who hears the creditor: %s', (body) => {
  const answer = bailiff(body);
  expect(answer.type_label).toBe('Wezwanie komornika do wierzyciela');
  expect(answer.threat.level).toBe('MEDIUM');
  expect(JSON.stringify(answer)).not.toMatch(/masz dług|wszczęciu egzekucji/);
  expect(answer.required_actions[0]?.action).toMatch(/majątek dłużnika/);
});

test('a seizure that the creditor is told of is called by its writer alone', () => {
  const answer = bailiff(
    'ZAWIADOMIENIE O ZAJĘCIU RACHUNKU BANKOWEGO\n\nDłużnik: Tomasz Gaj\n\nZawiadamiam wierzyciela, że zająłem rachunek bankowy dłużnika w Banku Morskim S.A.',
  );
  expect(answer.type_label).not.toMatch(/Twoj|wszczęciu/);
  expect(JSON.stringify(answer)).not.toMatch(/masz dług/);
});
