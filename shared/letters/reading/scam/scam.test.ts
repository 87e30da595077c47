import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { letterWarnings } from '#shared/letters/checking/letter-warnings.ts';
import { microAccountFor } from '#shared/letters/figures/checksums.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { findScamSigns, isSuspectedFraud, looksLikeScam, warrantsWarning } from './scam.ts';
import { scamPatterns } from './scam-patterns.ts';

const fromFirm = (sentence: string) =>
  `Ceglex Sp. z o.o.\nul. Polna 3, 60-001 Poznań\n\nPan Jan Nowak\n\nWEZWANIE DO ZAPŁATY\n\n${sentence}\n`;
const fromTaxOffice = (sentence: string) =>
  `Naczelnik Urzędu Skarbowego w Opolu\nurząd skarbowy, ul. Polna 3, 45-001 Opole\n\nPan Jan Nowak\n\nWEZWANIE\n\n${sentence}\n`;

const signsOf = (letter: string) => findScamSigns(viewLetter(openLetter(letter)));
const idsOf = (letter: string) => signsOf(letter).map(({ id }) => id);
const kindsOf = (letter: string) => letterWarnings(openLetter(letter)).map(({ kind }) => kind);

/** One sentence for each sign recognised by a phrase. */
const phrases: readonly (readonly [string, string])[] = [
  ['parcel_surcharge', 'Twoja paczka czeka. Dopłać 1,20 zł: https://paczka-doplata.example/1'],
  ['child_in_need', 'Mamo, zepsuł mi się telefon, pisz na ten numer i prześlij 800 zł.'],
  ['child_in_need', 'Mam nowy numer, zapłać za mnie rachunek.'],
  ['remote_desktop', 'Konsultant poprosi o zainstalowanie programu AnyDesk.'],
  ['cut_off_today', 'Dziś nastąpi odłączenie prądu. Ureguluj: http://pge-faktura.example/1'],
  ['blik_to_number', 'Prześlij mi 500 zł blikiem.'],
  ['delivery_box_fine', 'Grozi Panu kara za brak adresu do e-Doręczeń.'],
  ['sure_profit', 'Gwarantowany zysk już w pierwszym miesiącu.'],
  ['card_data', 'Wpisz dane swojej karty, na którą mamy przesłać środki.'],
  ['made_up_host', 'Wejdź na https://energia-oplata24.example/s i zapłać.'],
  ['codes_asked', 'System może poprosić o potwierdzenie kodem SMS.'],
  ['blik_begged', 'Dasz kod blik? Oddam wieczorem.'],
  ['dangerous_file', 'Otwórz plik Faktura_0426.js z załącznika.'],
  ['cash_to_stranger', 'Proszę przekazać pieniądze naszemu funkcjonariuszowi.'],
  ['safe_account', 'Przelej oszczędności na bezpieczne konto.'],
  ['pay_to_be_paid', 'Aby wypłacić zysk, wpłać podatek.'],
  ['pay_to_be_paid', 'W celu odblokowania środków wymagana jest jednorazowa opłata 49 zł.'],
  ['pay_to_be_paid', 'Aby zrealizować zwrot, konieczna jest opłata manipulacyjna 29 zł.'],
  ['pay_to_be_paid', 'Pobieramy opłatę aktywacyjną 39 zł, którą zwracamy razem z nadpłatą.'],
  ['keep_away', 'Prosimy nie kontaktować się z dostawcą energii.'],
  ['foreign_fortune', 'Zmarły pozostawił 4 mln USD, które może Pan odziedziczyć.'],
  ['do_not_call', 'Prosimy nie dzwonić.'],
  ['secrecy', 'Akcja jest tajna.'],
  ['changed_account', 'Konto jest nieaktywne, wpłać na nowy rachunek.'],
  ['buy_off_police', 'Wydamy nakaz aresztowania.'],
  ['free_register', 'Rejestracja w KSeF wymaga opłaty rejestracyjnej.'],
  ['not_on_white_list', 'Nowy rachunek nie widnieje jeszcze na białej liście.'],
  ['domain_scare', 'Opłać domenę, aby nie utracić jej na rzecz osób trzecich.'],
  ['ignore_bank', 'Proszę nie sugerować się komunikatem banku o nazwie odbiorcy.'],
  ['ignore_bank', 'Ostrzeżenie banku prosimy pominąć.'],
  ['ignore_bank', 'Można zignorować alert w banku.'],
  ['white_list_later', 'Rachunek pojawi się na białej liście w ciągu 14 dni.'],
  ['white_list_later', 'Konto zostanie zgłoszone do wykazu podatników VAT w przyszłym tygodniu.'],
  ['secret_change', 'Zmiana ma charakter poufny do końca audytu.'],
  ['secret_change', 'Informacja o nowym koncie jest ściśle poufna.'],
  ['proof_transfer', 'Prosimy przelać 1 zł w celu weryfikacji konta.'],
  ['messenger', 'Napisz na WhatsApp.'],
  ['cheaper_in_hours', 'Przy wpłacie w ciągu 24 godzin kara wynosi 400 zł.'],
  ['account_in_your_name', 'Umowa po założeniu konta w banku na Pani dane.'],
  ['card_data', 'Podaj numer karty z kodem CVV.'],
  ['card_data', 'Wymagany jest numer karty oraz data ważności.'],
  ['bank_login', 'Potwierdź wpłatę po zalogowaniu danymi do bankowości.'],
  ['bank_login', 'Prześlij login i hasło do banku.'],
  ['bank_login', 'Przepisz na stronie kod autoryzacyjny.'],
  ['gift_or_crypto', 'Należność opłać kartą podarunkową ze sklepu.'],
  ['gift_or_crypto', 'Wpłatę przyjmujemy także w bitcoinach (BTC).'],
  ['blik_code', 'Prosimy podać konsultantowi kod BLIK.'],
  ['blik_payment', 'Możesz też zapłacić kodem BLIK.'],
  ['identity_scan', 'Odeślij skan dowodu osobistego z obu stron.'],
  ['identity_scan', 'Wyślij zdjęcie swojego dowodu.'],
  ['keep_away', 'Nie kontaktuj się ze swoim urzędem skarbowym.'],
  ['keep_away', 'Nie informuj o tym nikogo.'],
  ['keep_away', 'Zachowaj sprawę w ścisłej tajemnicy.'],
  ['keep_away', 'Prosimy nie kontaktować się ze swoim sprzedawcą energii.'],
  ['keep_away', 'Proszę postępować według wskazówek i zachować rozmowę w poufności.'],
  ['remote_desktop', 'Konsultant poprosi o zainstalowanie aplikacji do pomocy zdalnej.'],
  ['bank_login', 'Należy zalogować się do swojego banku w celu potwierdzenia tożsamości.'],
  ['hidden_purpose', 'Tytuł: przelew prywatny - prezent'],
  ['hidden_purpose', 'W tytule nie należy wpisywać słowa podatek.'],
  ['hurry', 'Zapłać w ciągu 24 godzin.'],
  ['hurry', 'Masz natychmiast uiścić kwotę 100 zł.'],
  ['hurry', 'Dokonaj wpłaty w ciągu 15 minut.'],
  ['arrest', 'Aby uniknąć zatrzymania, ureguluj dług.'],
  ['arrest', 'Grozi Ci zatrzymanie przez policję.'],
  ['lookalike_register', 'Twój wpis w CEFIDG wymaga opłaty.'],
  ['lookalike_register', 'Krajowy Rejestr Sądowny wzywa do opłaty.'],
  ['optional_offer', 'Wpis do katalogu jest dobrowolny, a opłata fakultatywna.'],
  ['free_protection', 'Aby zastrzec PESEL, trzeba wnieść opłatę ewidencyjną 97 zł.'],
  ['asks_silence', 'Prosimy o nieinformowanie osób trzecich, w tym banku.'],
  ['premium_number', 'Można też zadzwonić: 703 555 019.'],
  ['identity_copy', 'Odeślij kserokopię dowodu osobistego (obie strony).'],
  ['pay_is_contract', 'Wpłata oznacza akceptację regulaminu i zawarcie umowy na 24 miesiące.'],
  ['short_link', 'Szczegóły: https://bit.ly/3xYz'],
  ['lookalike_link', 'Wejdź na https://podatki-gov-pl.rozlicz.example'],
  ['lookalike_link', 'Wejdź na www.gov.pl.zaplac-teraz.com'],
  ['refund_to_card', 'Otrzymasz zwrot nadpłaty podatku na swoją kartę.'],
  ['pay_by_link', 'Zapłać na stronie https://platnosci.example/1'],
  ['scan_code', 'Zeskanuj kod QR i zapłać.'],
  ['left_on_car', 'Wezwanie pozostawiono za wycieraczką pojazdu.'],
  ['nameless', 'Szanowny Podatniku,'],
  ['growing_sum', 'W razie zwłoki kwota wzrośnie do 900 zł.'],
];

