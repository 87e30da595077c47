import { describe, expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = 'Pani Ewa Lipska\nul. Lipowa 3\n62-510 Konin';
const letter = (head: string, title: string, body: string) =>
  openLetter(
    `${head}\n\nKonin, 12 maja 2026 r.\nZnak: AB.512.7.2026\n\n${reader}\n\n${title}\n\n${body}\n\nJan Kos\n`,
  );

function told(head: string, title: string, body: string) {
  const { type, threat } = readLetter(letter(head, title, body));
  return { label: type.label, code: type.code, level: threat.level };
}

const inspector =
  'Powiatowy Inspektor Nadzoru Budowlanego w Koninie\nul. Poznańska 2, 62-510 Konin';
const zus = 'Zakład Ubezpieczeń Społecznych Oddział w Koninie\nul. Zakładowa 1, 62-510 Konin';
const mayor = 'Wójt Gminy Kramsk\nul. Chopina 12, 62-511 Kramsk';
const bailiff =
  'Komornik Sądowy przy Sądzie Rejonowym w Koninie\nMarta Lis\nul. Przemysłowa 3, 62-510 Konin';
const court = 'Sąd Rejonowy w Koninie\nI Wydział Cywilny\nul. Energetyka 5, 62-510 Konin';
const bank = 'Bank Południowy S.A.\nul. Prosta 1, 00-001 Warszawa';
const appeal = 'Od decyzji służy odwołanie w terminie 14 dni od doręczenia.';

describe('a letter told by what it does in the case', () => {
  it('tells a closed case as closed, whatever its office usually orders', () => {
    const body = `umarzam w całości wszczęte z urzędu dnia 5 maja 2026 r. postępowanie w sprawie legalności budowy wiaty.\n\nUZASADNIENIE\nBrak podstaw do nakazania rozbiórki.\n\n${appeal}`;
    expect(told(inspector, 'DECYZJA nr 61/2026', body)).toEqual({
      label: 'Umorzenie postępowania',
      code: 'decyzja_administracyjna',
      level: 'LOW',
    });
    const ended = `Zakład Ubezpieczeń Społecznych uchyla decyzję z dnia 3 marca 2026 r. zobowiązującą Panią do zwrotu zasiłku w kwocie 2 980,40 zł i umarza postępowanie w tej sprawie.\n\n${appeal}`;
    expect(told(zus, 'DECYZJA', ended).level).toBe('LOW');
    expect(told(zus, 'DECYZJA', ended).label).not.toContain('zwrocie');
  });

  it('keeps the order where the letter closes one part and orders another', () => {
    const body = `nakazuję Pani rozbiórkę wiaty na działce nr 44/2, a w pozostałej części umarzam postępowanie w sprawie ogrodzenia.\n\n${appeal}`;
    expect(told(inspector, 'DECYZJA', body)).toMatchObject({ level: 'HIGH' });
    expect(told(inspector, 'DECYZJA', body).label).toContain('Nakaz');
  });

  it.each([
    [
      'Zawieszenie postępowania',
      'POSTANOWIENIE',
      'zawieszam z urzędu postępowanie w sprawie budowy wiaty na działce nr 44/2.',
    ],
    [
      'Zwrot złożonego pisma',
      'POSTANOWIENIE',
      'zwracam Pani podanie z dnia 20 maja 2026 r. w sprawie granicy działki.',
    ],
    [
      'Zmiana wcześniejszej decyzji',
      'DECYZJA',
      'zmieniam za zgodą strony decyzję z dnia 12 stycznia 2026 r. w części dotyczącej drogi.',
    ],
    [
      'Przedłużenie terminu',
      'DECYZJA',
      'przedłużam termin wykonania obowiązku do dnia 30 września 2026 r.',
    ],
    [
      'Zgoda lub zezwolenie',
      'DECYZJA',
      'zezwalam Pani na usunięcie jednego drzewa z działki nr 12/7.',
    ],
    [
      'Sprostowanie wcześniejszego pisma',
      'POSTANOWIENIE',
      'prostuję oczywistą omyłkę w decyzji z dnia 2 kwietnia 2026 r.',
    ],
  ])('names %s of an office', (label, title, body) => {
    expect(told(mayor, title, `Na podstawie k.p.a. ${body}\n\n${appeal}`).label).toBe(label);
  });

  it('tells a case sent on or delayed as information', () => {
    expect(
      told(
        mayor,
        'ZAWIADOMIENIE',
        'Na podstawie art. 65 § 1 k.p.a. przekazuję według właściwości Pani wniosek z dnia 7 maja 2026 r. Burmistrzowi Rychwała.',
      ),
    ).toMatchObject({ label: 'Przekazanie sprawy innemu organowi', level: 'LOW' });
    expect(
      told(
        mayor,
        'ZAWIADOMIENIE',
        'Wniosek nie zostanie załatwiony w ustawowym terminie. Wyznaczam nowy termin załatwienia sprawy: 15 czerwca 2026 r.',
      ),
    ).toMatchObject({ code: 'inne', level: 'LOW' });
  });

  it('gives no permission of a neighbour to the reader', () => {
    const body = `zezwalam Janowi Kowalowi na usunięcie drzewa z działki nr 12/7.\n\n${appeal}`;
    expect(told(mayor, 'DECYZJA', body).label).not.toBe('Zgoda lub zezwolenie');
  });

  it('tells a suspended enforcement and a lifted seizure as such', () => {
    expect(
      told(
        bailiff,
        'POSTANOWIENIE',
        'Komornik na wniosek wierzyciela zawiesza postępowanie egzekucyjne. Zajęcie wynagrodzenia pozostaje w mocy.',
      ),
    ).toEqual({ label: 'Zawieszenie egzekucji', code: 'pismo_komornicze', level: 'MEDIUM' });
    expect(
      told(
        bailiff,
        'ZAWIADOMIENIE O UCHYLENIU ZAJĘCIA RACHUNKU',
        'Uchylam zajęcie rachunku bankowego z dnia 4 marca 2026 r. w całości.',
      ),
    ).toMatchObject({ label: 'Uchylenie zajęcia', level: 'LOW' });
  });

  it('tells a court case that goes on', () => {
    expect(
      told(
        court,
        'POSTANOWIENIE',
        'Sąd Rejonowy w Koninie postanawia podjąć zawieszone postępowanie. Na postanowienie nie przysługuje zażalenie.',
      ).label,
    ).toBe('Podjęcie zawieszonego postępowania');
  });

  it('tells a notice or a demand that its sender withdraws', () => {
    expect(
      told(
        bank,
        'Cofnięcie wypowiedzenia umowy kredytu',
        'W związku ze spłatą zaległości cofamy wypowiedzenie umowy kredytu z dnia 2 kwietnia 2026 r.',
      ),
    ).toEqual({ label: 'Cofnięcie wypowiedzenia', code: 'pismo_banku', level: 'LOW' });
    const work = 'Piekarnia Kłos Sp. z o.o.\nul. Młyńska 4, 62-510 Konin';
    expect(
      told(
        work,
        'Cofnięcie wypowiedzenia umowy o pracę',
        'Cofamy oświadczenie o wypowiedzeniu umowy o pracę i prosimy o odpowiedź, czy Pani się zgadza.',
      ),
    ).toMatchObject({ label: 'Cofnięcie wypowiedzenia', level: 'MEDIUM' });
    expect(
      told(
        'Wspólnota Mieszkaniowa Lipowa 3\nul. Lipowa 3, 62-510 Konin',
        'Dotyczy: wezwania do zapłaty z 4 maja 2026 r.',
        'Po sprawdzeniu wpłat wycofujemy wezwanie do zapłaty 1 240,00 zł. Na koncie nie ma zaległości.',
      ),
    ).toEqual({ label: 'Wycofanie żądania', code: 'inne', level: 'LOW' });
  });

  it('offers no complaint against a notice that says it is open to none', () => {
    const { variant_2_assertive } = answerReplies(
      letter(
        bailiff,
        'ZAWIADOMIENIE O STANIE ZADŁUŻENIA',
        'Do zapłaty pozostaje 5 938,18 zł. Zajęcie wynagrodzenia pozostaje w mocy. Niniejsze zawiadomienie nie jest czynnością podlegającą zaskarżeniu.',
      ),
      undefined,
      '2026-05-20',
    );
    expect(variant_2_assertive.content).not.toContain('SKARGA');
  });

  it('tells an inventory of an estate as no enforcement', () => {
    expect(
      told(
        bailiff,
        'ZAWIADOMIENIE o terminie spisu inwentarza',
        'Zawiadamiam, że zostanie sporządzony spis inwentarza po zmarłym Janie Lipskim. Została Pani wskazana jako spadkobierca ustawowy.',
      ),
    ).toEqual({
      label: 'Spis inwentarza po zmarłej osobie',
      code: 'pismo_komornicze',
      level: 'MEDIUM',
    });
  });

  it.each([
    [
      'Wznowienie postępowania',
      'POSTANOWIENIE',
      'wznawiam z urzędu postępowanie zakończone decyzją z dnia 4 maja 2026 r.',
    ],
    [
      'Wstrzymanie wykonania',
      'POSTANOWIENIE',
      'wstrzymuję z urzędu wykonanie decyzji z dnia 3 lipca 2026 r. nakazującej Pani rozbiórkę garażu.',
    ],
    [
      'Odstąpienie od kary lub opłaty',
      'DECYZJA',
      'odstępuję od nałożenia na Panią kary pieniężnej i poprzestaję na pouczeniu.',
    ],
    [
      'Pozostawienie pisma bez rozpoznania',
      'ZAWIADOMIENIE',
      'pozostawiam wniosek z dnia 2 sierpnia 2026 r. bez rozpoznania.',
    ],
    [
      'Wygaśnięcie lub nieważność wcześniejszej decyzji',
      'DECYZJA',
      'stwierdzam wygaśnięcie decyzji z dnia 4 stycznia 2026 r.',
    ],
  ])('names the rarer %s', (label, title, body) => {
    expect(told(inspector, title, `Na podstawie k.p.a. ${body}\n\n${appeal}`).label).toBe(label);
  });

  it('gives no thanks for the end of a case that the reader asked for', () => {
    const body = `umarzam postępowanie wszczęte na Pani wniosek w sprawie legalności wiaty sąsiada.\n\n${appeal}`;
    expect(told(inspector, 'DECYZJA', body).level).not.toBe('HIGH');
    const replies = answerReplies(letter(inspector, 'DECYZJA', body), undefined, '2026-05-20');
    expect(replies.variant_1_cooperative.content).not.toContain('pozytywne załatwienie');
    expect(replies.variant_2_assertive.content).toContain('ODWOŁANIE');
  });
});

describe('a kind that demands money', () => {
  it('is not told where an insurer pays out less an unpaid premium', () => {
    const insurer = 'Kwadrat Towarzystwo Ubezpieczeń S.A.\nul. Prosta 8, 20-950 Lublin';
    const body =
      'Przyznajemy odszkodowanie za szkodę z 3 maja 2026 r. Od kwoty 4 000,00 zł odliczamy niezapłaconą ratę składki za polisę 300,00 zł i przekazujemy 3 700,00 zł na Pani rachunek.';
    expect(told(insurer, 'Decyzja o przyznaniu odszkodowania', body).code).toBe(
      'pismo_ubezpieczyciela',
    );
  });

  it('is not told where an employer only explains what it deducts', () => {
    const firm = 'Zakład Stolarski Dąb sp. z o.o.\nDział Kadr i Płac\nul. Młyńska 4, 62-510 Konin';
    const body =
      'W odpowiedzi na pytanie z 24 kwietnia wyjaśniamy: potrącenie z wynagrodzenia pracownika wyniosło 950,63 zł i przekazujemy je komornikowi. Niczego Pani nie wpłaca.';
    expect(told(firm, 'Informacja o wynagrodzeniu za kwiecień', body).code).toBe('inne');
  });
});

describe('an agreement to instalments', () => {
  it('is a letter of ZUS that has to be signed and paid', () => {
    const body =
      'Wyrażamy zgodę na spłatę w ratach składek za rok 2025. Umowę należy podpisać do 30 maja 2026 r. Brak podpisu oznacza rezygnację z ulgi. Pierwsza rata 400,00 zł jest płatna do 15 lipca 2026 r.';
    const { type_code, required_actions } = answerClassification(
      letter(zus, 'Rozłożenie na raty', body),
    );
    expect(type_code).toBe('pismo_zus');
    const steps = required_actions.map(({ action }) => action).join('\n');
    expect(steps).toContain('Podpisz umowę');
    expect(steps).toContain('30 maja 2026');
  });
});

describe('a notice that is taken back', () => {
  const firm = 'Meblan Sp. z o.o.\nul. Poznańska 8, 62-510 Konin\nDział Kadr i Płac';
  const opening =
    'W związku z tym pracodawca oświadcza, że cofa wypowiedzenie umowy o pracę, które wręczono Pani 4 maja 2026 r.';

  it.each([
    [
      'Cofnięcie wypowiedzenia jest skuteczne wyłącznie za Pani zgodą. Prosimy o odpowiedź do 20 maja 2026 r.',
      'MEDIUM',
    ],
    [
      'Cofnięcie jest możliwe tylko za zgodą pracownika, na którą czekamy do 20 maja 2026 r.',
      'MEDIUM',
    ],
    ['Cofnięcie następuje za Pani zgodą z 11 maja 2026 r.', 'LOW'],
  ])('still needs a consent that nobody gave: %s', (body, level) => {
    expect(
      told(firm, 'OŚWIADCZENIE O COFNIĘCIU WYPOWIEDZENIA UMOWY O PRACĘ', `${opening} ${body}`),
    ).toMatchObject({
      label: 'Cofnięcie wypowiedzenia',
      level,
    });
  });
});
