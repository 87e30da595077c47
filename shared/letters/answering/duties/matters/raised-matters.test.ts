import { describe, expect, it } from 'vitest';

import { letterDuties } from '#shared/letters/answering/actions.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (text: string) => readLetter(openLetter(text));
const steps = (text: string) => letterDuties(read(text)).map(({ step }) => step ?? '');

describe('what letters leave to the reader', () => {
  it('tells a victim of the claim for damages', () => {
    const told = steps(`Sąd Rejonowy w Płocku II Wydział Karny
Płock, dnia 3 marca 2026 r.
Pan Adam Nowicki
ZAWIADOMIENIE POKRZYWDZONEGO O TERMINIE ROZPRAWY
Sąd zawiadamia Pana jako pokrzywdzonego, że rozprawa odbędzie się 5 maja 2026 r. o godz. 9:00, sala 3.
Stawiennictwo nie jest obowiązkowe.
Pokrzywdzony może złożyć wniosek o naprawienie szkody aż do zamknięcia przewodu sądowego.`);
    expect(told).toContain('Zdecyduj o wniosku o naprawienie szkody');
  });

  it('has a settlement weighed before it is signed', () => {
    const told = steps(`Towarzystwo Ubezpieczeń Meritum S.A.
Warszawa, 3 marca 2026 r.
Pani Anna Kos
Szkoda nr 11/2026. Propozycja ugody
Proponujemy Pani zawarcie ugody, na mocy której wypłacimy 4 000,00 zł za zrzeczenie się dalszych roszczeń.`);
    expect(told).toContain('Przeanalizuj propozycję ugody przed podpisem');
  });

  it('tells who may have to pay for a care home of the contract and the release', () => {
    const told = steps(`Miejski Ośrodek Pomocy Społecznej w Koninie
Konin, 25 czerwca 2026 r.
Pani Lidia Lis
ZAWIADOMIENIE O WSZCZĘCIU POSTĘPOWANIA
Zawiadamiam, że wszczęto postępowanie w sprawie opłaty za pobyt Pani matki w Domu Pomocy Społecznej w Ślesinie.
Opłatę można ustalić w umowie. Na wniosek można zwolnić z niej częściowo lub całkowicie.`);
    expect(told).toContain('Rozważ umowę albo zwolnienie z opłaty za dom pomocy');
  });

  it('tells who has to pay for a care home of the release besides the appeal', () => {
    const decision = (act: string) => `Miejski Ośrodek Pomocy Rodzinie w Koninie
Konin, 25 czerwca 2026 r.
Pani Lidia Lis
DECYZJA
Na podstawie art. 59 ust. 1 ustawy o pomocy społecznej ${act}
Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Koninie w terminie 14 dni od dnia doręczenia.`;
    expect(
      steps(
        decision(
          'ustalam Pani opłatę za pobyt matki w Domu Pomocy Społecznej w wysokości 900,00 zł miesięcznie.',
        ),
      ),
    ).toContain('Rozważ wniosek o zwolnienie z opłaty');
    expect(
      steps(decision('zwalniam Panią z opłaty za pobyt matki w Domu Pomocy Społecznej.')),
    ).not.toContain('Rozważ wniosek o zwolnienie z opłaty');
  });

  it.each([
    'Warunkiem jest podpisanie załącznika. Porozumienie zawiera oświadczenie klienta, że zrzeka się dalszych roszczeń z tej imprezy.',
    'W ugodzie oświadcza Pani, że otrzyma bon 300 zł i zrzeka się wszelkich roszczeń wobec organizatora.',
  ])('says what a signature gives up: %s', (words) => {
    const told = steps(`Laguna Podróże sp. z o.o.
Szczecin, 22 września 2026 r.
Pani Joanna Miel
Odpowiedź na reklamację
Nie uznajemy reklamacji. Proponujemy bon o wartości 300,00 zł.
${words}`);
    expect(told).toContain('Sprawdź przed podpisem, z czego rezygnujesz');
  });

  it('warns of no signature that was given long ago', () => {
    const told = steps(`Laguna Podróże sp. z o.o.
Szczecin, 22 września 2026 r.
Pani Joanna Miel
Odpowiedź na reklamację
Nie uznajemy reklamacji. W podpisanej ugodzie zrzekła się Pani wszelkich roszczeń wobec organizatora.`);
    expect(told).not.toContain('Sprawdź przed podpisem, z czego rezygnujesz');
  });

  it.each([
    ['Zapłata zaległości przed rozpatrzeniem wniosku zostanie wzięta pod uwagę.', true],
    ['Uregulowanie czesnego spowoduje uchylenie decyzji.', true],
    ['Zapłata zaległości nie spowoduje uchylenia decyzji.', false],
    ['Zapłata zaległości w całości nie spowoduje uchylenia decyzji.', false],
  ])('says that paying helps only where the letter says so: %s', (words, isTold) => {
    const told = steps(`Wyższa Szkoła Logistyki w Koninie
Rektor
Konin, 5 października 2026 r.
Pani Weronika Tom
DECYZJA o skreśleniu z listy studentów
Skreślam Panią z listy studentów z powodu niewniesienia opłat.
Strona może w terminie 14 dni od dnia doręczenia zwrócić się do Rektora z wnioskiem o ponowne rozpatrzenie sprawy.
${words}`);
    expect(told.includes('Rozważ zapłatę zaległości')).toBe(isTold);
  });

  it('praises no payment of a debt that is first to be checked', () => {
    const told = steps(`Debet Windykacja S.A.
ul. Portowa 60, 70-001 Szczecin
Szczecin, 22 września 2026 r.
Pani Joanna Miel
ZAWIADOMIENIE O CESJI WIERZYTELNOŚCI
W dniu 12 czerwca 2024 r. nabyliśmy od Banku wierzytelność z umowy pożyczki z dnia 5 października 2016 r. Spłata zadłużenia zakończy sprawę.`);
    expect(told).not.toContain('Rozważ zapłatę zaległości');
  });

  it('thinks of the own insurance when a neighbour wants a flood paid', () => {
    const told = steps(`Jan Burak
ul. Jarocka 21 m. 3, 10-001 Olsztyn
Olsztyn, 2 czerwca 2026 r.
Pan Tomasz Orzeł
ul. Jarocka 21 m. 7
WEZWANIE DO ZAPŁATY
Zalał Pan moje mieszkanie, sufit w kuchni jest do malowania. Wzywam do zapłaty 860,00 zł do 30 czerwca 2026 r.`);
    expect(told.join('\n')).toMatch(/polisa|ubezpieczyc/);
  });

  it('keeps the meetings that a court set when it threatens with payments', () => {
    const told = steps(`Sąd Rejonowy w Pile III Wydział Rodzinny i Nieletnich
Sygn. akt III Nsm 41/26
POSTANOWIENIE
Dnia 17 czerwca 2026 r.
postanawia:
1. zagrozić uczestniczce Ewie Lis nakazaniem zapłaty na rzecz wnioskodawcy Jana Lisa kwoty 300 złotych za każde naruszenie obowiązków dotyczących kontaktów;
Na postanowienie przysługuje zażalenie w terminie tygodnia od dnia doręczenia.
Pani Ewa Lis, ul. Długa 41, 64-920 Piła`);
    expect(told).toContain('Trzymaj się kontaktów, które ustalił sąd');
  });

  it('says nothing of a settlement that nobody offers', () => {
    const told = steps(`Towarzystwo Ubezpieczeń Meritum S.A.
Warszawa, 3 marca 2026 r.
Pani Anna Kos
Szkoda nr 11/2026. Decyzja o wypłacie
Przyznajemy odszkodowanie 4 000,00 zł. Wypłacimy je w ciągu 7 dni na Pani konto.`);
    expect(told).not.toContain('Przeanalizuj propozycję ugody przed podpisem');
  });

  it.each([
    [
      'a seized claim is for the customer of the debtor',
      `Komornik Sądowy przy Sądzie Rejonowym w Pile Adam Wrona
Km 112/26
Piła, dnia 5 czerwca 2026 r.
HYDRO-FIX Jan Mazur
ul. Leśna 8, 64-920 Piła
ZAJĘCIE WIERZYTELNOŚCI
Dłużnik: Tomasz Kruk, Piła
Zajmuję wierzytelności przysługujące dłużnikowi wobec Pana z tytułu wykonanych robót. Proszę nie płacić dłużnikowi.
W terminie tygodnia od doręczenia zajęcia proszę złożyć oświadczenie, czy dłużnikowi przysługuje zajęta wierzytelność.`,
      'Nie wypłacaj dłużnikowi zajętej części',
    ],
    [
      'points bring no money before the application to ZUS',
      `Wojewódzki Zespół do Spraw Orzekania o Niepełnosprawności w Opolu
Opole, 14 lipca 2026 r.
DECYZJA
Ustala się u Pani poziom potrzeby wsparcia: 80 punktów.
O świadczenie wspierające występuje się do Zakładu Ubezpieczeń Społecznych (wniosek SWN).`,
      'Złóż w ZUS wniosek o świadczenie wspierające',
    ],
    [
      'an old debt is checked before a signature',
      `Horyzont Należności sp. z o.o.
Wrocław, 16 lutego 2026 r.
Pani Elwira Nowosad
Proponujemy ugodę. Przez podpis zrzeka się Pani zarzutu przedawnienia.`,
      'Sprawdź przed podpisem, czy dług nie jest przedawniony',
    ],
  ])('%s', (_, text, step) => {
    expect(steps(text)).toContain(step);
  });
});