/** Nearly the same words in honest letters. */
const honest: readonly string[] = [
  'Nie ignoruj ostrzeżeń banku: zadzwoń, zanim potwierdzisz przelew.',
  'Nasz rachunek jest na białej liście podatników VAT.',
  'Informacje o wynagrodzeniach są poufne.',
  'Jeżeli zamknęła Pani konto, proszę podać na piśmie nowy numer; bez niego pieniądze wrócą do depozytu.',
  'Zwrot wysłaliśmy na nowy numer rachunku, pieniądze przyjdą w piątek.',
  'Nigdy nie prosimy o numer karty ani kod CVV.',
  'Skutki nieinformowania banku o zmianie adresu obciążają klienta.',
  'W razie zastrzeżeń do umowy opłata aktywacyjna 99 zł nie podlega zwrotowi.',
  'Zastrzeżenie numeru PESEL jest bezpłatne, w urzędzie lub w mObywatelu.',
  'Prosimy wysłać kopię dowodu rejestracyjnego i zapłacić składkę.',
  'W razie pytań prosimy o telefon: 71 703 55 50.',
  'Ostrzegamy przed oszustami, którzy proszą o hasło do banku i skan dowodu osobistego.',
  'Nie podawaj nikomu kodu BLIK.',
  'Bank jest obowiązany do zachowania tajemnicy bankowej.',
  '>>> OSTATECZNE WEZWANIE <<<',
  'Paczka czeka w punkcie odbioru, godziny są na https://www.poczta-polska.pl/punkty.',
  'Dzisiejsza faktura jest na https://www.tauron.pl/faktury; po wstrzymaniu dostaw zapłać za wznowienie.',
  'Oszuści proszą o zainstalowanie AnyDesk. Nigdy tego nie rób.',
  'Zleceniobiorca zobowiązuje się do zachowania w tajemnicy informacji o firmie.',
  'Policja może zarządzić zatrzymanie i przymusowe doprowadzenie świadka.',
  'W razie nieuiszczenia grzywny sąd zarządzi zastępczą karę aresztu.',
  'Szkodę należy zgłosić w ciągu 24 godzin od zdarzenia.',
  'Wpis do Centralnej Ewidencji i Informacji o Działalności Gospodarczej jest bezpłatny.',
  'Spółka jest wpisana do Krajowego Rejestru Sądowego.',
  'Więcej na stronie www.gov.pl. Zapraszamy do urzędu.',
  'Przelew można wykonać w każdym banku, także na stronie www.podatki.gov.pl.',
  'Zwrot nadpłaty nastąpi na rachunek bankowy podatnika.',
  'W sprawie kontaktuj się z urzędem pod numerem infolinii.',
];

