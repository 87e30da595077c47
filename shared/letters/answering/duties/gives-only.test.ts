import { expect, test } from 'vitest';

import { answerClassification, answerPlan } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const decision = (ruling: string) =>
  openLetter(`Zakład Ubezpieczeń Społecznych
Oddział w Pile
Piła, 3 lutego 2026 r.
Znak: ENP/15/041906227

Pani Ewa Lis
ul. Leśna 2, 64-920 Piła

DECYZJA

Na podstawie art. 108 ustawy o emeryturach i rentach z FUS ${ruling}

POUCZENIE
Od decyzji przysługuje odwołanie do Sądu Okręgowego w Poznaniu w terminie miesiąca od dnia doręczenia, za pośrednictwem Oddziału.
`);

test.each([
  'ZUS przelicza emeryturę od 1 lutego 2026 r. Do wypłaty miesięcznie 2 886,44 zł. Wyrównanie 97,90 zł przekażemy na konto.',
  'ZUS przyznaje Pani dodatek w kwocie 330,00 zł miesięcznie. Pierwsza wypłata 330,00 zł nastąpi 20 lutego 2026 r.',
])('nobody needs a lawyer against what is given: %s', (ruling) => {
  const letter = decision(ruling);
  const told = answerClassification(letter);
  const actions = JSON.stringify([told.required_actions, told.optional_actions]);
  expect(actions).not.toContain('prawnik');
  expect(actions).not.toContain('Zbierz dowody');
  expect(answerPlan(letter, undefined).legal_consultation.recommended).toBe(false);
});

test('a refusal is worth advice', () => {
  const told = answerClassification(
    decision('ZUS odmawia Pani prawa do renty z tytułu niezdolności do pracy.'),
  );
  expect(JSON.stringify(told.optional_actions)).toContain('prawnik');
});
