import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

export const CLIENT_ID = 'listownik-client';
export const CLIENT_SECRET = 'client-secret-of-the-test';

/** What the provider knows of a person: claims of an ID token, or members of its userinfo answer. */
export type Person = Readonly<Record<string, unknown>>;

/** A provider as strict as the real ones: one-use codes, bound to client, return address and PKCE. */
export type IdentityProvider = {
  url: string;
  /** The person consents on the page at `authorization`; the query the browser brings back. */
  consent: (authorization: string, person: Person) => { code: string; state: string };
  /** Changes the claims of the next ID token, or its key. */
  forgeNext: (forgery: { claims?: JWTPayload; strangersKey?: boolean }) => void;
  close: () => Promise<void>;
};

type Grant = { person: Person; challenge: string; redirectUri: string; nonce: string };

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const grants = new Map<string, Grant>();
  const people = new Map<string, Person>();
  const [own, strangers] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let forgery: Parameters<IdentityProvider['forgeNext']>[0] = {};
  let issuer = '';

  async function idToken({ person, nonce }: Grant): Promise<string> {
    const { claims = {}, strangersKey = false } = forgery;
    forgery = {};
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 3600, nonce };
    return new SignJWT({ ...honest, ...person, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(strangersKey ? strangers.privateKey : own.privateKey);
  }

  async function token(request: IncomingMessage): Promise<unknown> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '');
    const honest =
      grant !== undefined &&
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET &&
      form.get('redirect_uri') === grant.redirectUri &&
      challenge.digest('base64url') === grant.challenge;
    if (!honest) return undefined;
    const accessToken = randomUUID();
    people.set(accessToken, grant.person);
    return { access_token: accessToken, token_type: 'Bearer', id_token: await idToken(grant) };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', issuer).pathname;
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const answers: Record<string, () => unknown> = {
      '/jwks': () => ({ keys: [jwk] }),
      '/token': () => token(request),
      '/me': () => people.get(bearer),
    };
    const body = await answers[path]?.();
    response.writeHead(body === undefined ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  }

  const server = createServer((request, response) => void serve(request, response));
  await listenOnLoopback(server);
  issuer = endpointOf(server);
  return {
    url: issuer,
    consent: (authorization, person) => {
      const query = new URL(authorization).searchParams;
      const of = (name: string) => query.get(name) ?? '';
      const code = randomUUID();
      grants.set(code, {
        person,
        challenge: of('code_challenge'),
        redirectUri: of('redirect_uri'),
        nonce: of('nonce'),
      });
      return { code, state: of('state') };
    },
    forgeNext: (next) => {
      forgery = next;
    },
    close: () => closeServer(server),
  };
}
