import { describe, expect, it } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { read, terms } from './read-short.ts';

const actions = (letter: string) =>
  answerClassification(openLetter(letter))
    .required_actions.map(({ action }) => action)
    .join('\n');

const fromCourt = (sentences: string) => `Sąd Okręgowy w Radomiu
I Wydział Cywilny
ul. Piłsudskiego 10, 26-600 Radom

Radom, 6 lipca 2026 r.
I C 118/26

Pani Halina Wrona
ul. Szkolna 5/2, 26-600 Radom

${sentences}

Sekretarz sądowy Marta Lis
`;

const fromBailiff = (
  sentences: string,
  reader = 'Pani Halina Wrona',
) => `Komornik Sądowy przy Sądzie Rejonowym w Radomiu Jan Kos
ul. Długa 3, 26-600 Radom

Radom, 6 lipca 2026 r.
Km 118/26

${reader}
ul. Szkolna 5/2, 26-600 Radom

${sentences}

Komornik Sądowy Jan Kos
`;

const fromOffice = (sentences: string) => `Starosta Radomski
ul. Domagalskiego 7, 26-600 Radom

Radom, 6 lipca 2026 r.
AB.6743.118.2026

Pani Halina Wrona
ul. Szkolna 5/2, 26-600 Radom

${sentences}

z up. Starosty Marta Lis
`;

describe('a witness who is to testify in writing', () => {
  const letter = fromCourt(`ZOBOWIĄZANIE ŚWIADKA

W sprawie z powództwa Tartak Bór sp. z o.o. przeciwko Gminie Jedlnia o zapłatę Sąd dopuścił dowód z Pani zeznań i postanowił, że złoży je Pani na piśmie. Proszę odpowiedzieć na pytania z karty w terminie 14 dni od doręczenia. Za niezłożenie zeznań grozi grzywna.`);

  it('has no complaint and need not come', () => {
    expect(read(letter).type.id).toBe('sad-swiadek-na-pismie');
    expect(read(letter).remedy).toBeNull();
    expect(actions(letter)).toMatch(/Napisz i podpisz zeznanie.* – 14 dni/);
    expect(actions(letter)).not.toContain('Staw się');
  });
});

describe('a court that sends the winner the title', () => {
  it('asks for nothing', () => {
    const letter = fromCourt(
      'Sekretariat przesyła Pani jako powódce odpis prawomocnego wyroku z klauzulą wykonalności. Wyrokiem zasądzono na Pani rzecz 4 200,00 zł od pozwanego Jana Kity.',
    );
    expect(answerClassification(openLetter(letter)).needs_action).toBe(false);
    expect(read(letter).threat.level).toBe('LOW');
  });
});

