import { expect, test } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

/** The lines above "Dotyczy" of all three replies. */
const headsOf = (letter: string): string[] => {
  const replies = answerReplies(openLetter(letter), undefined, '2026-11-21');
  return [
    replies.variant_1_cooperative,
    replies.variant_2_assertive,
    replies.variant_3_tactical_delay,
  ].map(({ content }) => content.split('Dotyczy:')[0]?.replace(/\s+/g, ' ') ?? '');
};

const reader = '\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\n';

test.each([
  [
    'an office without its place',
    `URZĄD GMINY\nul. Kościelna 2, 08-455 Mielnik\n\nMielnik, 24 sierpnia 2026 r.\nFN.3160.288.2026${reader}UPOMNIENIE\n\nWójt Gminy Mielnik wzywa do zapłaty 512,00 zł opłaty za odpady w terminie 7 dni od dnia doręczenia.`,
    'Wójt Gminy Mielnik',
  ],
  [
    'a chair of a commission',
    `Świdnica, 20 kwietnia 2026 r.\nREK/18/2026${reader}Komisja Rekrutacyjna Przedszkola Miejskiego nr 6 w Świdnicy informuje, że córka znajduje się na liście dzieci nieprzyjętych.\n\nPrzewodnicząca Komisji Rekrutacyjnej\nHanna Dobosz`,
    'Przedszkola Miejskiego nr 6 w Świdnicy',
  ],
  [
    'an agency whose head became one line',
    'AGENCJA RESTRUKTURYZACJI I MODERNIZACJI ROLNICTWA Kierownik Biura Powiatowego ARiMR w Biłgoraju ul. Zamojska 4 23-400 Biłgoraj tel. 84 686 00 51 Biłgoraj, dnia 19.08.2026 r. Znak sprawy: BP.6126.1442.2026 Pani Ewa Lis ul. Leśna 2 23-407 Księżpol WEZWANIE Wzywam do złożenia wyjaśnień w terminie 14 dni od dnia doręczenia.',
    'Kierownik Biura Powiatowego ARiMR w Biłgoraju',
  ],
  [
    'a mail whose signature has the whole name',
    'Od: Przedszkole Bajkowy Las <biuro@bajkowylas.example>\nDo: Ewa Lis <ewa@poczta.example>\nData: 16 lipca 2026\nTemat: Aneks do umowy\n\nDzień dobry, Pani Ewo,\n\nprosimy o podpisanie aneksu do 14 sierpnia 2026 r. Przedszkole Bajkowy Las czeka na Państwa odpowiedź.\n\nPozdrawiamy\nPrzedszkole Niepubliczne „Bajkowy Las” s.c.\nul. Klonowa 3, 05-500 Piaseczno',
    'Przedszkole Niepubliczne „Bajkowy Las” s.c.',
  ],
  [
    'a desk of a firm',
    'Od: Reklamacje Lumina <reklamacje@lumina.example>\nDo: Ewa Lis <ewa@poczta.example>\nData: 21 sierpnia 2026\nTemat: Odpowiedź na reklamację R/26/55\n\nDzień dobry, Pani Ewo,\n\nNie uznajemy reklamacji w części dotyczącej zwrotu 40,00 zł abonamentu. Doliczamy odszkodowanie 10,00 zł.\n\nJan Kos\nLumina Telekom sp. z o.o., ul. Składowa 5, 15-399 Białystok',
    'Lumina Telekom sp. z o.o.',
  ],
  [
    'an office that abbreviates its name',
    `GOPS w Mielniku                Mielnik, 2 listopada 2026 r.\nul. Polna 2, 08-455 Mielnik${reader}DECYZJA\n\nGminny Ośrodek Pomocy Społecznej w Mielniku po rozpatrzeniu wniosku przyznaje zasiłek celowy w wysokości 400,00 zł. Wykorzystanie zasiłku na inny cel może oznaczać obowiązek jego zwrotu. Odwołanie wnosi się w terminie 14 dni od dnia doręczenia decyzji.`,
    'Gminny Ośrodek Pomocy Społecznej w Mielniku',
  ],
  [
    'a branch abroad',
    `Deutsche Post AG\nNiederlassung Renten Service\n13497 Berlin\n\nBerlin, 05.08.2026${reader}Prosimy odesłać podpisane poświadczenie życia do 30 września 2026 r.`,
    'Niederlassung Renten Service',
  ],
])('%s is named as an institution in every reply', (_, letter, name) => {
  for (const head of headsOf(letter)) expect(head).toContain(name);
});

test('a tax office is named once, and its address ends before the telephone', () => {
  const letter = `Urząd Skarbowy w Mrągowie\nNaczelnik Urzędu Skarbowego w Mrągowie\nul. Królewiecka 55   tel. 89 741 20 00\n11-700 Mrągowo\n\nMrągowo, 17 czerwca 2026 r.\n2813-SEW.14.2026${reader}WEZWANIE\n\nWzywam do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia.`;
  for (const head of headsOf(letter)) {
    expect(head.match(/Naczelnik Urzędu Skarbowego w Mrągowie/g)).toHaveLength(1);
    expect(head).not.toContain('tel.');
  }
});

test('an ombudsman decides no remedy: replies go to the sender', () => {
  const letter = `Opolski Oddział Wojewódzki Narodowego Funduszu Zdrowia\nul. Ozimska 72A, 45-310 Opole\n\nOpole, 3 sierpnia 2026 r.\n08-26-001${reader}POTWIERDZENIE SKIEROWANIA\n\nPotwierdzamy skierowanie na leczenie od 14 września 2026 r. Na sposób załatwienia można złożyć skargę do Rzecznika Praw Pacjenta.`;
  for (const head of headsOf(letter)) expect(head).toContain('Narodowego Funduszu Zdrowia');
});

test("a reply that goes elsewhere names the letter's sender in its subject", () => {
  const letter = `Sąd Rejonowy w Pile\nI Wydział Cywilny\nal. Wolności 7, 64-920 Piła\nSygn. akt I Ns 33/26\n\nPiła, 8 czerwca 2026 r.${reader}ZAWIADOMIENIE\n\nSąd zawiadamia, że spadek po Janie Lisie odrzuciła jego córka i do dziedziczenia może być powołana Pani. Oświadczenie o przyjęciu lub odrzuceniu spadku składa się przed notariuszem albo sądem w ciągu 6 miesięcy.`;
  const { content } = answerReplies(
    openLetter(letter),
    undefined,
    '2026-06-20',
  ).variant_2_assertive;
  const [head = '', rest = ''] = content.split('Dotyczy:');
  expect(head).not.toContain('Sąd Rejonowy w Pile');
  expect(rest.split('\n')[0]).toContain(', nadawca: Sąd Rejonowy w Pile');
});
