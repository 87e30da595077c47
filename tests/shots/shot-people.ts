import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

import { grantUsage } from '#shared/contracts/admin.ts';
import { session } from '#shared/contracts/auth.ts';
import { uploadedText } from '#shared/contracts/upload.ts';
import { newPerson, streamUrl, upload } from '#tests/support/people.ts';

const administrator = { email: 'admin@listownik.test', password: 'listownik-lokalnie' };
const earlierLetters = {
  d13_gitd_fotoradar: 'fotoradar_wezwanie.jpg',
  d03_nakaz_zaplaty_upominawczy: 'nakaz_zaplaty.pdf',
  d18_ubezpieczyciel_wyplata_czesciowa: 'decyzja_odszkodowanie.png',
  d10_zus_zawiadomienie_zaleglosc: 'ZUS_zawiadomienie.jpg',
};

async function post(url: string, body: unknown, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}

/** A person with a few analyses behind them, and the administrator who gave them. */
export async function shotPeople(url: string): Promise<{ user: string; admin: string }> {
  const admin = session.parse(await post(`${url}/api/auth/login`, administrator)).token;
  const person = await newPerson(url);
  const grant = grantUsage.path.replace('{id}', person.user.id);
  await post(`${url}${grant}`, { amount: 20, days: 30 }, admin);
  for (const [letter, name] of Object.entries(earlierLetters)) {
    const path = join(import.meta.dirname, '../fixtures/letters', `${letter}.txt`);
    const text = await readFile(path, 'utf-8');
    const answer = await upload(url, person.token, text, `${name}.txt`);
    const [record] = z.array(uploadedText).parse(await answer.json());
    if (record === undefined) throw new Error(`${name} was not uploaded.`);
    await (await fetch(streamUrl(url, record))).text();
  }
  return { user: person.token, admin };
}