describe('the course of an enforcement', () => {
  it('ends with costs that remain to be paid', () => {
    const letter = fromBailiff(`POSTANOWIENIE

Komornik postanawia umorzyć postępowanie egzekucyjne w całości na wniosek wierzyciela i wezwać dłużniczkę do zapłaty kosztów w kwocie 210,00 zł w terminie 14 dni.`);
    expect(read(letter).type.id).toBe('komornik-koniec');
    expect(read(letter).threat.level).toBe('MEDIUM');
  });

  it('asks the creditor for an advance and for what the debtor has', () => {
    const letter = fromBailiff(
      `WEZWANIE WIERZYCIELA

Wzywam wierzyciela do wpłaty zaliczki 90,00 zł w terminie 7 dni od doręczenia. W tym samym terminie wierzyciel może wskazać majątek dłużnika; inaczej postępowanie może zostać umorzone.`,
      'Pani Halina Wrona\n- wierzyciel -',
    );
    expect(actions(letter)).toMatch(/majątek dłużnika.* – 7 dni/);
    expect(read(letter).remedy).toBeNull();
  });

  it('divides money: the creditor may object to the plan', () => {
    const letter = fromBailiff(
      `ZAWIADOMIENIE O SPORZĄDZENIU PLANU PODZIAŁU

Zawiadamiam, że sporządziłem plan podziału.
1. Halina Wrona - alimenty 3 000,00 1 250,00
2. Bank Zachodni - kredyt 9 000,00 0,00
Zarzuty przeciwko planowi podziału można wnieść w ciągu dwóch tygodni od doręczenia zawiadomienia.`,
      'Pani Halina Wrona\nwierzyciel',
    );
    expect(read(letter).remedy?.name).toBe('zarzuty przeciwko planowi podziału');
    expect(actions(letter)).toContain('1 250,00');
  });

  it('reaches the spouse of the debtor', () => {
    const letter = fromBailiff(
      'ZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI PRZECIWKO MAŁŻONKOWI DŁUŻNIKA\n\nWszczęto przeciwko Pani egzekucję na podstawie nakazu zapłaty z klauzulą przeciwko Pani jako małżonce dłużnika.',
    );
    expect(answerClassification(openLetter(letter)).meaning).toContain('małżonkiem dłużnika');
  });

  it('sets no term to pay where it only tells what to do after a change of work', () => {
    const letter = fromBailiff(`ZAJĘCIE WYNAGRODZENIA

Zająłem Pani wynagrodzenie. Do zapłaty pozostaje łącznie 3 000,00 zł.
Jeśli zmieni Pani pracę, należy w ciągu tygodnia powiadomić komornika.`);
    expect(terms(letter).filter(({ what }) => what === 'zapłata')).toEqual([]);
  });
});

describe('an owner of a car whose case is over', () => {
  it('need not name the driver', () => {
    const letter = `Główny Inspektorat Transportu Drogowego
Al. Jerozolimskie 94, 00-807 Warszawa

Warszawa, 6 lipca 2026 r.
CAN.118.2026

Pani Halina Wrona
ul. Szkolna 5/2, 26-600 Radom

Wpłynęło Pani oświadczenie o wskazaniu osoby, której powierzyła Pani pojazd (art. 78 ust. 4 Prawa o ruchu drogowym). Wobec Pani czynności zostały zakończone. Pismo nie wymaga odpowiedzi. Pani może zostać wezwana w charakterze świadka.
`;
    const answer = answerClassification(openLetter(letter));
    expect(answer.needs_action).toBe(false);
    expect(answer.threat.level).toBe('LOW');
    expect(answer.meaning).not.toContain('Masz być świadkiem');
  });
});

describe('an objection of the office to planned works', () => {
  it.each(['wnoszę sprzeciw', '\n     W N O S Z Ę   S P R Z E C I W\n'])(
    'stops them: %s',
    (words) => {
      const letter = fromOffice(`DECYZJA

Po rozpatrzeniu zgłoszenia
${words}
w sprawie zamiaru budowy altany na działce nr 5.

Od decyzji przysługuje odwołanie do Wojewody Mazowieckiego za pośrednictwem Starosty Radomskiego w terminie 14 dni od doręczenia.`);
      expect(actions(letter)).toMatch(/Nie rozpoczynaj robót.*altany/);
      expect(read(letter).remedy?.name).toBe('odwołanie');
    },
  );
});

