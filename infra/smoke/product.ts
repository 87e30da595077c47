/** A live product as its visitors see it. */
export type LiveProduct = {
  url: string;
  /** An account with an analysis left; the test consumes one. */
  account: { email: string; password: string } | undefined;
  /** The function URL of the stream, if known (output `StreamUrl`). */
  streamUrl: string | undefined;
  /** The HTTP API's own address (output `ApiUrl`). */
  apiUrl: string | undefined;
  /** Bucket of the texts (output `TextBucket`) and domain of the mail; both need AWS credentials. */
  textBucket: string | undefined;
  mailDomain: string | undefined;
};

export type Call = {
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
};

export function call(url: string, path: string, given: Call & { method?: string } = {}) {
  const { token, body, form, headers, method } = given;
  const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(new URL(path, url), {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    signal: AbortSignal.timeout(90_000),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

export function textForm(text: string): FormData {
  const form = new FormData();
  form.set('documents', new File([text], 'proba.txt', { type: 'text/plain; charset=utf-8' }));
  return form;
}
