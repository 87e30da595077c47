import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const orderOn = (basis: string) =>
  `Sąd Rejonowy w Gdyni
I Wydział Cywilny
pl. Konstytucji 5, 81-354 Gdynia

Gdynia, 5 października 2026 r.
Sygn. akt I Nc 812/26

Pani Ewa Lipska
ul. Lipowa 3, 81-300 Gdynia

NAKAZ ZAPŁATY W POSTĘPOWANIU NAKAZOWYM

Sąd na podstawie ${basis} nakazuje pozwanej Ewie Lipskiej, aby zapłaciła powodowi Bank Kwadrat S.A. kwotę 8 400,00 zł wraz z odsetkami ustawowymi za opóźnienie albo w terminie miesiąca od doręczenia nakazu wniosła zarzuty.

Referendarz sądowy Anna Kot
`;

const contested = (basis: string) =>
  answerReplies(openLetter(orderOn(basis)), undefined, '2026-10-12').variant_2_assertive.content;

describe('objections to an order of payment with a security', () => {
  it('ask to stay the order only when it rests on a bill, which alone can be enforced before the judgment', () => {
    expect(contested('weksla własnego')).toContain('wstrzymanie wykonania nakazu');
    expect(contested('weksla własnego')).toContain('deklaracją wekslową');
  });

  it('speak of no bill where the order rests on an acknowledged debt', () => {
    const objections = contested('pisemnego uznania długu');
    expect(objections).toContain('ZARZUTY');
    expect(objections).not.toMatch(/weksl|wstrzymanie wykonania/i);
    expect(objections).toContain('Nie ma mojego pisemnego uznania długu');
  });
});
