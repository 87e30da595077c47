import type { IncomingMessage, ServerResponse } from 'node:http';

import {
  escaped,
  localPage,
  pressedButton,
  show,
  type Shown,
} from '#localstack/controls/local-page.ts';

import { providerAccounts } from './accounts.ts';
import { type ProviderName, providerNames, signInPath } from './clients.ts';
import { CLIENT_ID } from './identity-provider.ts';
import type { SocialStandIn } from './social.ts';

const LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' };
const CANCEL = 'cancel';

/** Serves the stand-in's page for choosing an account; false for paths that belong to no provider. */
export async function sendSignInPage(
  standIn: SocialStandIn | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://local');
  const provider = providerNames.find((name) => url.pathname === signInPath(name));
  if (provider === undefined || standIn === undefined) return false;
  const pressed = request.method === 'POST' ? await pressedButton(request) : '';
  show(response, visit(standIn, provider, url, pressed));
  return true;
}

function visit(standIn: SocialStandIn, provider: ProviderName, url: URL, pressed: string): Shown {
  const back = returnAddress(standIn, provider, url.searchParams);
  if (back === undefined) return { status: 400, html: refusal };
  if (pressed === CANCEL) {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    return { status: 303, location: back.href };
  }
  const chosen = providerAccounts[provider].find(({ id }) => id === pressed);
  if (chosen === undefined) return { status: 200, html: choice(provider, url) };
  const consent = standIn.provider.consent(url.href, chosen.person);
  for (const [name, value] of Object.entries(consent)) back.searchParams.set(name, value);
  return { status: 303, location: back.href };
}

/** Allowed return addresses: only the product's own (RFC 9700, section 4.11). */
function returnAddress(
  { webOrigin }: SocialStandIn,
  provider: ProviderName,
  query: URLSearchParams,
): URL | undefined {
  const asked = query.get('redirect_uri');
  const isOurs = query.get('client_id') === CLIENT_ID && query.get('response_type') === 'code';
  const isBound = query.get('code_challenge_method') === 'S256' && query.get('state') !== null;
  const own = `${webOrigin}/api/auth/${provider}/callback`;
  return isOurs && isBound && asked === own ? new URL(own) : undefined;
}

const words = (title: string) => ({
  title,
  suffix: 'logowanie lokalne',
  lead: 'Zastępuje stronę logowania dostawcy na Twoim komputerze. Nikt nie dowie się, że tu jesteś.',
});

const refusal = localPage(
  words('Nieprawidłowe żądanie'),
  '<p>Wróć do Listownika i zacznij logowanie od nowa.</p>',
);

function choice(provider: ProviderName, url: URL): string {
  const accounts = providerAccounts[provider].map(
    ({ id, name, note }) =>
      `<li><button type="submit" name="act" value="${escaped(id)}">${escaped(name)}</button>
      <br /><span class="soft">${escaped(note)}</span></li>`,
  );
  return localPage(
    words(`Logowanie przez ${LABELS[provider]}`),
    `<section aria-labelledby="accounts"><h2 id="accounts">Wybierz konto</h2>
    <form method="post" action="${escaped(`${url.pathname}${url.search}`)}">
    <ul class="plain">${accounts.join('')}</ul>
    <p><button type="submit" name="act" value="${CANCEL}">Anuluj</button></p></form></section>`,
  );
}
