import { describe, expect, it } from 'vitest';

import {
  answerClassification,
  answerPlan,
  answerReplies,
} from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const today = '2026-11-21';
const variants = [
  'variant_1_cooperative',
  'variant_2_assertive',
  'variant_3_tactical_delay',
] as const;

function repliesTo(letter: string): string[] {
  const replies = answerReplies(openLetter(letter), undefined, today);
  return variants.map((key) => replies[key].content.replace(/ {2,}/g, ' '));
}

function letterOf(head: string, title: string, body: string): string {
  return `${head}\n\nGdynia, 5 października 2026 r.\nZnak: AB.55.7.2026\n\n${' '.repeat(40)}Pani Marta Lewicka\n${' '.repeat(40)}ul. Lipowa 3\n${' '.repeat(40)}81-300 Gdynia\n\n${' '.repeat(20)}${title}\n\n${body}\n\nz poważaniem\nAnna Kot\n`;
}

const head = {
  building: 'Powiatowy Inspektorat Nadzoru Budowlanego w Gdyni\nul. Śląska 1, 81-319 Gdynia',
  tax: 'Naczelnik Pierwszego Urzędu Skarbowego w Gdyni\nul. Władysława IV 2/4, 81-353 Gdynia',
  prosecutor: 'Prokuratura Rejonowa w Gdyni\nul. 10 Lutego 39, 81-364 Gdynia',
  farmers:
    'Kasa Rolniczego Ubezpieczenia Społecznego\nOddział Regionalny w Gdańsku\nul. Arkońska 6, 80-387 Gdańsk',
  university:
    'Politechnika Kaszubska\nDziekan Wydziału Mechanicznego\nul. Morska 81, 81-225 Gdynia',
  appeals: 'Samorządowe Kolegium Odwoławcze w Gdańsku\nul. Podwale 30, 80-824 Gdańsk',
  employer: 'Stocznia Bałtyk Sp. z o.o.\nul. Czechosłowacka 3, 81-336 Gdynia',
  owner: 'Piotr Wrona\nul. Polna 2, 81-200 Gdynia',
};

