import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

import { type Forgery, openIdTokenSigner } from './id-token-signer.ts';

/** The product as a client of the stand-in. */
export const CLIENT_ID = 'listownik-client';

/** The provider's data about a person: claims of an ID token, or members of its userinfo answer. */
export type Person = Readonly<Record<string, unknown>>;

/** A provider as strict as the real ones: single-use codes, bound to client, return address and PKCE. */
export type IdentityProvider = {
  url: string;
  clientSecret: string;
  /** Consents for the person on the page at `authorization`; returns the query with which the browser comes back. */
  consent: (authorization: string, person: Person) => { code: string; state: string };
  forgeNext: (forgery: Forgery) => void;
  close: () => Promise<void>;
};

type Grant = {
  person: Person;
  challenge: string;
  redirectUri: string;
  nonce: string;
  scope: string;
};

/** Serves a provider's calls on its own loopback port; codes and tokens end with the process. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const grants = new Map<string, Grant>();
  const people = new Map<string, Person>();
  const clientSecret = randomUUID();
  const signer = openIdTokenSigner();
  const server = createServer((request, response) => void serve(request, response));
  await listenOnLoopback(server);
  const url = endpointOf(server);

  async function token(request: IncomingMessage): Promise<unknown> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (grant === undefined || !isHonest(form, grant, clientSecret)) return undefined;
    const { person, nonce } = grant;
    const accessToken = randomUUID();
    people.set(accessToken, person);
    const granted = { access_token: accessToken, token_type: 'Bearer' };
    if (!grant.scope.split(' ').includes('openid')) return granted;
    const idToken = await signer.sign({ iss: url, aud: CLIENT_ID, nonce, ...person });
    return { ...granted, id_token: idToken };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const answers: Record<string, () => unknown> = {
      '/jwks': signer.keys,
      '/token': () => token(request),
      '/me': () => people.get(bearer),
    };
    const body = await answers[path]?.();
    response.writeHead(body === undefined ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  }

  return {
    url,
    clientSecret,
    consent: (authorization, person) => {
      const query = new URL(authorization).searchParams;
      const code = randomUUID();
      grants.set(code, grantOf(query, person));
      return { code, state: query.get('state') ?? '' };
    },
    forgeNext: signer.forgeNext,
    close: () => closeServer(server),
  };
}

function grantOf(query: URLSearchParams, person: Person): Grant {
  const of = (name: string) => query.get(name) ?? '';
  const redirectUri = of('redirect_uri');
  const [nonce, scope] = [of('nonce'), of('scope')];
  return { person, challenge: of('code_challenge'), redirectUri, nonce, scope };
}

function isHonest(form: URLSearchParams, grant: Grant, clientSecret: string): boolean {
  const challenge = createHash('sha256').update(form.get('code_verifier') ?? '');
  return (
    form.get('client_id') === CLIENT_ID &&
    form.get('client_secret') === clientSecret &&
    form.get('redirect_uri') === grant.redirectUri &&
    challenge.digest('base64url') === grant.challenge
  );
}
