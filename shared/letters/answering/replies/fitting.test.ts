import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { buildReplies } from './build-replies.ts';
import { familyFor } from './family-for.ts';

const head = `BIURO PRZYKŁADOWE
ul. Długa 1, 00-001 Warszawa
Warszawa, 2 marca 2026 r.

Pani Anna Kowal
ul. Lipowa 3, 90-002 Łódź

`;

const factsOf = (text: string) => readLetter(openLetter(text));
const kindOf = (text: string) => familyFor(factsOf(text)).kind;

const bailiff = `Komornik Sądowy przy Sądzie Rejonowym w Giżycku Jan Perk
ul. Smętka 8, 11-500 Giżycko
Giżycko, 20 marca 2026 r.
Km 402/26
Pani Anna Kowal, ul. Lipowa 3, 90-002 Łódź
`;

const tariff = `Bank Jutra S.A.
ul. Bankowa 1, 00-001 Warszawa
Warszawa, 3 listopada 2026 r.
Pan Jan Wilk
ul. Lipowa 5/6
20-001 Lublin
INFORMACJA O ZMIANIE TARYFY OPŁAT I PROWIZJI
Od 15 stycznia 2027 r. opłata za prowadzenie rachunku wyniesie 9,90 zł miesięcznie. Jeżeli nie akceptuje Pan zmian, może Pan do 14 stycznia 2027 r. wypowiedzieć umowę bez opłat albo zgłosić sprzeciw. Brak sprzeciwu oznacza zgodę.`;

const asksForDeclaration = `${head.replace('BIURO PRZYKŁADOWE', 'URZĄD GMINY W KOTACH')}WEZWANIE

Nie mamy od Pani deklaracji o odpadach. Prosimy złożyć deklarację w terminie 14 dni od dnia otrzymania tego wezwania. Dzisiaj nie wzywamy Pani do zapłaty żadnej kwoty.`;

describe('a letter that wants a paper and no money', () => {
  it('is never told to need no answer', () => {
    const replies = JSON.stringify(buildReplies(factsOf(asksForDeclaration), '2026-11-22'));
    expect(replies).not.toContain('Nie musisz odpowiadać');
    expect(replies).not.toContain('Nie rozpoznaliśmy');
  });

  it('still needs none where it says so', () => {
    expect(
      kindOf(`${head}INFORMACJA

Otrzymaliśmy Pani wniosek. Dzisiaj nie wzywamy Pani do zapłaty żadnej kwoty i nie musi Pani nic robić.`),
    ).toBe('information');
  });
});

describe('a reader whom the kind of letter does not speak to', () => {
  it('answers the bailiff as the creditor who enforces', () => {
    const letter = `${bailiff}
WEZWANIE WIERZYCIELA
W sprawie z Pani wniosku o egzekucję 8 400,00 zł wzywam Panią do wskazania majątku dłużnika w terminie 7 dni.`;
    expect(kindOf(letter)).toBe('enforcing_creditor');
  });

  it('pays the bailiff for the debtor who works in their firm, and owes nothing', () => {
    const seized = (told: string) => `${bailiff}
W sprawie z wniosku wierzyciela Bank Jutra S.A. zająłem ${told}. Dług wynosi 8 400,00 zł. Na czynność przysługuje skarga w terminie tygodnia od dnia doręczenia.`;
    expect(kindOf(seized('wynagrodzenie Jana Pola, który pracuje w Pani firmie'))).toBe(
      'third_party',
    );
    expect(kindOf(seized('Pani wynagrodzenie za pracę w firmie Jana Pola'))).toBe('bailiff_wage');
  });

  it('tells the bailiff about a debtor without becoming one', () => {
    const letter = `${bailiff}
ŻĄDANIE UDZIELENIA INFORMACJI
W sprawie przeciwko dłużnikowi Adamowi Nowakowi o 18 400,00 zł żądam, aby w terminie 7 dni udzieliła Pani odpowiedzi, czy dłużnik jest zatrudniony. Pismo nie jest zajęciem.`;
    expect(kindOf(letter)).toBe('asked_about_debtor');
  });

  it('lets the flat that the tenant leaves', () => {
    const letter = `Tymoteusz Wilga
ul. Hetmańska 77/12
60-251 Poznań
Poznań, 27 czerwca 2026 r.

Pani Anna Kowal
ul. Lipowa 3, 90-002 Łódź

WYPOWIEDZENIE UMOWY NAJMU

Niniejszym wypowiadam umowę najmu lokalu przy ul. Hetmańskiej 77/12 z trzymiesięcznym okresem wypowiedzenia. Proszę o zwrot kaucji 3 600,00 zł.`;
    expect(kindOf(letter)).toBe('tenant_leaves');
  });
});

