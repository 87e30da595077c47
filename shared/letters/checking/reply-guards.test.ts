import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { faultsOfReply, type ReplyGrounds } from './reply-guards.ts';

const letter = [
  'Sąd Rejonowy w Koninie',
  'Sygn. akt I Nc 118/26',
  'NAKAZ ZAPŁATY z dnia 8 czerwca 2026 r.',
  'nakazuje pozwanemu Jackowi Szmydowi, aby zapłacił kwotę 1 840,00 zł',
  'na rachunek 87 1010 0071 2221 1111 1111 1110',
].join('\n');
const grounds: ReplyGrounds = {
  letter: flowOf(letter),
  today: '2026-06-20',
  recipient: 'Jacek Szmyd',
  reference: 'I Nc 118/26',
  remedy: 'sprzeciw',
  isFinalClaim: false,
  isPublicDue: false,
  isInTime: false,
};
const good = `                                    Konin, 20 czerwca 2026 r.

Jacek Szmyd
[uzupełnij: adres zamieszkania]

                                            Sąd Rejonowy w Koninie

Dotyczy: nakazu zapłaty z dnia 8 czerwca 2026 r., sygn. akt I Nc 118/26

SPRZECIW OD NAKAZU ZAPŁATY

Zaskarżam nakaz zapłaty w całości i wnoszę o oddalenie powództwa o zapłatę kwoty 1 840,00 zł.
Nie zgadzam się z żądaniem pozwu, ponieważ powód nie wykazał, że umowa została zawarta.

Z poważaniem

[uzupełnij: własnoręczny podpis]
Jacek Szmyd

Załączniki:
1. odpis sprzeciwu`;
const faults = (content: string, changed: Partial<ReplyGrounds> = {}) =>
  faultsOfReply(content, { ...grounds, ...changed });

describe('a reply', () => {
  it('that keeps to the letter has no faults', () => {
    expect(faults(good)).toEqual([]);
  });

  it('is Polish and has the length of a letter', () => {
    const english =
      'Dear Sir or Madam, we hereby object to the order and ask that the claim be dismissed with costs. '.repeat(
        6,
      );
    expect(faults(english)).toContain('not_polish');
    expect(faults('Dziękuję za pismo.')).toContain('too_short');
    expect(faults(good + 'Nie zgadzam się z tym żądaniem. '.repeat(200))).toContain('too_long');
  });

  it('bears the reference of the letter', () => {
    expect(faults(good.replaceAll('I Nc 118/26', 'I Nc 119/26'))).toContain('no_reference');
    expect(faults(good, { reference: null })).not.toContain('no_reference');
  });

  it('is signed by the one the letter was sent to, or leaves a gap', () => {
    expect(faults(good.replace(/Jacek Szmyd(?=\n\nZał)/, 'Anna Nowak'))).toContain(
      'wrong_signature',
    );
    expect(faults(good.replace('Z poważaniem', 'Koniec'))).toContain('wrong_signature');
    expect(faults(good.replace(/\nJacek Szmyd(?=\n\nZał)/, ''))).toEqual([]);
  });

  it('admits no debt unless the claim is final', () => {
    for (const words of ['Uznaję dług w całości.', 'Zobowiązuję się zapłacić całość.']) {
      expect(faults(`${good}\n${words}`)).toContain('admits_debt');
      expect(faults(`${good}\n${words}`, { isFinalClaim: true })).not.toContain('admits_debt');
    }
    expect(faults(`${good}\nNie uznaję długu.`)).not.toContain('admits_debt');
  });

  it('names the remedy first where one has to be lodged', () => {
    const plea = good.replace('SPRZECIW OD NAKAZU ZAPŁATY', 'PROŚBA');
    expect(faults(plea)).toContain('remedy_not_first');
    expect(faults(plea, { remedy: null })).toEqual([]);
  });

  it('settles nothing that is due to the public', () => {
    const offer = `${good}\nDeklaruję gotowość do polubownego zakończenia sprawy.`;
    expect(faults(offer, { isPublicDue: true })).toContain('settles_public_due');
    expect(faults(offer)).not.toContain('settles_public_due');
  });

  it('does not say that it is in time when nobody knows', () => {
    const sure = `${good}\nNiniejsze pismo składam w terminie.`;
    expect(faults(sure)).toContain('claims_to_be_in_time');
    expect(faults(sure, { isInTime: true })).toEqual([]);
  });

  it('brings no amount, day or account of its own', () => {
    expect(faults(good.replace('1 840,00', '1 480,00'))).toContain('foreign_amount');
    expect(faults(`${good}\nOpłata: 30,00 zł.`, { knownSums: [3000] })).toEqual([]);
    expect(faults(`${good}\nZapłacono dnia 3 maja 2026 r.`)).toContain('foreign_date');
    expect(faults(`${good}\nNa podstawie ustawy z dnia 5 sierpnia 2015 r.`)).toEqual([]);
    expect(faults(`${good}\nRachunek 24 1010 0071 2225 2143 4963 5600.`)).toContain(
      'foreign_account',
    );
  });
});
