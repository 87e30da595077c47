import { describe, expect, it } from 'vitest';

import { readFailure } from './read-failure.ts';

function answer(body: string, type: string, status = 500): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

describe('readFailure', () => {
  it('uses the message of a JSON body', async () => {
    const error = await readFailure(answer('{"message":"Za dużo."}', 'application/json', 413));
    expect(error).toMatchObject({ reason: 413, message: 'Za dużo.', isServerMessage: true });
  });

  it('keeps the code beside the message', async () => {
    const body = '{"message":"Za dużo.","code":"TOO_LARGE"}';
    expect(await readFailure(answer(body, 'application/json', 413))).toMatchObject({
      code: 'TOO_LARGE',
      message: 'Za dużo.',
    });
  });

  it('uses a text body as it is', async () => {
    expect(await readFailure(answer('Przerwa techniczna', 'text/plain'))).toMatchObject({
      message: 'Przerwa techniczna',
    });
  });

  it.each([
    ['text/html', '<p>Bad gateway</p>'],
    ['text/plain', '<!doctype html><title>502</title>'],
  ])('never shows HTML (%s)', async (type, body) => {
    expect(await readFailure(answer(body, type))).toMatchObject({
      message: 'Wystąpił nieoczekiwany błąd serwera. Spróbuj ponownie.',
    });
  });

  it.each(['{}', '{"message":""}', '', 'null'])('falls back for %j', async (body) => {
    const error = await readFailure(answer(body, 'application/json'), 'Domyślny błąd.');
    expect(error).toMatchObject({ message: 'Domyślny błąd.', isServerMessage: false });
  });

  it('says so when the body cannot be read', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('cut')),
    });
    expect(await readFailure(new Response(broken, { status: 500 }))).toMatchObject({
      message: 'Wystąpił błąd odczytu odpowiedzi serwera.',
    });
  });
});
