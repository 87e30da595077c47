import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { findScamSigns, looksLikeScam, warrantsWarning } from './scam.ts';

const viewOf = (text: string) => viewLetter(openLetter(text));
const signsOf = (text: string) => findScamSigns(viewOf(text));

test.each([
  'Aniu, siedzę na naradzie i nie mogę odebrać telefonu. Zrób jeszcze przed 13:00 przelew 48 200 zł do nowego dostawcy. To zostaje między nami. Gdyby bank pytał, potwierdź, że to nasz stały partner.',
  'Tu dyrektorka. Kup proszę 5 kart Google Play po 200 zł i prześlij mi zdjęcia kodów. Nikomu na razie nie mów.',
  'Prowadzimy tajne działania przeciwko pracownikom banku. Proszę jeszcze dziś wypłacić gotówkę. O akcji nie wolno mówić nikomu.',
  'Środki z platformy są w portfelu. Do ich uwolnienia konieczna jest jednorazowa opłata 1 850 zł oraz skan dowodu.',
  'Aby wysłać pierwszą partię materiałów, prosimy o wpłatę zwrotnej kaucji 180 zł.',
  'Dostaniesz 15 zł za każde polubienie. Potem wpłacasz depozyt 300 zł i odbierasz 420 zł.',
  'Klucze wyślę kurierem, gdy wpłaci Pan kaucję. Oglądanie dopiero po wpłacie.',
  'Wykryliśmy próbę kredytu. Konsultant zadzwoni, podaj mu kod, który przyjdzie SMS-em. Nie rozłączaj się.',
  'Mój zmarły klient zostawił 7,4 mln dolarów. Mogę wskazać Pana jako krewnego.',
  'Na koncie jest nadpłata. Aby odebrać zwrot, zaloguj się do swojego banku: energia-zwroty.info/pl',
])('a fraud that nobody described shows what all frauds share: %s', (text) => {
  expect(looksLikeScam(viewOf(text))).toBe(true);
});

test.each([
  'Komornik: zajęcie wstrzyma tylko wpłata dziś kodem BLIK albo na konto asesora Pawła Kota. Numer kancelarii jest nieczynny.',
  'Wniosek zaakceptowany. Przed wypłatą prosimy o opłatę 390 zł na konto pełnomocnika Jana Sokoła.',
  'Prosimy o wpłatę na nowy rachunek LT12 3250 0123 4567 8901. Poprzedni numer jest już nieaktualny.',
  'Stoję na stacji bez portfela, zrób szybko przelew na konto kolegi. Nie dzwoń, bateria pada.',
])('two of these call for care: %s', (text) => {
  expect(warrantsWarning(signsOf(text))).toBe(true);
});

test.each([
  'Ostrzegamy: jeżeli ktoś każe Pani przelać pieniądze na bezpieczne konto i zachować rozmowę w tajemnicy, proszę się rozłączyć.',
  'Zgłosiła Pani, że rozmówca polecił wypłacić 30 000 zł i przekazać gotówkę kurierowi, a wcześniej zakazał mówić o tym bankowi.',
  'Proszę przygotuj przelew za fakturę z załącznika. Jestem na spotkaniu do 13:00, potem można dzwonić.',
  'Pożyczyłem Ci w maju 1 200 zł. Oddaj mi do 15 grudnia, na to samo konto co zawsze albo blikiem na mój numer.',
  'Do czasu podpisania prosimy o zachowanie propozycji w poufności. Odprawę wypłacimy 31 grudnia.',
  'Zbieramy na prezent dla pani Ewy, wpłaćcie blikiem do piątku. Nie mówcie dzieciom, to niespodzianka.',
  'Hej, nie mogę teraz rozmawiać. Zapłać proszę dziś za obiady Zosi.',
  'Przed wypłatą kredytu prosimy opłacić polisę mieszkania i dostarczyć akt notarialny.',
  'Wpłaty na konto rady rodziców albo blikiem. Proszę nie dzwonić do sekretariatu, pytania na dziennik.',
  'Mediacja jest poufna. Koszt 150 zł prosimy wpłacić przed spotkaniem 4 grudnia o 10:00.',
  'Dotychczasowe konto zbiorcze zostanie zamknięte. Nowy numer można potwierdzić w biurze lub telefonicznie.',
  'Proszę przesłać zdjęcie kodu błędu z pieca.',
])('nearly the same words of honest people raise no alarm: %s', (text) => {
  expect(warrantsWarning(signsOf(text))).toBe(false);
});