describe('a kind whose replies speak of what the letter lacks', () => {
  it('objects to a new tariff instead of asking to restructure a debt', () => {
    expect(kindOf(tariff)).toBe('changed_tariff');
    const replies = buildReplies(factsOf(tariff), '2026-11-22');
    expect(replies.variant_1_cooperative.content).not.toMatch(/zadłużeni|rat/);
    expect(replies.variant_2_assertive.content).toContain('SPRZECIW WOBEC ZMIANY WARUNKÓW UMOWY');
  });

  it('gives notice where the letter offers a notice and no objection', () => {
    const letter = tariff.replace(' albo zgłosić sprzeciw. Brak sprzeciwu oznacza zgodę.', '.');
    const { content } = buildReplies(factsOf(letter), '2026-11-22').variant_2_assertive;
    expect(content).toContain('WYPOWIEDZENIE UMOWY');
    expect(content).not.toMatch(/sprzeciw/i);
  });

  it('thanks a bank that gave back what it took', () => {
    const letter = `Bank Jutra S.A., Biuro Reklamacji
Kraków, 8 lipca 2026 r.
Pani reklamacja z 29 czerwca została rozpatrzona pozytywnie. Zwróciliśmy na rachunek 1 249,00 zł. Kredytu i karty sprawa nie dotyczy.`;
    const { kind } = familyFor(factsOf(letter));
    expect(['favourable', 'information']).toContain(kind);
  });

  it('answers a demand of money by an office with what speaks against it, not with documents', () => {
    const letter = `Narodowy Fundusz Zdrowia
Lubelski Oddział Wojewódzki
ul. Nadbystrzycka 37/34, 20-501 Lublin
Lublin, dnia 3 listopada 2026 r.
Pan Jan Wilk
ul. Lipowa 5/6
20-001 Lublin
WEZWANIE DO ZAPŁATY
Na podstawie ustawy o świadczeniach opieki zdrowotnej wzywamy do zwrotu kosztów świadczeń udzielonych w dniach 2-5 maja 2026 r. pomimo braku prawa do świadczeń w kwocie 2 340,00 zł w terminie 14 dni od doręczenia.`;
    expect(kindOf(letter)).toBe('office_claim');
  });

  it('speaks before the decision where the office lets the reader speak', () => {
    const letter = `Prezydent Miasta Lublin
ul. Leszczyńskiego 20, 20-069 Lublin
Lublin, dnia 3 listopada 2026 r.
Pani Anna Wilk
ul. Lipowa 5/6
20-001 Lublin

ZAWIADOMIENIE
Na podstawie art. 10 § 1 k.p.a. zawiadamiam o zakończeniu zbierania materiału dowodowego w sprawie opłaty adiacenckiej i możliwości wypowiedzenia się w terminie 7 dni od dnia doręczenia.`;
    expect(kindOf(letter)).toBe('right_to_be_heard');
    const replies = buildReplies(factsOf(letter), '2026-11-22');
    expect(replies.variant_2_assertive.content).not.toContain('zakończenie sprawy');
    expect(replies.variant_2_assertive.content).toContain('art. 10 § 1');
  });

  it('asks for the files, not for a longer term, where no term runs', () => {
    const letter = `Naczelnik Drugiego Urzędu Skarbowego w Lublinie
ul. Sądowa 5, 20-027 Lublin
Lublin, dnia 3 listopada 2026 r.
Pan Jan Wilk
ul. Lipowa 5/6
20-001 Lublin
POSTANOWIENIE o wszczęciu postępowania podatkowego
Na podstawie art. 165 § 1 i 2 Ordynacji podatkowej postanawiam wszcząć z urzędu postępowanie podatkowe w sprawie podatku dochodowego za 2021 r. Na postanowienie nie służy zażalenie.`;
    const { variant_3_tactical_delay: delay } = buildReplies(factsOf(letter), '2026-11-22');
    expect(delay.content).not.toContain('przedłużenie wyznaczonego terminu');
  });

  it('files a claim in the register, since a letter to the trustee is none', () => {
    const letter = `SYNDYK MASY UPADŁOŚCI JANA NOWAKA
Opole, 23 marca 2026 r.
Pani Anna Kowal
ul. Lipowa 3, 90-002 Łódź
ZAWIADOMIENIE WIERZYCIELA
Sąd Rejonowy w Opolu ogłosił upadłość Jana Nowaka. Wierzytelność należy zgłosić mi w terminie 30 dni od dnia obwieszczenia przez Krajowy Rejestr Zadłużonych.`;
    expect(kindOf(letter)).toBe('bankruptcy_claim');
  });

  it('does not ask to annul a ticket that only payment makes final', () => {
    const letter = `STRAŻ MIEJSKA W OLSZTYNIE
MANDAT KARNY ZAOCZNY
kierujący pojazdem: NO 4482K (nieobecny)
czyn: art. 92 par. 1 k.w. - postój za znakiem B-36
GRZYWNA 100,00 zł
Grzywnę należy uiścić w terminie 14 dni od daty wystawienia. Mandat staje się prawomocny z chwilą uiszczenia grzywny.`;
    const { variant_2_assertive: assertive } = buildReplies(factsOf(letter), '2026-11-22');
    expect(assertive.content).not.toContain('UCHYLENIE');
    expect(assertive.content).toContain('Nie przyjmuję mandatu');
  });

  it('lets a reader whose claim is paid in part complain of the rest', () => {
    const letter = `Towarzystwo Ubezpieczeń Polana S.A.
ul. Długa 1, 00-001 Warszawa
Warszawa, 29 września 2026 r.
Pani Anna Kowal
ul. Lipowa 3, 90-002 Łódź
Decyzja o wypłacie odszkodowania, szkoda nr 40/118
Uznaliśmy roszczenie w części i przyznaliśmy odszkodowanie 4 117,62 zł. Może Pani złożyć reklamację w terminie 30 dni.`;
    expect(kindOf(letter)).toBe('insurer');
  });

  it('asks for an overpayment instead of what an unknown letter rests on', () => {
    const letter = `Zarządca nieruchomości „Nasz Dom” Maria Kulig
Rzeszów, 27 stycznia 2026 r.
Państwo Elżbieta i Jan Dyląg
ROZLICZENIE ZALICZEK NA WODĘ I CENTRALNE OGRZEWANIE ZA ROK 2025
Nadpłata w wysokości 214,36 zł zostanie zaliczona na poczet opłat za luty 2026 r. Na Państwa życzenie zwrócimy ją na wskazany rachunek.`;
    expect(kindOf(letter)).toBe('overpayment');
    const { variant_1_cooperative: first } = buildReplies(factsOf(letter), '2026-11-22');
    expect(first.content).toContain('nadpłaty w kwocie 214,36 zł');
  });

  it('names the insurance of a neighbour instead of the rules of an insurer’s recourse', () => {
    const letter = `Krapkowice, 2 marca 2026 r.
Pan Zenon Kwiatosz
ul. Opolska 44 m. 12, 47-300 Krapkowice
Z Pańskiej łazienki zalało mi sufit. Malarz wycenił naprawę na 3 870 zł. Proszę o zapłatę 3 870 zł do 20 marca 2026 r. albo o podanie numeru polisy OC, wtedy zgłoszę szkodę do ubezpieczyciela i zwrot odszkodowania wyjaśnię z nim.
Leokadia Bryl`;
    const { kind } = familyFor(factsOf(letter));
    expect(kind).not.toBe('insurer_recourse');
  });

  it('keeps the motions of a party from a witness and from a patient', () => {
    const witness = `Sąd Rejonowy w Gliwicach
VI Wydział Pracy i Ubezpieczeń Społecznych
Gliwice, dnia 2 września 2026 r.
Sygn. akt VI P 88/26
WEZWANIE NA ROZPRAWĘ W CHARAKTERZE: [x] świadka [ ] strony [ ] biegłego
Pani Kornelia Trzaska
Sąd wzywa Panią na rozprawę w dniu 9 grudnia 2026 r. o godz. 10:00.`;
    const patient = `Szpital Wojewódzki w Zamościu
Zamość, 2 listopada 2026 r.
Pan Zbigniew Wójtowicz
ZAWIADOMIENIE O TERMINIE PRZYJĘCIA DO SZPITALA
Wyznaczono Panu termin przyjęcia: 3 grudnia 2026 r., godz. 7:30, Izba Przyjęć.`;
    expect(kindOf(witness)).toBe('witness');
    expect(kindOf(patient)).toBe('appointment');
  });

  it('leaves an unclear letter unclear', () => {
    expect(kindOf(`${head}Proszę o kontakt w sprawie, o której rozmawialiśmy.`)).toBe('unknown');
  });
});
