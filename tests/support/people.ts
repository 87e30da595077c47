import * as z from 'zod/mini';

import { type Session, session } from '#shared/contracts/auth.ts';
import { giveLetterConsent, type Usage, usage } from '#shared/contracts/me.ts';
import { type UploadedText, uploadedText } from '#shared/contracts/upload.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';

const outbox = z.array(z.object({ to: z.string(), text: z.string() }));

export const PASSWORD = 'bardzo tajne hasło';

let people = 0;

/** An address not used before in this run. */
export function newAddress(name = 'anna'): string {
  people += 1;
  return `${name}.${process.pid}.${people}@poczta.example`;
}

async function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** The newest link of a kind mailed to an address, as the hash route the person would open. */
export async function mailedRoute(url: string, address: string, route: string): Promise<string> {
  const mails = outbox.parse(await (await fetch(`${url}/__local/mail`)).json());
  const mail = mails.find(({ to, text }) => to === address && text.includes(`#/${route}/`));
  const found = mail && new RegExp(`#/${route}/[A-Za-z0-9_-]+`).exec(mail.text);
  if (!found) throw new Error(`No mail with #/${route}/ for ${address}.`);
  return found[0];
}

/** A new person, registered, verified and agreed to have letters read, through the calls alone. */
export async function newPerson(url: string): Promise<Session & { email: string }> {
  const email = newAddress();
  const asked = await post(`${url}/api/auth/register`, {
    email,
    password: PASSWORD,
    firstName: 'Anna',
    lastName: 'Testowa',
  });
  if (!asked.ok) throw new Error(`Registering failed: ${await asked.text()}`);
  const token = (await mailedRoute(url, email, 'verify-email')).split('/').at(-1) ?? '';
  const verified = await fetch(`${url}/api/auth/verify-email/${token}`);
  const person = session.parse(await verified.json());
  const edition = { edition: LETTER_CONSENT_EDITION };
  const agreed = await post(`${url}${giveLetterConsent.path}`, edition, person.token);
  if (!agreed.ok) throw new Error(`The consent was not taken: ${await agreed.text()}`);
  return { ...person, email };
}

export async function usageOf(url: string, token: string): Promise<Usage> {
  const answer = await fetch(`${url}/api/me/usage`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return usage.parse(await answer.json());
}

/** Uploads a text as the page does. */
export async function upload(url: string, token: string, text: string, name = 'pismo.txt') {
  const form = new FormData();
  form.append('documents', new Blob([text], { type: 'text/plain; charset=utf-8' }), name);
  return fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

/** Uploads and returns the one record; throws on refusal. */
export async function uploaded(url: string, token: string, text: string): Promise<UploadedText> {
  const answer = await upload(url, token, text);
  const [record] = z.array(uploadedText).parse(await answer.json());
  if (record === undefined) throw new Error('Nothing was uploaded.');
  return record;
}

/** Address of the stream of one upload. */
export function streamUrl(url: string, { fileId, ticket, originalName }: UploadedText): string {
  const query = new URLSearchParams({
    fileIds: fileId,
    token: ticket,
    originalNames: originalName,
    language: 'pol',
  });
  return `${url}/api/analyze-stream?${query}`;
}