const hospital = (body: string) => `Samodzielny Publiczny Zespół Opieki Zdrowotnej w Sanoku
Oddział Chirurgii, ul. Polna 2, 38-500 Sanok

Sanok, 3 marca 2026 r.
Pan Adam Nowicki

ZAWIADOMIENIE O TERMINIE PRZYJĘCIA

Wyznaczono Panu termin przyjęcia do szpitala na 14 kwietnia 2026 r., godz. 8:00.
${body}
`;

it('takes the notice of a hospital for no summons', () => {
  expect(read(hospital('')).type.code).toBe('inne');
});

it.each([
  'Badania: morfologia i grupa krwi, nie starsze niż 14 dni.',
  'Do przyjęcia potrzebne są aktualne wyniki badań krwi.',
])('has the examinations made before the treatment: %s', (body) => {
  expect(steps(hospital(body))).toContain('Zrób badania, o których mówi pismo');
});

it.each([
  'Leki przeciwkrzepliwe: o odstawieniu decyduje lekarz prowadzący.',
  'Na 7 dni przed zabiegiem należy odstawić leki rozrzedzające krew.',
])('has the medicines asked about: %s', (body) => {
  expect(steps(hospital(body))).toContain('Omów leki z lekarzem przed przyjęciem');
});

it('says that an overpayment went to arrears', () => {
  const told = steps(`Naczelnik Urzędu Skarbowego w Pile
Piła, 3 marca 2026 r.
Pan Adam Nowicki
POSTANOWIENIE
Postanawiam zaliczyć nadpłatę w podatku dochodowym za 2025 r. w kwocie 900,00 zł na poczet zaległości podatkowej za 2024 r. w kwocie 300,00 zł. Resztę zwrócono na rachunek.
`);
  expect(told).toContain('Sprawdź zaległość i zwrot reszty nadpłaty');
});

it('reads an order in words with spaced letters, served with a suit', () => {
  const { type, remedy } = read(`Sygn. akt VI GNc 77/26

      N A K A Z   Z A P Ł A T Y
      W POSTĘPOWANIU UPOMINAWCZYM

Sąd Rejonowy w Pile V Wydział Gospodarczy
nakazuje pozwanemu, aby zapłacił powodowi 3 210,50 zł w ciągu dwóch tygodni od dnia doręczenia nakazu albo w tym terminie wniósł sprzeciw.
Doręcza się pozwanemu z odpisem pozwu: Tomasz Gaj, ul. Leśna 4, 64-920 Piła
`);
  expect(type.code).toBe('nakaz_zaplaty');
  expect(remedy?.name).toBe('sprzeciw');
});