describe('findScamSigns', () => {
  it.each(phrases)('sees %s in %j', (id, sentence) => {
    const sign = signsOf(fromFirm(sentence)).find((one) => one.id === id);
    expect(sign?.explanation).toMatch(/\.$/);
    const letter = fromFirm(sentence);
    expect(letter.slice(sign?.span.start, sign?.span.end).replace(/\s+/g, ' ')).toBe(sign?.quote);
  });

  it('tries every phrase sign above', () => {
    const tried = new Set(phrases.map(([id]) => id));
    expect(scamPatterns.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });

  it.each(honest)('sees nothing in %j', (sentence) => {
    expect(idsOf(fromFirm(sentence))).toEqual([]);
    expect(kindsOf(fromTaxOffice(sentence))).toEqual([]);
  });

  it('takes a foreign account for weighty only from an office', () => {
    const sentence = 'Wpłać na rachunek LT27 3250 0877 1940 2266.';
    expect(signsOf(fromFirm(sentence))).toMatchObject([{ id: 'foreign_account', weight: 1 }]);
    expect(signsOf(fromTaxOffice(sentence))).toMatchObject([{ id: 'foreign_account', weight: 3 }]);
  });

  it('knows that tax offices have their accounts at the National Bank', () => {
    const own = `Wpłaty dokonaj na rachunek ${microAccountFor('5214349636')}.`;
    const other = 'Wpłaty dokonaj na rachunek 24 1600 0003 5175 5306 4331 4956.';
    expect(idsOf(fromTaxOffice(own))).toEqual([]);
    expect(idsOf(fromTaxOffice(other))).toEqual(['not_a_tax_account']);
    expect(idsOf(fromFirm(other))).toEqual([]);
  });

  it('leaves the account to which a tax office pays a refund alone', () => {
    const refund = 'Nadpłata zostanie zwrócona na wskazane konto 24 1600 0003 5175 5306 4331 4956.';
    expect(idsOf(fromTaxOffice(refund))).toEqual([]);
  });

  it("sees an office's free mailbox, but not the addressee's own", () => {
    expect(idsOf(fromTaxOffice('Dowód wpłaty odeślij na adres urzad.opole@gmail.com.'))).toEqual([
      'free_mailbox',
    ]);
    expect(idsOf(fromTaxOffice('W aktach podano e-mail podatnika jan.nowak@gmail.com.'))).toEqual(
      [],
    );
    expect(idsOf(fromFirm('Kontakt: ceglex@gmail.com'))).toEqual([]);
  });

  it('sees a day that no calendar has', () => {
    expect(idsOf(fromFirm('na podstawie ustawy z dnia 31 lutego 2024 r.'))).toEqual([
      'impossible_date',
    ]);
  });
});

describe('warnings', () => {
  const soft = scamPatterns.filter(({ weight }) => weight === 1);

  it('never come from soft signs alone, however many', () => {
    const sentences = phrases
      .filter(([id]) => soft.some((one) => one.id === id))
      .map(([, sentence]) => sentence)
      .filter((sentence) => !sentence.includes('BLIK'));
    const letter = fromFirm(sentences.join('\n\n'));
    expect(signsOf(letter).length).toBeGreaterThan(3);
    expect(warrantsWarning(signsOf(letter))).toBe(false);
    expect(kindsOf(letter)).toEqual([]);
  });

  it('name the signs, quote the weightiest and never call it a fraud', () => {
    const letter = fromFirm('Podaj numer karty z kodem CVV. Zeskanuj kod QR i zapłać.');
    const [warning] = letterWarnings(openLetter(letter));
    expect(warning).toMatchObject({ kind: 'scam_signs', title: 'Sprawdź przed zapłatą' });
    expect(warning?.quote).toBe('Podaj numer karty');
    expect(warning?.message).toContain('kod CVV');
    expect(warning?.message).toContain('kodem QR');
    expect(warning?.message).not.toMatch(/oszustw/);
  });

  it('come from one telling sign only beside another sign', () => {
    expect(kindsOf(fromFirm('Odeślij skan dowodu osobistego.'))).toEqual([]);
    expect(kindsOf(fromFirm('Szanowny Kliencie,\n\nodeślij skan dowodu osobistego.'))).toEqual([
      'scam_signs',
    ]);
  });

  it('grow with the signs: several telling ones, or two sure ones, make the letter unbelievable', () => {
    const believed = (text: string) => !looksLikeScam(viewLetter(openLetter(fromFirm(text))));
    const filler = 'Zwykłe zdanie o sprawie, której dotyczy to pismo. '.repeat(20);
    expect(believed(`${filler}Podaj kod CVV.`)).toBe(true);
    expect(believed(`${filler}Odeślij skan dowodu. Zapłać w ciągu 24 godzin.`)).toBe(true);
    expect(believed(`${filler}Podaj kod CVV. Nie informuj o tym nikogo.`)).toBe(false);
  });

  it('make a message of two lines unbelievable by one sure sign', () => {
    const suspected = (text: string) => isSuspectedFraud(openLetter(text));
    expect(suspected('Twoja paczka czeka. Doplac 2,49 zl: https://doplata.example/x')).toBe(true);
    expect(suspected('Przypominam o zebraniu w czwartek, weź dokumenty.')).toBe(false);
    expect(suspected('Paczka czeka w punkcie odbioru do piątku.')).toBe(false);
  });
});

describe('any text', () => {
  it('gives each sign once, the weightiest first', () => {
    const text = fc.array(fc.constantFrom(...phrases.map(([, one]) => one), ...honest), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (sentences) => {
        const signs = signsOf(fromFirm(sentences.join('\n')));
        expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length);
        const weights = signs.map(({ weight }) => weight);
        expect(weights).toEqual([...weights].sort((left, right) => right - left));
      }),
    );
  });

  it.each(['zapłać ', 'zwrot nadpłaty ', 'gov-pl.', 'tytuł: ', 'w ciągu 24 godzin ', 'kod '])(
    'stays quick on half a megabyte of %j',
    (piece) => {
      const signs = signsOf(piece.repeat(Math.ceil(500_000 / piece.length)));
      expect(signs.length).toBeLessThanOrEqual(scamPatterns.length);
    },
    10_000,
  );
});