describe('words of instruction', () => {
  const refusal = (instruction: string) =>
    fromOffice(`DECYZJA\n\nOdmawiam przyznania stypendium.\n\n${instruction}`);

  it('"można odwołać się do" opens an appeal to the named commission', () => {
    const letter = refusal(
      'Od decyzji można odwołać się do Odwoławczej Komisji Stypendialnej w terminie 14 dni od otrzymania decyzji.',
    );
    expect(read(letter).remedy?.addressee).toBe('Odwoławcza Komisja Stypendialna');
    expect(terms(letter)).toEqual([
      { kind: 'from_delivery', end: '14 days', what: 'odwołanie – wniesienie' },
    ]);
  });

  it('a complaint against an order still to come is none against this letter', () => {
    const letter = fromOffice(
      'Zaliczyliśmy nadpłatę na zaległość. Otrzyma Pani odrębne postanowienie, na które będzie służyć zażalenie.',
    );
    expect(read(letter).remedy).toBeNull();
  });

  it('what can be sent through a portal of the office binds the reader', () => {
    const letter = fromOffice(
      'WEZWANIE\n\nWzywam Panią do wyjaśnień. Wyjaśnienia można złożyć przez e-Urząd Skarbowy albo w siedzibie w terminie 7 dni od doręczenia wezwania.',
    );
    expect(terms(letter).map(({ end }) => end)).toContain('7 days');
  });

  it('"wpis od sprzeciwu wynosi 100 zł" is the fee of the remedy', () => {
    const letter = fromOffice(
      'DECYZJA\n\nUchylam decyzję w całości.\n\nOd decyzji przysługuje skarga do Wojewódzkiego Sądu Administracyjnego w Warszawie w terminie 30 dni od doręczenia. Wpis od skargi wynosi 200 zł.',
    );
    expect(read(letter).remedy?.fee).toContain('200 zł');
  });
});

describe('orders of a criminal court', () => {
  it('a witness who was fined may complain', () => {
    const letter = fromCourt(`POSTANOWIENIE

Sąd na podstawie art. 285 § 1 k.p.k. postanawia nałożyć na świadka Halinę Wronę karę pieniężną 300 zł za niestawiennictwo.

Pouczenie. Ukaranej służy zażalenie w terminie 7 dni od doręczenia.`);
    expect(read(letter).remedy?.name).toBe('zażalenie');
    expect(read(letter).remedy?.legal_basis).toContain('k.p.k.');
    expect(answerClassification(openLetter(letter)).meaning).not.toContain('Masz być świadkiem');
  });

  it('a fine of a final judgment is called in: there is nothing to object to', () => {
    const letter = fromCourt(`WEZWANIE DO ZAPŁATY

Na podstawie prawomocnego wyroku nakazowego z 3 marca 2026 r. wzywa się Panią do zapłaty grzywny 400,00 zł w terminie 30 dni, z podaniem numeru karty dłużnika. Grzywna niezapłacona może zostać zamieniona na pracę społecznie użyteczną.`);
    expect(read(letter).type.id).toBe('grzywna-wezwanie');
    expect(read(letter).remedy).toBeNull();
  });
});

describe('a court that sends the motion of somebody else', () => {
  it('speaks of an estate only where the letter does', () => {
    const letter = fromCourt(
      'Zawiadamiamy Panią jako uczestniczkę, że na wniosek prokuratora wszczęto postępowanie o ubezwłasnowolnienie Pani brata. W załączeniu odpis wniosku. W terminie 21 dni może Pani złożyć odpowiedź na wniosek.',
    );
    expect(read(letter).type.id).toBe('sad-odpis-wniosku');
    expect(actions(letter)).not.toContain('spadek');
    expect(terms(letter)).toEqual([
      { kind: 'from_delivery', end: '21 days', what: 'odpowiedź na pismo z sądu' },
    ]);
  });
});

describe('what a decision says besides', () => {
  it('a fine that may be paid in parts is no good news', () => {
    const letter = fromOffice(`DECYZJA

Wymierzam Pani karę pieniężną 9 000,00 zł za usunięcie drzewa. Na wniosek karę można rozłożyć na raty.

Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Radomiu w terminie 14 dni od doręczenia.`);
    const { recommendation_reasoning: reason } = answerReplies(
      openLetter(letter),
      undefined,
      '2026-07-10',
    );
    expect(reason).not.toContain('dobra wiadomość');
  });

  it('a decision that goes back to the first office is not taken away', () => {
    const letter = fromOffice(
      'DECYZJA\n\nKolegium uchyla zaskarżoną decyzję w całości i przekazuje sprawę do ponownego rozpatrzenia przez organ I instancji.',
    );
    expect(answerClassification(openLetter(letter)).meaning).toContain('wraca do urzędu');
  });
});

