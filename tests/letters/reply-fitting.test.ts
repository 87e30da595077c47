import { describe, expect, it } from 'vitest';

import { answerReplies, answerSending } from '#shared/letters/answering/engine.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const today = '2026-05-10';
const headed = (sender: string, body: string, to = 'Pani Ewa Mróz\nul. Lipowa 3\n81-300 Gdynia') =>
  `${sender}\nul. Morska 5, 81-002 Gdynia\n\nGdynia, 4 maja 2026 r.\nZnak: AB.12.2026\n\n${to}\n\n${body}\n`;

const kindOf = (text: string) => familyFor(readLetter(openLetter(text))).kind;
const assertive = (text: string) =>
  answerReplies(openLetter(text), undefined, today).variant_2_assertive.content.replace(
    /[ \t]+/g,
    ' ',
  );

describe('the reply fits what the letter does', () => {
  it.each([
    [
      'an employer answers a seizure of wages as the payer',
      headed(
        'Komornik Sądowy przy Sądzie Rejonowym w Gdyni Jan Kos',
        'ZAJĘCIE WYNAGRODZENIA ZA PRACĘ\n\nKm 15/26. W sprawie przeciwko dłużnikowi Piotrowi Zychowi zajmuję wynagrodzenie za pracę. Razem 4 000,00 zł. Wzywam pracodawcę, aby w ciągu tygodnia podał, ile dłużnik zarabia.',
        'PRACODAWCA:\nKorona Sp. z o.o.\nul. Lipowa 3\n81-300 Gdynia',
      ),
      'third_party',
    ],
    [
      'a granted benefit is not fought',
      headed(
        'Wójt Gminy Kosakowo',
        'DECYZJA NR 5/2026\n\nNa podstawie ustawy o pomocy osobom uprawnionym do alimentów przyznaję świadczenie z funduszu alimentacyjnego w wysokości 500,00 zł miesięcznie. Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Gdańsku w terminie 14 dni.',
      ),
      'favourable',
    ],
    [
      'a correction by the tax office has its own objection',
      headed(
        'Naczelnik Urzędu Skarbowego w Gdyni',
        'UPOMNIENIE\n\nPoprawiliśmy pomyłkę w Pani zeznaniu PIT-37. Do zapłaty jest 300,00 zł do 20 maja 2026 r. Może Pani wnieść sprzeciw w terminie 14 dni od dnia doręczenia (art. 274 § 3 Ordynacji podatkowej).',
      ),
      'return_corrected',
    ],
    [
      'a slip of the pen is not contested first',
      headed(
        'Burmistrz Miasta Redy',
        'POSTANOWIENIE\n\nNa podstawie art. 113 § 1 k.p.a. prostuję oczywistą omyłkę w decyzji. Na postanowienie służy zażalenie do Samorządowego Kolegium Odwoławczego w Gdańsku w terminie 7 dni od dnia doręczenia.',
      ),
      'correction_order',
    ],
    [
      'a call for explanations may not be answered with silence',
      headed(
        'Urząd Ochrony Danych Osobowych',
        'WEZWANIE\n\nZawiadamiam o wszczęciu postępowania. Wzywam Panią do udzielenia wyjaśnień w terminie 14 dni od dnia doręczenia. Strona ma prawo wypowiedzieć się co do zebranych dowodów.',
      ),
      'admin_call',
    ],
    [
      'money in the court is asked for',
      headed(
        'Sąd Rejonowy w Gdyni',
        'WEZWANIE DO ODBIORU DEPOZYTU SĄDOWEGO\n\nI Ns 5/24. W sprawie o spadek po Janie Mrozie wzywam Panią do odbioru depozytu sądowego. Do wypłaty jest 1 200,00 zł.',
      ),
      'court_deposit',
    ],
  ])('%s', (_name, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('a bill that mentions a later cut-off is a bill', () => {
    const bill = headed(
      'Gaz Północ Sp. z o.o.',
      'FAKTURA VAT NR 7/2026\n\nRozliczenie za gaz. Do zapłaty 240,00 zł do 24 maja 2026 r. Wstrzymanie dostaw może nastąpić dopiero po odrębnym powiadomieniu.',
    );
    expect(assertive(bill)).not.toContain('niewstrzymywanie');
  });
});

const reminder = (sender: string) =>
  headed(
    sender,
    'UPOMNIENIE\n\nWzywam do zapłaty zaległości 600,00 zł w terminie 7 dni od dnia doręczenia pod rygorem egzekucji. Składki za kwiecień 2026 r. nie są objęte tym upomnieniem. Koszty upomnienia 16,00 zł.',
  );

describe('the way of lodging', () => {
  it.each([
    ['Zakład Ubezpieczeń Społecznych Oddział w Gdyni', 'eZUS'],
    ['Naczelnik Urzędu Skarbowego w Gdyni', 'e-Urzędzie Skarbowym'],
    ['Burmistrz Miasta Redy', 'poleconym'],
  ])('is that of the office which wrote the reminder: %s', (sender, way) => {
    const [first = '', ...others] = answerSending(
      openLetter(reminder(sender)),
      undefined,
      today,
    ).variant_2_assertive.filter((step) => /eZUS|e-Urzędzie|poleconym/.test(step));
    expect(first).toContain(way);
    if (way === 'poleconym') expect([first, ...others].join()).not.toContain('e-Urzędzie');
  });

  it('a period that the letter excludes is not the period of the debt', () => {
    expect(assertive(reminder('Naczelnik Urzędu Skarbowego w Gdyni'))).not.toContain('kwiecień');
  });
});

it('both of a couple are named, sign and speak', () => {
  const text = headed(
    'Bank Wiosenny S.A.',
    'WEZWANIE DO ZAPŁATY\n\nPrzypominamy o zaległości w spłacie kredytu. Do zapłaty 900,00 zł do 20 maja 2026 r.',
    'Pani Ewa Mróz, Pan Jan Kos\nul. Lipowa 3\n81-300 Gdynia',
  );
  const reply = assertive(maskLetter(openLetter(text)).text);
  expect(reply).toMatch(/\[OSOBA_[12]\]\n\[OSOBA_[12]\]\n/);
  expect(reply).toMatch(/podpisy obojga\]\n\[OSOBA_[12]\]\n\[OSOBA_[12]\]/);
});
