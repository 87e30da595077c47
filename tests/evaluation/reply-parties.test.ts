import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { variantKey } from '#shared/domain/analysis-result.ts';

import { corpora } from './corpora.ts';
import { samplesOf } from './ground-truth.ts';
import { namesSender, partiesOf, partyFaults, repliesTo } from './reply-parties.ts';

const today = '2026-11-22';
const development = ['tests/fixtures/letters', 'tests/fixtures/letters-2'];
/** Instalments are granted by who collects the fine or whose due is enforced, not by who wrote; the letter names the office. */
const alsoTo: Readonly<Record<string, readonly string[]>> = {
  // The electronic court spreads nothing: the claimant does.
  d04_nakaz_zaplaty_epu: ['Telekom Zachodni S.A.'],
  g01_epu_blok: ['MOBILIS TELEKOM S.A.'],
  r01_epu_pozyczka_blok: ['Kredyt Sowa Sp. z o.o.'],
  a02_epu_nakaz_energia_zbite_wiersze: ['NORDA ENERGIA OBRÓT S.A.'],
  v01_epu_nakaz_pozyczka_online: ['Chwilka Finanse Spółka z ograniczoną odpowiedzialnością'],
  c01_nakaz_epu_operator: ['TELKOMA POLSKA spółka akcyjna'],
  n27_mandat_kredytowany: ['Naczelnik Pierwszego Urzędu Skarbowego w Opolu'],
  n51_us_zajecie_rachunku_skarga: ['Prezydent Miasta Pabianic'],
  h02_us_zajecie_konta: ['Wójt Gminy Lubaczów'],
  p11_us_zajecie_konta_obcy_wierzyciel: ['Prezydent Miasta Radomia'],
  k18_administracja_egzekucja: ['Wójt Gminy Grajewo'],
};
/** The share of the other letters with right parties; a third of the wrong ones are truths that name one of several bodies. */
const LEAST_RIGHT = 0.93;
/** Letters whose sender the layout hides: in one line, below a label, broken over lines, in a mail's notice, or a firm for which only a clerk signs. */
const unread: readonly string[] = [
  'k11_wspolnota_rozliczenie_ogrzewania',
  'aj10_adwokat_opinia_internet',
  'am06_bank_zajecie_konta_kwota_wolna',
  'am10_wspolnota_rozliczenie_co',
  'am12_szkola_zielona_szkola_raty',
  'sa22_telekom_reklamacja_korekta',
];

describe('the parties of the replies', () => {
  const samples = development.map(samplesOf);

  it('are those of the truth in every development letter', async () => {
    const letters = (await Promise.all(samples)).flat().filter(({ truth }) => isRead(truth));
    expect(letters).toHaveLength(82);
    for (const { name, file, truth } of letters) {
      const replies = repliesTo(await readFile(file, 'utf8'), today);
      expect([name, ...partyFaults(replies, truth, alsoTo[name])]).toEqual([name]);
    }
  }, 240_000);

  it('are those of the truth in nearly all other letters', async () => {
    const folders = corpora.map(({ folder }) => folder).filter((one) => !development.includes(one));
    const wrong: string[] = [];
    let letters = 0;
    for (const { name, file, truth } of (await Promise.all(folders.map(samplesOf))).flat()) {
      if (!isRead(truth)) continue;
      letters += 1;
      const replies = repliesTo(await readFile(file, 'utf8'), today);
      if (partyFaults(replies, truth, alsoTo[name]).length > 0) wrong.push(name);
    }
    expect(1 - wrong.length / letters, wrong.join(', ')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  }, 240_000);

  it('name the sender whose letter they answer, wherever they go', async () => {
    const folders = corpora.map(({ folder }) => folder);
    const unnamed: string[] = [];
    for (const { name, file, truth } of (await Promise.all(folders.map(samplesOf))).flat()) {
      if (!isRead(truth) || truth.sender === null || truth.harm?.must_warn === 'scam') continue;
      const replies = repliesTo(await readFile(file, 'utf8'), today);
      const all = variantKey.options.map((key) => replies[key].content);
      if (!all.every((content) => namesSender(content, truth))) unnamed.push(name);
    }
    expect(unnamed.filter((name) => !unread.includes(name))).toEqual([]);
  }, 240_000);

  it('tell who writes, to whom, through whom and who signs', () => {
    const reply = [
      `${' '.repeat(36)}Łódź, 9 marca 2026 r.`,
      'Jan Testowy',
      'ul. Lipowa 3',
      `${' '.repeat(44)}Sąd Okręgowy w Łodzi`,
      `${' '.repeat(44)}za pośrednictwem Sądu Rejonowego w Łodzi`,
      'Dotyczy: wyroku',
      'Z poważaniem',
      'Jan Testowy',
      'Załączniki:',
      '1. odpis',
    ].join('\n');
    expect(partiesOf(reply)).toEqual({
      writer: 'Jan Testowy',
      to: 'Sąd Okręgowy w Łodzi',
      via: 'Sądu Rejonowego w Łodzi',
      signature: 'Jan Testowy',
    });
  });
});

const isRead = ({ expected_rejection: refused }: { expected_rejection: string | null }) =>
  refused === null;
