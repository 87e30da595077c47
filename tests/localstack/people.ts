import { expect } from 'vitest';
import * as z from 'zod/mini';

import { type Session, session } from '#shared/contracts/auth.ts';
import { uploadedText } from '#shared/contracts/upload.ts';
import { type AnalysisEvent, analysisEvent } from '#shared/events/analysis-stream.ts';

import { callApi, callStream, mailsTo } from './deployed.ts';

export const PASSWORD = 'haslo-tylko-do-tej-proby-7';
/** Whom stage `local` makes an administrator. */
export const ADMIN = 'admin@listownik.test';

/** Signs in, after registering and following the mailed link when the account is not there yet. */
export async function person(email: string): Promise<Session> {
  const known = await signIn(email);
  if (known.ok) return session.parse(await known.json());
  const registration = { email, password: PASSWORD, firstName: 'Ewa', lastName: 'Próbna' };
  const registered = await callApi('POST', '/api/auth/register', { body: registration });
  expect(registered.status).toBe(201);
  const [link = ''] = /http\S+/.exec((await mailsTo(email)).at(-1) ?? '') ?? [];
  const verified = await callApi(
    'GET',
    `/api/auth/verify-email/${link.split(/[/=]/).at(-1) ?? ''}`,
  );
  expect(verified.status).toBe(200);
  return session.parse(await verified.json());
}

/** The answer to the address and its password. */
export function signIn(email: string): Promise<Response> {
  return callApi('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
}

export async function upload(token: string, text: string) {
  const form = new FormData();
  form.set('documents', new File([text], 'pismo.txt', { type: 'text/plain; charset=utf-8' }));
  const answer = await callApi('POST', '/api/upload', { token, form });
  expect(answer.status).toBe(200);
  const [uploaded] = z.array(uploadedText).parse(await answer.json());
  if (uploaded === undefined) throw new Error('Nothing was uploaded.');
  return uploaded;
}

/** The events of the stream, to its end. */
export async function analyse(fileId: string, ticket: string): Promise<AnalysisEvent[]> {
  const query = { fileIds: fileId, token: ticket, originalNames: 'pismo.txt', language: 'pl' };
  const answer = await callStream(query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => analysisEvent.parse(JSON.parse(line.slice('data: '.length))));
}
