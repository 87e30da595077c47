import { afterEach, describe, expect, it, vi } from 'vitest';

import { analyzeStream } from '#shared/contracts/analyze.ts';
import { changePassword, getMe, login } from '#shared/contracts/auth.ts';
import { listHistory, saveTags } from '#shared/contracts/history.ts';
import { cancelUpload } from '#shared/contracts/upload.ts';

import { addressOf, call } from './api-client.ts';
import { sessionExpired } from './session-token.ts';

/** Fakes the wire and the browser's storage; everything else is real. */
function wire(answer: () => Response | Promise<Response>, token: string | null = 'sesja') {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => token });
  return fetched;
}
const json = (status: number, body: unknown) => Response.json(body, { status });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('addressOf', () => {
  it('encodes a query as SigV4 signs it: no plus for a blank, brackets and stars encoded', () => {
    const originalNames = "Skan pisma (2)+żółć*'!.pdf";
    const address = addressOf(analyzeStream, {
      query: { fileIds: 'a', token: 'b', originalNames },
    });
    expect(address).toContain('originalNames=Skan%20pisma%20%282%29%2B');
    expect(address).not.toMatch(/[+()*'!]/);
    expect(new URL(address, 'http://x').searchParams.get('originalNames')).toBe(originalNames);
  });

  it('puts parameters into the path and leaves undefined ones out of the query', () => {
    expect(addressOf(saveTags, { params: { id: 'a/b c' } })).toBe('/api/history/a%2Fb%20c/tags');
    expect(addressOf(listHistory, { query: { page: 2, limit: undefined } })).toBe(
      '/api/history?page=2',
    );
  });
});

describe('call', () => {
  it('sends the bearer token and the JSON body', async () => {
    const fetched = wire(() => json(200, { tags: ['dom'] }));
    await call(saveTags, { params: { id: 'plik-0001' }, body: { tags: ['dom'] } });
    const [address, request] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(request?.headers);
    expect(address).toBe('/api/history/plik-0001/tags');
    expect(headers.get('authorization')).toBe('Bearer sesja');
    expect(request?.body).toBe('{"tags":["dom"]}');
  });

  it('refuses a signed call locally without a token', async () => {
    const fetched = wire(() => json(200, {}), null);
    await expect(call(getMe, {})).rejects.toMatchObject({
      reason: 'no-token',
      message: 'Brak autoryzacji. Proszę się zalogować.',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('accepts an empty 204', async () => {
    wire(() => new Response(null, { status: 204 }));
    await expect(call(cancelUpload, { params: { fileId: 'plik-0001' } })).resolves.toBeUndefined();
  });

  it('refuses an answer that breaks the contract', async () => {
    wire(() => json(200, { tags: 'dom' }));
    await expect(
      call(saveTags, { params: { id: 'plik-0001' }, body: { tags: [] } }),
    ).rejects.toMatchObject({ message: 'Wystąpił błąd odczytu odpowiedzi serwera.' });
  });

  it('says that the server cannot be reached', async () => {
    wire(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getMe, {})).rejects.toMatchObject({
      message: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.',
    });
  });

  it('ends the session on a 401 of a signed call', async () => {
    wire(() => json(401, { message: 'cokolwiek' }));
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    await expect(call(getMe, {})).rejects.toMatchObject({
      message: 'Twoja sesja wygasła. Proszę zalogować się ponownie.',
    });
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it('knows the end of a session by its code, whatever its words', async () => {
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    wire(() => json(401, { message: 'Inne słowa.', code: 'UNAUTHENTICATED' }));
    const passwords = { currentPassword: 'x', newPassword: 'dłuższe' };
    await expect(call(changePassword, { body: passwords })).rejects.toMatchObject({ reason: 401 });
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('keeps the session on a %i', async (status, code) => {
    wire(() => json(status, { message: 'Później.', code }));
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    await expect(call(getMe, {})).rejects.toMatchObject({ reason: status, code });
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it('keeps the session when only a password was wrong', async () => {
    const refusal = { message: 'Nieprawidłowy email lub hasło.', code: 'INVALID_CREDENTIALS' };
    wire(() => json(401, refusal));
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    const body = { email: 'a@b.pl', password: 'x' };
    await expect(call(login, { body })).rejects.toMatchObject({ reason: 401 });
    const passwords = { currentPassword: 'x', newPassword: 'dłuższe' };
    await expect(call(changePassword, { body: passwords })).rejects.toMatchObject({
      message: 'Nieprawidłowy email lub hasło.',
    });
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});