describe('a bank that tells what happened', () => {
  it.each([
    'Aktywowano aplikację, potwierdzając tę czynność kodem SMS wysłanym na Pani numer.',
    'Podała Pani kod z SMS osobie, która zadzwoniła.',
    'Zgłosiła Pani przelew 4 799,00 zł oraz płatność BLIK 1 200,00 zł.',
    'Wnosi Pan o oddanie 2 150,00 zł, pobranych 3 maja z rachunku dwoma przelewami BLIK na telefon.',
    'Płatności wykonane przelewem BLIK z Pani telefonu uważamy za autoryzowane.',
    'W dniu 4 czerwca zlecił Pan przelew na telefon kodem BLIK.',
  ])('asks for nothing: %s', (sentence) => {
    expect(idsOf(fromFirm(sentence))).not.toContain('codes_asked');
    expect(idsOf(fromFirm(sentence))).not.toContain('blik_payment');
    expect(idsOf(fromFirm(sentence))).not.toContain('blik_to_number');
  });

  it('asks for money where the past is only the reason', () => {
    const order = 'Za wykonane dziś zlecenie przelej 300 zł blikiem na ten numer.';
    expect(idsOf(fromFirm(order))).toContain('blik_to_number');
  });

  it('asks for a code where an order follows', () => {
    const order = 'Zlecono przelew, prosimy potwierdzić odrzucenie kodem SMS.';
    expect(idsOf(fromFirm(order))).toContain('codes_asked');
  });
});
