import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const today = '2026-11-22';
const repliesTo = (text: string) => answerReplies(openLetter(text), undefined, today);

describe('the replies to an offer of a settlement', () => {
  const replies = repliesTo(`Wisła Ubezpieczenia S.A.
ul. Portowa 88, 87-100 Toruń
Toruń, 10 listopada 2026 r.
Szkoda nr 40/118/2026

                                        Pani Anna Wrona
                                        ul. Polna 6, 87-100 Toruń

Szanowna Pani,

w sprawie wypadku z 5 maja 2026 r. proponujemy zawarcie ugody: wypłacimy Pani dodatkowo 4 000,00 zł tytułem zadośćuczynienia za uszczerbek na zdrowiu, a Pani zrzeknie się dalszych roszczeń. Na odesłanie podpisanego egzemplarza ma Pani 14 dni.`);

  it('take it, refuse it without giving anything away, or ask for time', () => {
    expect(replies.variant_1_cooperative.content).toContain('PRZYJĘCIE PROPOZYCJI UGODY');
    expect(replies.variant_2_assertive.content).toContain('nie zrzekam się roszczeń');
    expect(replies.variant_3_tactical_delay.content).toContain(
      'ani jej przyjęciem, ani odrzuceniem',
    );
  });

  it('say what a signature ends, and recommend nobody to sign at once', () => {
    expect(replies.recommended_variant).toBe('variant_3_tactical_delay');
    expect(replies.variant_1_cooperative.cons.join(' ')).toContain('nie dostaniesz więcej');
    expect(replies.variant_3_tactical_delay.content).toContain(
      'których dziś nie da się przewidzieć',
    );
  });
});

it('who gets a part of the deposit back may contest what was kept', () => {
  const replies = repliesTo(`Dom i Klucz s.c.
ul. Długa 5, 20-080 Lublin
Lublin, 31 marca 2026 r.

Pan Jan Lipski
ul. Polna 40, 20-016 Lublin

Panie Janie,

najem mieszkania przy ul. Lipowej 9 skończył się 28 lutego 2026 r. Po rozliczeniu zniszczeń z kaucji 2 400,00 zł zwracamy Panu 1 860,00 zł.`);
  const { content } = replies.variant_2_assertive;
  expect(content).toContain('STANOWISKO W SPRAWIE POTRĄCEŃ Z KAUCJI');
  expect(content).toContain('zwykłego używania');
});

it('who pays for a parent in a care home asks to be released from the fee, not for instalments', () => {
  const replies = repliesTo(`Miejski Ośrodek Pomocy Społecznej w Opolu
ul. Krótka 2, 45-018 Opole
DU.5024.88.2026
Opole, 20 listopada 2026 r.

Pani Anna Wrona
ul. Polna 6, 45-018 Opole

DECYZJA

Na podstawie art. 61 ustawy o pomocy społecznej ustalam Pani opłatę za pobyt ojca w domu pomocy społecznej w kwocie 612,40 zł miesięcznie od 1 grudnia 2026 r.

Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Opolu w terminie 14 dni od dnia jej doręczenia.`);
  const { content } = replies.variant_1_cooperative;
  expect(content).toContain('WNIOSEK O ZWOLNIENIE Z OPŁATY ZA POBYT W DOMU POMOCY SPOŁECZNEJ');
  expect(content).not.toContain('rat miesięcznych');
});