describe('a call of a court in an unusual form', () => {
  it('binds a president of a board who is named, not addressed', () => {
    const letter = fromCourt(`POSTANOWIENIE

Sąd postanawia wezwać Halinę Wronę jako prezesa zarządu do złożenia sprawozdania finansowego w terminie 7 dni od doręczenia, pod rygorem nałożenia grzywny. Na postanowienie nie przysługuje środek zaskarżenia.`);
    expect(terms(letter).map(({ end }) => end)).toEqual(['7 days']);
    expect(answerClassification(openLetter(letter)).needs_action).toBe(true);
  });

  it('asks an heir to decide and sets no day to come', () => {
    const letter = fromCourt(
      'Sąd wzywa Panią jako spadkobierczynię po Janie Wronie do złożenia w ciągu miesiąca oświadczenia, czy przyjmuje Pani spadek wprost, czy go odrzuca.',
    );
    expect(actions(letter)).toContain('odrzucić spadek');
    expect(actions(letter)).not.toContain('stawić');
  });

  it('sends a worker who sues the answer of the firm: no suit against the worker', () => {
    const letter = fromCourt(
      'Sąd przesyła Pani odpis odpowiedzi na pozew złożonej przez pozwaną Hutę Stal S.A. i zobowiązuje Panią do złożenia w terminie 14 dni pisma przygotowawczego.',
    );
    expect(read(letter).remedy).toBeNull();
    expect(read(letter).role).toBe('claimant');
    expect(terms(letter).map(({ end }) => end)).toEqual(['14 days']);
  });
});

describe('what looks like a burden and is none', () => {
  it('the creditor is sent the title and has nothing to contest', () => {
    const letter = fromCourt(
      'Sąd doręcza Pani odpis postanowienia o nadaniu klauzuli wykonalności nakazowi zapłaty z 5 maja 2026 r. wraz z tytułem wykonawczym.',
    );
    expect(read(letter).remedy).toBeNull();
    expect(read(letter).terms).toEqual([]);
  });

  it('ZUS agrees to instalments: the whole sum is not asked for', () => {
    const letter = `ZUS Oddział w Radomiu
ul. Czachowskiego 21A, 26-600 Radom

Radom, 6 lipca 2026 r.
240000/72/118/2026

Pani Halina Wrona
ul. Szkolna 5/2, 26-600 Radom

Wyrażamy zgodę na rozłożenie na 12 rat zadłużenia z tytułu składek w kwocie 9 614,28 zł. Proszę podpisać umowę w ciągu 14 dni od otrzymania tego pisma. Pierwsza rata, 801,19 zł, będzie płatna do 5 grudnia 2026 r.
`;
    expect(actions(letter)).not.toContain('9 614,28 zł –');
    expect(actions(letter)).not.toMatch(/Dokonaj zapłaty 9/);
    expect(actions(letter)).toContain('Podpisz umowę');
    expect(answerClassification(openLetter(letter)).meaning).toContain('zgodził się na raty');
  });

  it('the creditor of an enforcement that ended is told so', () => {
    const letter = fromBailiff(
      'POSTANOWIENIE\n\nKomornik umarza postępowanie egzekucyjne wobec bezskuteczności egzekucji i zwraca wierzycielowi tytuł wykonawczy. Egzekucję można wszcząć ponownie.\n\nSkarga przysługuje do Sądu Rejonowego w Radomiu w ciągu tygodnia od doręczenia, za pośrednictwem komornika.',
      'Pani Halina Wrona\n- wierzycielka -',
    );
    expect(answerClassification(openLetter(letter)).meaning).toContain('umorzył egzekucję');
    const { recommendation_reasoning: reason } = answerReplies(
      openLetter(letter),
      undefined,
      '2026-07-10',
    );
    expect(reason).not.toContain('żeby egzekucja trwała');
  });
});