describe('the remedy the letter gives', () => {
  it.each([
    [
      'an order of the building inspection',
      letterOf(
        head.building,
        'POSTANOWIENIE',
        'Na podstawie art. 123 k.p.a. wstrzymuję roboty budowlane. Na postanowienie służy stronie zażalenie do Pomorskiego Wojewódzkiego Inspektora Nadzoru Budowlanego za pośrednictwem tutejszego organu w terminie 7 dni od dnia doręczenia.',
      ),
      'ZAŻALENIE NA POSTANOWIENIE',
      'Pomorski Wojewódzki Inspektor Nadzoru Budowlanego\n za pośrednictwem Powiatowego Inspektoratu Nadzoru Budowlanego w Gdyni',
      'art. 141 § 2 k.p.a.',
    ],
    [
      'an order of a tax office',
      letterOf(
        head.tax,
        'POSTANOWIENIE',
        'Na podstawie art. 216 i art. 62 Ordynacji podatkowej postanawiam zaliczyć wpłatę 900,00 zł na zaległość. Na postanowienie służy zażalenie do Dyrektora Izby Administracji Skarbowej w Gdańsku za pośrednictwem naczelnika, który je wydał, w terminie 7 dni od dnia doręczenia.',
      ),
      'ZAŻALENIE NA POSTANOWIENIE',
      'Dyrektor Izby Administracji Skarbowej w Gdańsku\n za pośrednictwem Naczelnika Pierwszego Urzędu Skarbowego w Gdyni',
      'art. 236 § 2 Ordynacji podatkowej',
    ],
    [
      'an order of a prosecutor',
      letterOf(
        head.prosecutor,
        'POSTANOWIENIE o umorzeniu dochodzenia',
        'Na podstawie art. 322 § 1 k.p.k. postanowiono umorzyć dochodzenie. Pokrzywdzonej przysługuje zażalenie do Sądu Rejonowego w Gdyni za pośrednictwem prokuratora, w terminie 7 dni od daty doręczenia.',
      ),
      'ZAŻALENIE NA POSTANOWIENIE',
      'Sąd Rejonowy w Gdyni\n za pośrednictwem Prokuratury Rejonowej w Gdyni',
      'k.p.k.',
    ],
    [
      'a decision of KRUS',
      letterOf(
        head.farmers,
        'DECYZJA',
        'Prezes Kasy odmawia Pani prawa do renty rolniczej. Od decyzji przysługuje odwołanie do Sądu Okręgowego w Gdańsku - Sądu Pracy i Ubezpieczeń Społecznych w terminie miesiąca od dnia doręczenia, za pośrednictwem Kasy.',
      ),
      'ODWOŁANIE OD DECYZJI PREZESA KRUS',
      'Sąd Okręgowy w Gdańsku - Sąd Pracy i Ubezpieczeń Społecznych\n za pośrednictwem Kasy Rolniczego Ubezpieczenia Społecznego',
      'art. 477(9) § 1 k.p.c.',
    ],
    [
      'a decision reconsidered by the same organ',
      letterOf(
        head.university,
        'DECYZJA',
        'Na podstawie art. 104 k.p.a. skreślam Panią z listy studentów. Od decyzji przysługuje wniosek o ponowne rozpatrzenie sprawy w terminie 14 dni od dnia doręczenia.',
      ),
      'WNIOSEK O PONOWNE ROZPATRZENIE SPRAWY',
      'Politechnika Kaszubska\n',
      'art. 127 § 3 k.p.a.',
    ],
    [
      'a final decision',
      letterOf(
        head.appeals,
        'DECYZJA',
        'Kolegium utrzymuje w mocy zaskarżoną decyzję. Stronie przysługuje skarga do Wojewódzkiego Sądu Administracyjnego w Gdańsku, wnoszona za pośrednictwem Kolegium w terminie 30 dni od dnia doręczenia decyzji.',
      ),
      'SKARGA DO WOJEWÓDZKIEGO SĄDU ADMINISTRACYJNEGO',
      'Wojewódzki Sąd Administracyjny w Gdańsku\n za pośrednictwem Samorządowego Kolegium Odwoławczego w Gdańsku',
      'art. 53 § 1',
    ],
    [
      'a penalty at work',
      letterOf(
        head.employer,
        'ZAWIADOMIENIE O UKARANIU KARĄ NAGANY',
        'Na podstawie art. 108 § 1 pkt 2 Kodeksu pracy stosuję wobec Pani karę nagany. W ciągu 7 dni od dnia zawiadomienia o ukaraniu może Pani wnieść sprzeciw do pracodawcy.',
      ),
      'SPRZECIW OD KARY PORZĄDKOWEJ',
      'Stocznia Bałtyk Sp. z o.o.',
      'art. 112 § 1 Kodeksu pracy',
    ],
  ])('is lodged at the right place against %s', (_, letter, heading, addressee, basis) => {
    const [agreeing, ...contesting] = repliesTo(letter);
    for (const reply of contesting) {
      expect(reply).toContain(`\n${heading}\n`);
      expect(reply).toContain(addressee);
      expect(reply).toContain(basis);
      expect(reply).toMatch(/AB\.55\.7\.2026/);
      expect(reply).not.toMatch(/przedłużenie terminu|przesunięcie terminu/i);
    }
    expect(agreeing).not.toContain(heading);
    expect(agreeing).toMatch(/AB\.55\.7\.2026/);
  });
});

