import { describe, expect, it } from 'vitest';

import {
  answerClassification,
  answerPlan,
  answerReplies,
} from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const TODAY = '2026-11-20';
const classified = (text: string) => answerClassification(openLetter(text), TODAY);
const planned = (text: string) => answerPlan(openLetter(text), undefined, TODAY);

const ruling = (act: string) => `Naczelnik Urzędu Skarbowego w Kutnie
ul. Troczewskiego 12, 99-300 Kutno
Kutno, 4 marca 2026 r.
1010-SEW.4263.12.2026

DECYZJA

Na podstawie art. 67a § 1 pkt 2 ustawy z dnia 29 sierpnia 1997 r. Ordynacja podatkowa, po rozpatrzeniu wniosku z dnia 2 lutego 2026 r.

${act}

I rata 400,00 zł - termin płatności 30 kwietnia 2026 r.
II rata 400,00 zł - termin płatności 29 maja 2026 r.

Uzasadnienie
Wniosek uwzględniono w całości.

Pouczenie
Od decyzji służy odwołanie do Dyrektora Izby Administracji Skarbowej w Łodzi, za pośrednictwem tutejszego organu, w terminie 14 dni od dnia doręczenia decyzji.
`;

const granted = [
  ruling(
    'rozkładam Panu Janowi Kotowi\n(PESEL 79081412341, ul. Polna 5, 99-300 Kutno)\n\nna dwie raty zaległość w podatku dochodowym w kwocie 800,00 zł:',
  ),
  ruling(
    'rozkładam Pani Annie Lis, zam. ul. Polna 5, 99-300 Kutno,\n\nna dwie raty zaległość w podatku od spadków w kwocie 800,00 zł:',
  ),
];

describe('instalments that an office grants', () => {
  it.each(granted)('are told whole, without whose they are', (text) => {
    const { meaning, if_ignored } = classified(text);
    expect(meaning).toMatch(/rozkładam Pan(?:u|i) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,? na dwie raty/u);
    expect(meaning).not.toMatch(/Polna|79081412341|\)”/);
    expect(if_ignored ?? '').not.toContain('ostateczn');
  });

  it.each(granted)('come before the appeal, and nobody asks for them again', (text) => {
    expect(classified(text).terms[0]?.date).toBe('2026-04-30');
    expect(planned(text).legal_consultation.recommended).toBe(false);
    expect(planned(text).immediate_actions[0]?.action).toMatch(/^Zapłać/);
    const replies = answerReplies(openLetter(text), undefined, TODAY);
    expect(JSON.stringify(replies)).not.toContain('WNIOSEK O ROZŁOŻENIE');
  });
});

const pension = (act: string) => `Zakład Ubezpieczeń Społecznych Oddział w Pile
al. Powstańców 6, 64-920 Piła
Piła, 18 sierpnia 2026 r.
Znak: 320000/6/1234567/2026

Pani Anna Lis, ul. Długa 3, 64-920 Piła

DECYZJA o przeliczeniu emerytury

${act}

Emerytura dotychczas
3 100,00 zł
Zwiększenie
80,00 zł
Emerytura po przeliczeniu
3 180,00 zł
Wyrównanie w kwocie 160,00 zł brutto otrzyma Pani 10 września 2026 r. na rachunek.

Pouczenie
Od decyzji może Pani wnieść odwołanie do Sądu Okręgowego w Poznaniu za pośrednictwem oddziału w ciągu miesiąca od dnia doręczenia decyzji.
`;

describe('a benefit that rises', () => {
  it.each([
    'Zakład Ubezpieczeń Społecznych doliczył składki zapisane na Pani koncie i od 1 lipca 2026 r. ustalił nową wysokość świadczenia.',
    'Zakład Ubezpieczeń Społecznych podwyższył Pani emeryturę od 1 lipca 2026 r.',
  ])('hurries nobody: %s', (act) => {
    const { threat, if_ignored, financial, meaning } = classified(pension(act));
    expect(threat.level).toBe('LOW');
    expect(if_ignored).toBeNull();
    expect(financial.direction).toBe('to_receive');
    expect(meaning).not.toContain('3 100,00');
    const { immediate_actions, legal_consultation } = planned(pension(act));
    expect(legal_consultation.recommended).toBe(false);
    expect(immediate_actions.filter(({ priority }) => priority === 'HIGH')).toEqual([]);
  });
});

const landRegister = (entry: string) => `SĄD REJONOWY W KUTNIE
V WYDZIAŁ KSIĄG WIECZYSTYCH
Kutno, 13 maja 2026 r.
DZ. KW. LD1K/1234/26/1

Anna Lis
ul. Długa 3, 99-300 Kutno

ZAWIADOMIENIE O WPISIE
w księdze wieczystej LD1K/00031208/6

${entry}

Pouczenie
Na wpis referendarza przysługuje skarga w terminie tygodnia od dnia doręczenia zawiadomienia.
`;

describe('a notice of the land register', () => {
  it('is good news where a mortgage is gone', () => {
    const text = landRegister(
      'Dział IV. Wykreślono hipotekę umowną na rzecz Banku Spółdzielczego.',
    );
    expect(classified(text).threat.level).toBe('LOW');
    expect(classified(text).meaning).toContain('wykreślił hipotekę');
    expect(planned(text).legal_consultation.recommended).toBe(false);
  });

  it.each([
    'Dział IV. Wpisano hipotekę przymusową 40 000,00 zł. Wykreślono wzmiankę o wniosku.',
    'Dział II. Wykreślono: Jan Lis. Wpisano: Anna Lis.',
  ])('keeps its level where something is entered: %s', (entry) => {
    expect(classified(landRegister(entry)).threat.level).toBe('MEDIUM');
  });
});

it('a shop that calls its answer a decision and names an inspection is no inspection', () => {
  const { type_code, sender, threat } = classified(`Temat: Reklamacja R-2077/26 | decyzja
Od: "Dział Jakości LAMPIX" <jakosc@lampix.example>
Do: <anna.lis@poczta.example>
Wysłano: pt., 10.07.2026 13:05
Pani Anno, reklamację uznajemy i zwracamy całą cenę: 529,00 zł. Pieniądze wyślemy do 24 lipca 2026 r.
W razie sporu może Pani skorzystać z mediacji Inspekcji Handlowej.
Miłego dnia! Igor Szostak
LAMPIX Oświetlenie sp. z o.o., ul. Celna 17, 30-507 Kraków, NIP 6793104558`);
  expect(type_code).toBe('inne');
  expect(threat.level).toBe('LOW');
  expect(sender.value).not.toContain('"');
});

it('a correction of an earlier letter does not tell of arrears', () => {
  const { meaning, type_label } = classified(`KORALIA Towarzystwo Ubezpieczeń S.A.
skr. poczt. 117, 90-950 Łódź
21 sierpnia 2026 r.

Pani Anna Lis, ul. Rzgowska 66/4, 93-172 Łódź

Sprostowanie wezwania do zapłaty składki z 12 sierpnia 2026 r.

W poprzednim piśmie podaliśmy błędną kwotę drugiej raty składki. Zamiast 486,00 zł prosimy o zapłatę raty składki w kwocie 312,00 zł do 14 września 2026 r.
`);
  expect(type_label).toBe('Sprostowanie wcześniejszego pisma');
  expect(meaning).not.toContain('nie wpłynęła');
});
