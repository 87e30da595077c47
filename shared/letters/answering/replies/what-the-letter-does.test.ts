import { describe, expect, it } from 'vitest';

import { answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = 'Pani Ewa Lipska\nul. Lipowa 3, 81-300 Gdynia';

function repliesTo(head: string, title: string, body: string, today = '2026-10-08') {
  const letter = `${head}\n\nGdynia, 5 października 2026 r.\nZnak: AB.55.7.2026\n\n${reader}\n\n${title}\n\n${body}\n\nz poważaniem\nAnna Kot\n`;
  const replies = answerReplies(openLetter(letter), undefined, today);
  return {
    cooperative: replies.variant_1_cooperative.content,
    assertive: replies.variant_2_assertive.content,
    delay: replies.variant_3_tactical_delay.content,
    all: [
      replies.variant_1_cooperative.content,
      replies.variant_2_assertive.content,
      replies.variant_3_tactical_delay.content,
    ].join('\n'),
  };
}

const court =
  'Sąd Rejonowy w Gdyni\nIII Wydział Rodzinny i Nieletnich\npl. Konstytucji 5, 81-354 Gdynia';
const town = 'Urząd Miasta w Gdyni\nal. Piłsudskiego 52/54, 81-382 Gdynia';
const bank = 'Bank Kwadrat S.A.\nul. Polna 8, 20-950 Lublin';

const suitFor = (motion: string) =>
  repliesTo(
    court,
    'DORĘCZENIE ODPISU POZWU I WEZWANIE NA ROZPRAWĘ',
    `Sąd doręcza Pani jako pozwanej odpis pozwu o podwyższenie alimentów z kwoty 800 zł do kwoty 1500 zł miesięcznie i zobowiązuje do złożenia odpowiedzi na pozew w terminie 14 dni od dnia doręczenia. Rozprawa odbędzie się dnia 9 listopada 2026 r. o godz. 9:30 w sali nr 12. ${motion}`,
  );

describe('a reply to what the letter does', () => {
  it('thanks no bank that refuses, even where it paid back a small fee', () => {
    const { all } = repliesTo(
      bank,
      'Odpowiedź na reklamację',
      'Po rozpatrzeniu reklamacji nie znaleźliśmy podstaw do jej uznania. Bank nie zwróci kwoty 2 850,00 zł. Opłatę za wydruk zwróciliśmy 12 października. Może Pani zwrócić się do Rzecznika Finansowego.',
    );
    expect(all).not.toContain('pozytywne załatwienie');
  });

  it('appeals against no ruling that is still to come, and comes where the court orders it', () => {
    const { all, cooperative } = repliesTo(
      court,
      'ZAWIADOMIENIE O POSIEDZENIU',
      'Sąd zawiadamia, że posiedzenie odbędzie się dnia 9 listopada 2026 r. o godz. 11:45 w sali nr 12. Stawiennictwo matki i ojca obowiązkowe. Orzeczenia wydane w sprawie można będzie zaskarżyć apelacją.',
    );
    expect(all).not.toContain('APELACJA');
    expect(cooperative).toContain('Stawię się osobiście');
  });

  it.each([
    'Wniosek powódki o zabezpieczenie przez zobowiązanie pozwanego do łożenia po 1300 zł miesięcznie zostanie rozpoznany na posiedzeniu niejawnym.',
    'W pozwie zawarto wniosek o udzielenie zabezpieczenia. O tym, czy udzielić zabezpieczenia, sąd rozstrzygnie po złożeniu odpowiedzi.',
    'Powódka wnosi o zabezpieczenie roszczenia kwotą 1300 zł miesięcznie.',
  ])('complains of no security that is only asked for: %s', (motion) => {
    expect(suitFor(motion).all).not.toMatch(/zażaleni/i);
  });

  it.each([
    'Postanowieniem z 2 października 2026 r. sąd udzielił zabezpieczenia w kwocie 1300 zł miesięcznie. Na postanowienie o zabezpieczeniu przysługuje zażalenie w terminie tygodnia.',
    'Sąd postanowił zabezpieczyć roszczenie w ten sposób, że pozwana płaci 1300 zł miesięcznie do końca sprawy.',
  ])('complains of a security that the court gave: %s', (order) => {
    expect(suitFor(order).all).toMatch(/zażaleni/i);
  });

  it('offers a town no settlement of its fee', () => {
    const { all } = repliesTo(
      town,
      'WEZWANIE DO ZAPŁATY',
      'Nie widzimy wpłaty opłaty za gospodarowanie odpadami za sierpień 2026 r. Prosimy o zapłatę 132,00 zł do 22 października 2026 r. na konto 26 1020 3349 7000 0912 0447 7120.',
    );
    expect(all).not.toMatch(/ugod|uznania długu|informacji gospodarczej/i);
  });

  it('contests no demand that was taken back', () => {
    const { all } = repliesTo(
      'Ubezpieczeniowy Fundusz Gwarancyjny\nul. Płocka 9/11, 01-231 Warszawa',
      'Opłata za brak OC',
      'Wezwanie z 12 sierpnia 2026 r. na kwotę 9 610,00 zł uznaje się za bezprzedmiotowe. Nie ma Pani obowiązku zapłaty jakiejkolwiek kwoty. Sprawę zamknięto.',
    );
    expect(all).not.toMatch(/Nie zgadzam się z żądaniem|na raty/);
  });

  it('tells a surety who is not called on only to take note', () => {
    const { cooperative } = repliesTo(
      bank,
      'ZAWIADOMIENIE O OPÓŹNIENIU KREDYTOBIORCY',
      'W umowie poręczenia poręczyła Pani kredyt gotówkowy. Zawiadamiamy poręczyciela, że kredytobiorca opóźnia się ze spłatą rat. Na tym etapie nie wzywamy Pani do zapłaty.',
    );
    expect(cooperative).not.toContain('PROPOZYCJA SPŁATY');
  });

  it('keeps the silence of a suspect whom a tax office calls', () => {
    const { assertive } = repliesTo(
      'Naczelnik Urzędu Skarbowego w Wejherowie\nul. Przemysłowa 2, 84-200 Wejherowo',
      'WEZWANIE',
      'Wzywam Panią do stawienia się osobiście dnia 26 listopada 2026 r. o godz. 10:00 w pokoju 14 celem przesłuchania jako osoby, co do której istnieje uzasadniona podstawa do sporządzenia zarzutu.',
    );
    expect(assertive).toContain('odmowy składania wyjaśnień');
  });

  it('agrees to no end of a contract that has already ended', () => {
    const { all } = repliesTo(
      'PRACHIT Systemy Sp. z o.o.\nul. Legnicka 55F, 54-203 Wrocław',
      'Rozliczenie po rozwiązaniu umowy',
      'W związku z rozwiązaniem z dniem 30 września 2026 r. umowy o pracę za porozumieniem stron dokonaliśmy rozliczenia. Nadpłata wynosi 1 560,40 zł. Prosimy o zwrot kwoty 1 560,40 zł w terminie do 6 listopada 2026 r. na rachunek 24 1160 2462 5000 0003 3819 0047.',
    );
    expect(all).not.toContain('rozwiązanie umowy za porozumieniem');
  });

  it('restores the term of a complaint to the court by the law of that court', () => {
    const { delay } = repliesTo(
      'Krajowa Rada Radiofonii i Telewizji\nSkwer Wyszyńskiego 9, 01-015 Warszawa',
      'DECYZJA',
      'Na podstawie art. 104 k.p.a. odmawiamy umorzenia zaległości 655,20 zł. Decyzja jest ostateczna. Skargę do Wojewódzkiego Sądu Administracyjnego w Warszawie wnosi się w terminie 30 dni od doręczenia, za pośrednictwem KRRiT.',
      '2027-03-01',
    );
    expect(delay).toContain('art. 86 i art. 87 p.p.s.a.');
    expect(delay).not.toContain('art. 58 k.p.a.');
  });
});

describe('an objection to a ruling of the doctor of ZUS', () => {
  const rulingOf = (day: string) =>
    answerReplies(
      openLetter(
        `Zakład Ubezpieczeń Społecznych\nOddział w Gdańsku\nul. Chmielna 27/33, 80-748 Gdańsk\n\nGdańsk, ${day}\nZnak: 100000/611/44/2026\n\n${reader}\n\nORZECZENIE LEKARZA ORZECZNIKA ZUS\n\nLekarz orzecznik ZUS ustala, że nie jest Pani niezdolna do pracy. Od orzeczenia przysługuje sprzeciw w terminie 14 dni od dnia doręczenia.\n\nLekarz orzecznik Jan Kot\n`,
      ),
      undefined,
      '2027-01-12',
    ).variant_2_assertive.content;

  it('goes to the commission while the law of the day knows it, then to ZUS', () => {
    expect(rulingOf('14 grudnia 2026 r.')).toMatch(/Komisja Lekarska[\s\S]*art\. 14 ust\. 2a/);
    expect(rulingOf('8 stycznia 2027 r.')).toContain('art. 85f');
    expect(rulingOf('8 stycznia 2027 r.')).not.toMatch(/komisj/i);
  });
});