describe('a reply', () => {
  it('of an employer to a seizure answers the bailiff instead of complaining', () => {
    const letter = letterOf(
      'Komornik Sądowy przy Sądzie Rejonowym w Gdyni\nAdam Lis\nul. Morska 5, 81-225 Gdynia\nKm 44/26',
      'ZAJĘCIE WYNAGRODZENIA - WEZWANIE DO PRACODAWCY',
      'Na podstawie art. 881 § 2 k.p.c. zajmuję wynagrodzenie dłużnika i wzywam pracodawcę, aby w ciągu tygodnia przedstawił zestawienie (art. 882 § 1 k.p.c.).',
    );
    for (const reply of repliesTo(letter)) expect(reply).not.toContain('wnoszę skargę');
    expect(answerReplies(openLetter(letter), undefined, today).recommended_variant).toBe(
      variants[0],
    );
  });

  it('to a judgment served with its reasons is the appeal itself', () => {
    const letter = letterOf(
      'Sąd Rejonowy w Gdyni\nI Wydział Cywilny\nul. 10 Lutego 39, 81-364 Gdynia',
      'Sygn. akt I C 88/26',
      'Doręczam odpis wyroku z dnia 1 września 2026 r. wraz z uzasadnieniem; powództwo oddalono. Od wyroku przysługuje apelacja do Sądu Okręgowego w Gdańsku, wnoszona do tutejszego Sądu w terminie dwutygodniowym od doręczenia wyroku z uzasadnieniem.',
    );
    for (const reply of repliesTo(letter)) expect(reply).not.toMatch(/sporządzenie uzasadnienia/);
    for (const reply of repliesTo(letter).slice(1)) expect(reply).toContain('\nAPELACJA\n');
  });

  it('to a letter of no known kind asks for no later term', () => {
    for (const reply of repliesTo(
      letterOf(head.owner, 'INFORMACJA', 'Przesyłam informację o remoncie klatki schodowej.'),
    )) {
      expect(reply).not.toMatch(/przedłużenie|wyznaczenie terminu/i);
    }
  });

  it('to a notice for the owner’s own need names the time that one takes', () => {
    const letter = letterOf(
      head.owner,
      'WYPOWIEDZENIE UMOWY NAJMU',
      'Wypowiadam umowę najmu lokalu na podstawie art. 11 ust. 4 ustawy o ochronie praw lokatorów, bo chcę w nim zamieszkać.',
    );
    expect(repliesTo(letter)[1]).toContain('z półrocznym albo trzyletnim wyprzedzeniem');
    expect(repliesTo(letter)[1]).not.toContain('dodatkowego miesiąca');
  });

  it('to a dismissal speaks of no debt', () => {
    const letter = letterOf(
      head.employer,
      'ROZWIĄZANIE UMOWY O PRACĘ ZA WYPOWIEDZENIEM',
      'Rozwiązuję z Panią umowę o pracę. Otrzyma Pani odprawę 9 000,00 zł. W terminie 21 dni od dnia doręczenia przysługuje Pani odwołanie do Sądu Rejonowego - Sądu Pracy w Gdyni.',
    );
    for (const reply of repliesTo(letter)) expect(reply).not.toMatch(/uznania długu/);
    for (const reply of repliesTo(letter).slice(1)) {
      expect(reply).toContain('Sąd Rejonowy - Sąd Pracy w Gdyni');
      expect(reply).toMatch(/^Strona pozwana \(pracodawca\): Stocznia Bałtyk/m);
    }
  });

  it('to a higher rent asks for its reckoning and moves no term', () => {
    const letter = letterOf(
      head.owner,
      'WYPOWIEDZENIE WYSOKOŚCI CZYNSZU',
      'Na podstawie art. 8a ustawy o ochronie praw lokatorów wypowiadam dotychczasową wysokość czynszu. W terminie 2 miesięcy od dnia wypowiedzenia może Pani zakwestionować podwyżkę w sądzie.',
    );
    const replies = repliesTo(letter);
    for (const reply of replies.slice(1)) expect(reply).toContain('art. 8a');
    for (const reply of replies) {
      expect(reply).not.toMatch(/przesunięcie|późniejszego terminu/);
    }
  });
});

describe('the number PESEL in a pleading', () => {
  const bailiff =
    'Komornik Sądowy przy Sądzie Rejonowym w Gdyni\nAdam Lis\nul. Morska 5, 81-225 Gdynia\nKm 44/26';
  const complaintIn = (body: string) => repliesTo(letterOf(bailiff, 'ZAJĘCIE RACHUNKU', body))[1];
  const remedy =
    'Na czynność przysługuje skarga do Sądu Rejonowego w Gdyni w terminie tygodnia od dnia doręczenia.';

  it('is the one beside the reader, in whatever case', () => {
    expect(
      complaintIn(`Zająłem rachunek Marty Lewickiej (PESEL 44011522694). ${remedy}`),
    ).toContain('Marta Lewicka, PESEL 44011522694');
  });

  it('is never that of somebody else, of the same surname neither', () => {
    for (const other of ['Stefanii Lewickiej', 'Jana Kota']) {
      const reply = complaintIn(`W sprawie po ${other} (PESEL 44011522694). ${remedy}`);
      expect(reply).not.toContain('44011522694');
    }
  });
});

