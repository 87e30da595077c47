/** A live product as its visitors see it. */
export type LiveProduct = {
  url: string;
  /** An account with an analysis left; one is used up. */
  account: { email: string; password: string } | undefined;
  /** The function URL of the stream, when it is known (output `StreamUrl`). */
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

/** An office's letter that is fit for analysis, and nobody's. */
export const LETTER = `Warszawa, dnia 2 listopada 2026 r.

Gmina Przykładowa
Wydział Podatków
ul. Rynek 1
00-001 Warszawa

Znak sprawy: WP.3120.15.2026

Pan
Jan Kowalski
ul. Długa 5/6
00-002 Warszawa

WEZWANIE DO ZAPŁATY

Na podstawie ewidencji podatkowej wzywamy Pana do zapłaty zaległości w podatku od nieruchomości
za rok 2026 w kwocie 450,00 zł (słownie: czterysta pięćdziesiąt złotych 00/100) wraz z odsetkami,
w terminie 7 dni od dnia doręczenia niniejszego wezwania.

Wpłaty należy dokonać na rachunek bankowy: 61 1090 1014 0000 0712 1981 2874.

W przypadku braku zapłaty w wyznaczonym terminie sprawa zostanie skierowana na drogę postępowania
egzekucyjnego w administracji.

Z poważaniem
Anna Nowak
Naczelnik Wydziału`;
