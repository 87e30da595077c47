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

test.each([
  [
    '1. stwierdzam nadpłatę w kwocie 1 200,00 zł, 2. w pozostałej części odmawiam stwierdzenia nadpłaty.',
    true,
  ],
  ['stwierdzam nadpłatę w kwocie 1 200,00 zł w całości zgodnie z wnioskiem.', false],
])('who got only a part may appeal against the rest: %s', (ruling, isAsked) => {
  const told = answerClassification(
    openLetter(`Naczelnik Urzędu Skarbowego w Pile
Piła, 3 lutego 2026 r.
Znak: 3015-SPV.4102.219.2026

Pani Ewa Lis
ul. Leśna 2, 64-920 Piła

DECYZJA

Na podstawie art. 207 i art. 75 § 1 Ordynacji podatkowej, po rozpatrzeniu wniosku o stwierdzenie nadpłaty
${ruling}

POUCZENIE
Od decyzji służy odwołanie do Dyrektora Izby Administracji Skarbowej w Poznaniu w terminie 14 dni od dnia doręczenia.
`),
  );
  expect(JSON.stringify(told.required_actions).includes('odwołanie')).toBe(isAsked);
});

test('who has to bring evidence by a day collects it first', () => {
  const told = answerClassification(
    openLetter(`Sąd Rejonowy w Pile
I Wydział Cywilny
Piła, 3 lutego 2026 r.
Sygn. akt I C 11/26

Pani Ewa Lis - pozwana
ul. Leśna 2, 64-920 Piła

ZOBOWIĄZANIE

Zobowiązuje się Panią do złożenia w terminie 14 dni od dnia doręczenia pisma, w którym poda Pani wszystkie twierdzenia i dowody, pod rygorem ich pominięcia.
`),
  );
  expect(JSON.stringify(told.required_actions)).toContain('Zbierz dowody');
});
