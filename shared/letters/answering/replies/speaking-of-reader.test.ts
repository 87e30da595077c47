import { describe, expect, it } from 'vitest';

import { answerReplies, answerSending } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const order = (reader: string, date: string) =>
  openLetter(`Sąd Rejonowy w Opolu
I Wydział Cywilny
pl. Daszyńskiego 1, 45-064 Opole
Sygn. akt I Nc 221/26

                                        ${reader}
                                        UL. POLNA 6C/7
                                        45-100 OPOLE

NAKAZ ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM

Opole, dnia ${date}

Sąd nakazuje pozwanemu, aby zapłacił powodowi Klinika Odra Sp. z o.o. kwotę 3 120,00 zł w terminie dwóch tygodni od dnia doręczenia nakazu albo wniósł w tym terminie sprzeciw do tutejszego Sądu.`);

const today = '2026-11-22';

describe('a reply', () => {
  it('lets a firm speak as "we" and be signed by who may sign for it', () => {
    const replies = answerReplies(
      order('TRANS-BUD Sp. z o.o.', '20 listopada 2026 r.'),
      undefined,
      today,
    );
    const { content } = replies.variant_2_assertive;
    expect(content).toContain('Należność jest zapłacona; dowód wpłaty');
    expect(content).toContain('Umowy z nami nie było');
    expect(content).toContain('[uzupełnij: podpis osoby uprawnionej do reprezentacji]');
    expect(content).not.toMatch(/\p{Ll}\/\p{Ll}+[ł]a/u);
  });

  it('needs no form for a man and a woman', () => {
    const replies = answerReplies(order('Jan Lipski', '20 listopada 2026 r.'), undefined, today);
    expect(replies.variant_2_assertive.content).toContain('Strona pozwana: Jan Lipski');
  });

  it('writes an address in capitals as addresses are written', () => {
    const { content } = answerReplies(
      order('Jan Lipski', '20 listopada 2026 r.'),
      undefined,
      today,
    ).variant_1_cooperative;
    expect(content).toContain('ul. Polna 6C/7\n45-100 Opole');
  });

  it('offers the reasons with the remedy also where it asks for time', () => {
    const { content } = answerReplies(
      order('Jan Lipski', '20 listopada 2026 r.'),
      undefined,
      today,
    ).variant_3_tactical_delay;
    expect(content).toContain('[ ] Należność jest zapłacona');
    expect(content).toContain('Powody zaznaczam niżej; uzupełnię je po zapoznaniu się z aktami');
  });

  it('asks to restore the term also for the instalments, once the term is over', () => {
    const late = answerReplies(order('Jan Lipski', '11 maja 2026 r.'), undefined, today);
    expect(late.variant_1_cooperative.content).toContain(
      'CO DO SPOSOBU ZAPŁATY WRAZ Z WNIOSKIEM O PRZYWRÓCENIE TERMINU',
    );
    const inTime = answerReplies(order('Jan Lipski', '20 listopada 2026 r.'), undefined, today);
    expect(inTime.variant_1_cooperative.content).not.toContain('PRZYWRÓCENIE');
  });

  it('is sent without a word on boxes where it has none, and in haste where the term is over', () => {
    const late = answerSending(order('Jan Lipski', '11 maja 2026 r.'), undefined, today);
    expect(late.variant_3_tactical_delay).toContain(
      'Termin najpewniej minął: wyślij jak najszybciej.',
    );
    const bailiff = openLetter(`Komornik Sądowy przy Sądzie Rejonowym w Gdyni Jan Wolski
ul. Morska 5, 81-002 Gdynia
Sygn. akt Km 17/26
Gdynia, 16 listopada 2026 r.

Pan Piotr Kula
ul. Lipowa 3, 81-300 Gdynia

ZAJĘCIE RACHUNKU BANKOWEGO

Komornik zajmuje rachunek bankowy dłużnika. Należność wynosi 900,00 zł. Na czynność komornika służy skarga w terminie tygodnia.`);
    const asking = answerSending(bailiff, undefined, today).variant_1_cooperative;
    expect(asking[0]).toBe('Uzupełnij pola i podpisz pismo własnoręcznie.');
    expect(asking.join(' ')).not.toContain('Termin:');
  });
});

it('a firm says "we" in the whole letter, but leaves what it quotes as the letter has it', () => {
  const { content } = answerReplies(
    order('TRANS-BUD Sp. z o.o.', '20 listopada 2026 r.'),
    undefined,
    today,
  ).variant_2_assertive;
  expect(content).toContain('Wnosimy o:');
  expect(content).toContain('na naszą rzecz');
  expect(content).not.toMatch(/\b(?:Wnoszę|wnoszę|zaskarżam|mnie|moją)\b/u);
});

it('who is late with a sum to pay asks the court to halt the enforcement meanwhile', () => {
  const late = answerReplies(order('Jan Lipski', '20 maja 2026 r.'), undefined, today);
  expect(late.variant_3_tactical_delay.content).toContain(
    'wstrzymanie wykonania do czasu rozpoznania tego wniosku (art. 172 k.p.c.)',
  );
});