describe('the plan', () => {
  it('does not put the term of the appeal on what a decision orders to pay', () => {
    const letter = letterOf(
      'Wójt Gminy Kosakowo\nul. Żeromskiego 69, 81-198 Kosakowo',
      'DECYZJA',
      'Na podstawie art. 104 k.p.a. nakładam karę 700,00 zł, płatną w terminie 14 dni od dnia, w którym decyzja stanie się ostateczna. Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w Gdańsku w terminie 14 dni od dnia doręczenia.',
    );
    const pay = answerPlan(openLetter(letter), undefined).immediate_actions.find(({ action }) =>
      action.startsWith('Zapłać'),
    );
    expect(pay?.deadline).toBeNull();
  });

  it('leaves out a term that the letter tells of the past', () => {
    const letter = letterOf(
      head.appeals,
      'DECYZJA',
      'Strona w terminie 14 dni od dnia doręczenia wniosła odwołanie. Kolegium utrzymuje w mocy decyzję. Stronie przysługuje skarga do Wojewódzkiego Sądu Administracyjnego w Gdańsku w terminie 30 dni od dnia doręczenia.',
    );
    expect(answerClassification(openLetter(letter)).terms.map(({ amount }) => amount)).toEqual([
      30,
    ]);
  });

  it.each([
    [
      'Odwołanie: do SKO w Gdańsku, przez Wójta Gminy Kosakowo.',
      'Samorządowe Kolegium Odwoławcze w Gdańsku',
    ],
    [
      'Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Gdańsku za moim pośrednictwem w terminie 14 dni.',
      'Samorządowe Kolegium Odwoławcze w Gdańsku\n',
    ],
  ])('goes to the board that the letter names: %s', (taught, board) => {
    const letter = letterOf(
      'Wójt Gminy Kosakowo\nul. Żeromskiego 69, 81-198 Kosakowo',
      'DECYZJA',
      `Ustalam podatek od nieruchomości w kwocie 812,00 zł. ${taught}`,
    );
    expect(repliesTo(letter)[1]).toContain(board);
  });

  it('against an enforcement goes to the creditor whom the letter names', () => {
    const letter = letterOf(
      head.tax,
      'ZAWIADOMIENIE O ZAJĘCIU RACHUNKU BANKOWEGO',
      'Zajmuję wierzytelność z rachunku w egzekucji administracyjnej. Tytuł wykonawczy SM 2/118/2026, wierzyciel: Wójt Gminy Kosakowo (podatek rolny). Zarzut w sprawie egzekucji wnosi się do wierzyciela za pośrednictwem organu egzekucyjnego w terminie 7 dni od doręczenia odpisu tytułu wykonawczego.',
    );
    expect(repliesTo(letter)[1]).toContain('Wójt Gminy Kosakowo (wierzyciel)');
  });

  it('against the costs of a withdrawn claim stays in the court that ordered them', () => {
    const order = `Sygn. akt I C 7/26

POSTANOWIENIE
Dnia 17 września 2026 r.
Sąd Rejonowy w Gdyni I Wydział Cywilny
po rozpoznaniu sprawy z powództwa Barbary Kurnyty
przeciwko Dariuszowi Pasiutowi
o zapłatę
postanawia:
1. umorzyć postępowanie wobec cofnięcia pozwu;
2. zasądzić od powódki Barbary Kurnyty na rzecz pozwanego Dariusza Pasiuta kwotę 1.817,00 zł tytułem zwrotu kosztów procesu.

POUCZENIE
Pani Barbara Kurnyta, ul. Nawojowska 88A m. 3, 33-300 Nowy Sącz - powódka
Na rozstrzygnięcie o kosztach procesu przysługuje zażalenie do innego składu tutejszego Sądu (art. 394(1a) § 1 pkt 9 k.p.c.) w terminie tygodnia od dnia doręczenia postanowienia z uzasadnieniem. Na postanowienie o umorzeniu postępowania służy zażalenie do Sądu Okręgowego w Gdańsku w tym samym terminie.`;
    const [, reply = ''] = repliesTo(order);
    expect(reply).toContain('ZAŻALENIE NA POSTANOWIENIE');
    expect(reply).not.toContain('Sąd Okręgowy');
  });
});
