import { expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = '\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\n';
const court = 'Sąd Rejonowy w Kutnie\nI Wydział Cywilny\nul. Barlickiego 3, 99-300 Kutno\n\n';
const registry =
  'Sąd Rejonowy w Olsztynie\nVIII Wydział Gospodarczy Krajowego Rejestru Sądowego\nul. Artyleryjska 3c, 10-165 Olsztyn\n\n';
const bailiff =
  'Komornik Sądowy przy Sądzie Rejonowym w Pile\nJan Kos\nul. Długa 4, 64-920 Piła\n\nKm 412/26\n\nDrewmax sp. z o.o.\nul. Leśna 2\n64-920 Piła\n\n';
const taxOffice =
  'Naczelnik Urzędu Skarbowego w Pile\nul. Długa 4, 64-920 Piła\n\n3016-SEE.711.12.2026\n\n';
const bank = 'Bank Morski S.A.\nBiuro Reklamacji\nul. Portowa 1, 81-225 Gdynia\n\n';
const mayor = 'Burmistrz Miasta Kutno\npl. Piłsudskiego 18, 99-300 Kutno\n\nGKM.6232.11.2026';
const zus = 'ZUS Oddział w Łodzi\nul. Zamenhofa 2, 90-431 Łódź\n\nZnak: 120000/603/12';

const remedyIn = (letter: string) => readLetter(openLetter(letter)).remedy;

test.each([
  [
    'a business partner of the debtor',
    `${bailiff}ZAWIADOMIENIE O ZAJĘCIU WIERZYTELNOŚCI\n\nKomornik zawiadamia, że zajął wierzytelność dłużnika Stolarnia Buk przysługującą mu wobec Państwa z tytułu faktur. Wzywam do przekazywania należności na rachunek komornika. Dłużnikowi na czynności komornika przysługuje skarga w terminie tygodnia.`,
  ],
  [
    'a firm that owes money to a taxpayer',
    `${taxOffice}Hurtownia Agat s.c.\nul. Leśna 2\n64-920 Piła\n\nZAWIADOMIENIE O ZAJĘCIU INNEJ WIERZYTELNOŚCI PIENIĘŻNEJ\n\nZobowiązany: Stolarnia Buk. Wzywam, aby należną od Państwa kwotę 4 500,00 zł przekazali Państwo organowi egzekucyjnemu. Zobowiązanemu przysługuje zarzut w sprawie egzekucji administracyjnej.`,
  ],
  [
    'a call of the register court',
    `${registry}${reader}POSTANOWIENIE\n\nReferendarz sądowy Anna Bąk postanawia: wezwać Panią do złożenia sprawozdania finansowego w terminie 7 dni pod rygorem grzywny.`,
  ],
  [
    'an order that takes evidence',
    `${court}I C 12/26${reader}POSTANOWIENIE\n\nSąd postanawia dopuścić dowód z opinii biegłego i zobowiązać pozwaną do wpłacenia zaliczki 800,00 zł w terminie 14 dni.`,
  ],
  [
    'an invitation to a meeting',
    `Wspólnota Mieszkaniowa ul. Polna 4 w Kutnie\nZarząd${reader}ZAPROSZENIE NA ZEBRANIE\n\nZapraszamy na zebranie właścicieli lokali w dniu 20 marca 2026 r. o godz. 18:00. Porządek obrad: uchwała w sprawie zaliczek. Każdy właściciel może zaskarżyć uchwałę do sądu w terminie 6 tygodni od jej podjęcia.`,
  ],
  [
    'a child who was admitted',
    `Liceum Ogólnokształcące nr 2 w Kutnie\nul. Polna 3${reader}Informacja o wyniku rekrutacji\n\nSyn został przyjęty do klasy 1b. Uczestnikom, którzy nie zostali przyjęci, przysługuje odwołanie do dyrektora w terminie 3 dni.`,
  ],
  [
    'a nursery that confirms a place',
    `Żłobek Miejski nr 3 w Kaliszu\nul. Polna 3, 62-800 Kalisz${reader}POTWIERDZENIE PRZYJĘCIA\n\nInformujemy, że córka Maja została przyjęta do żłobka. Rodzicom dzieci nieprzyjętych przysługuje odwołanie do Prezydenta Miasta w terminie 7 dni.`,
  ],
  [
    'a witness',
    `Komisariat Policji w Pile\nul. Długa 2, 64-920 Piła\n\nRSD 12/26${reader}WEZWANIE\n\nWzywa się Panią do stawiennictwa w dniu 20 maja 2026 r. o godz. 10:00 w charakterze świadka. Na postanowienie o nałożeniu kary przysługuje zażalenie.`,
  ],
  [
    'an interview before a decision',
    `Gminny Ośrodek Pomocy Społecznej w Mielniku\nul. Polna 3${reader}ZAWIADOMIENIE\n\nZawiadamiam, że w dniu 20 maja 2026 r. pracownik socjalny przeprowadzi wywiad środowiskowy. Decyzja zostanie wydana do 15 czerwca 2026 r.; od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego.`,
  ],
  [
    'a call for papers before a medical ruling',
    `${zus}${reader}WEZWANIE\n\nProsimy o dostarczenie dokumentacji medycznej w terminie 14 dni. Po badaniu lekarz orzecznik wyda orzeczenie, od którego przysługuje sprzeciw.`,
  ],
  [
    'a school that warns of a fine',
    `Szkoła Podstawowa nr 4 w Kutnie\nul. Jagiełły 6${reader}UPOMNIENIE\n\nWzywam do posyłania dziecka do szkoły pod rygorem egzekucji administracyjnej. Po nałożeniu grzywny przysługuje zażalenie.`,
  ],
  [
    'a bank that has answered, from its desk for complaints',
    `${bank}${reader}Odpowiedź na reklamację REK/26/12\n\nNie uznajemy Pani reklamacji w sprawie prowizji 300,00 zł. Może Pani wystąpić do Rzecznika Finansowego albo z powództwem do sądu przeciwko bankowi.`,
  ],
  [
    'a collector who speaks of a court',
    `Kredeo Inkaso sp. z o.o.\nul. Długa 7, 50-001 Wrocław${reader}WEZWANIE DO ZAPŁATY\n\nWzywamy do zapłaty 1 200,00 zł w terminie 7 dni. Po upływie terminu sprawa trafi do sądu, który wyda nakaz zapłaty; od nakazu przysługuje sprzeciw.`,
  ],
  [
    'a tax office that calls for explanations',
    `${taxOffice}${reader}WEZWANIE\n\nWzywam do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia, pod rygorem kary porządkowej. Na postanowienie o ukaraniu karą porządkową służy zażalenie.`,
  ],
  [
    'a reminder after the term to appeal',
    `${mayor}${reader}UPOMNIENIE\n\nWzywam do uregulowania podatku 512,00 zł wynikającego z decyzji z 3 lutego 2026 r. w terminie 7 dni. Od decyzji przysługiwało odwołanie, którego Pani nie wniosła.`,
  ],
  [
    'an inspection that answers a complaint about an employer',
    `Państwowa Inspekcja Pracy\nOkręgowy Inspektorat Pracy w Łodzi\nal. Kościuszki 123, 90-441 Łódź${reader}ODPOWIEDŹ NA SKARGĘ\n\nInformuję, że skierowano wystąpienie do pracodawcy. Inspektor nie rozstrzyga sporów; roszczeń można dochodzić przed sądem pracy.`,
  ],
])('no remedy is told to %s', (_, letter) => {
  expect(remedyIn(letter)).toBeNull();
});

test.each([
  [
    'sprzeciw',
    'Sąd',
    `${court}I C 12/26${reader}ZAWIADOMIENIE\n\nW sprawie z powództwa Banku Morskiego S.A. przeciwko Pani doręcza się odpis pozwu wraz z nakazem zapłaty z 4 maja 2026 r. Od nakazu może Pani wnieść sprzeciw w terminie dwóch tygodni od doręczenia.`,
  ],
  [
    'sprzeciw',
    'komisja',
    `${zus}${reader}ORZECZENIE LEKARZA ORZECZNIKA ZUS\n\nLekarz orzecznik ustalił: nie jest Pani niezdolna do pracy.\n\nPOUCZENIE\nOd orzeczenia przysługuje sprzeciw do komisji lekarskiej w terminie 14 dni od dnia doręczenia.`,
  ],
  [
    'odwołanie',
    'Samorządowe Kolegium Odwoławcze w Płocku',
    `${mayor}${reader}DECYZJA\n\nNa podstawie art. 104 k.p.a. orzekam: odmówić wydania zezwolenia na usunięcie drzewa.\n\nPOUCZENIE\nOd niniejszej decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Płocku za pośrednictwem Burmistrza Miasta Kutno w terminie 14 dni.`,
  ],
  [
    'odwołanie',
    '',
    `${mayor}${reader}DECYZJA\n\nNa podstawie art. 207 Ordynacji podatkowej ustalam Pani podatek od nieruchomości za 2026 rok w kwocie 712,00 zł.`,
  ],
  [
    'sprzeciw',
    'pracodawca',
    `Odlewnia Kamienna S.A.\nul. Hutnicza 3, 27-200 Starachowice${reader}ZAWIADOMIENIE O UKARANIU\n\nZa opuszczenie pracy bez usprawiedliwienia wymierzono Pani karę upomnienia. Może Pani w ciągu 7 dni od zawiadomienia wnieść sprzeciw do pracodawcy.`,
  ],
  [
    'reklamacja',
    '',
    `Orlik TU S.A.\nul. Długa 7, 50-001 Wrocław${reader}DECYZJA\n\nOdmawiamy wypłaty odszkodowania za szkodę z dnia 2 marca 2026 r. Jeżeli nie zgadza się Pani z decyzją, może Pani złożyć reklamację.`,
  ],
  [
    'zażalenie',
    'sąd',
    `Prokuratura Rejonowa w Kutnie\nul. Podrzeczna 7${reader}ZAWIADOMIENIE POKRZYWDZONEGO O UMORZENIU DOCHODZENIA\n\nPostanowieniem z 4 maja 2026 r. umorzono dochodzenie wobec niewykrycia sprawcy. Pokrzywdzonemu przysługuje zażalenie do sądu w terminie 7 dni od doręczenia.`,
  ],
])('%s is told where the letter or its act gives it', (name, body, letter) => {
  const remedy = remedyIn(letter);
  expect(remedy?.name).toBe(name);
  expect((remedy?.addressee ?? '').toLowerCase()).toContain(body.toLowerCase());
});
