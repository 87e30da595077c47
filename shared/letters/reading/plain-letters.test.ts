import { describe, expect, it, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readLetter } from './read-letter.ts';

const read = (text: string) => readLetter(openLetter(text));
const terms = (text: string) =>
  read(text).terms.map(
    ({ date, amount, unit, what }) => `${date ?? `${amount ?? ''} ${unit ?? ''}`}: ${what}`,
  );

const office = 'Burmistrz Miasta Lipno\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\n';
const taxOffice =
  'Naczelnik Urzędu Skarbowego w Rypinie\nRypin, 3 listopada 2026 r.\n\nPan Jan Kot\n\n';
const firm = 'Kablonet Sp. z o.o.\nToruń, 7 sierpnia 2026 r.\n\nPan Jan Kot\n\n';
const court =
  'Sąd Rejonowy w Rypinie\nI Wydział Cywilny\nSygn. akt I C 118/26\nRypin, 3 listopada 2026 r.\n\n';

describe('terms behind other words', () => {
  it.each([
    [
      'a day that a time counted from elsewhere ends with',
      'Sofę trzeba odesłać w terminie 14 dni od dnia odstąpienia, czyli nie później niż 8 września 2026 r.',
    ],
    [
      'a request behind what the sender will do',
      'Nadpłatę zwrócimy na rachunek - wniosek prosimy złożyć do 8 września 2026 r.',
    ],
    [
      'restoring a thing, not a term',
      'Zobowiązujemy do przywrócenia chodnika do poprzedniego stanu najpóźniej 8 września 2026 r.',
    ],
  ])('%s', (_, sentence) => {
    expect(read(`${firm}${sentence}\n`).terms).toMatchObject([{ date: '2026-09-08' }]);
  });

  it('how long a notice runs is no term of the reader', () => {
    expect(terms(`${firm}Termin wypowiedzenia to trzy miesiące, na koniec miesiąca.\n`)).toEqual(
      [],
    );
  });

  it('what the sender will do by a day is no term of the reader', () => {
    expect(terms(`${firm}Do 8 września 2026 r. zwrócimy Panu 120,00 zł.\n`)).toEqual([]);
  });

  it('a contract tells its printed days of payment, the earliest first', () => {
    const contract =
      'UMOWA NAJMU LOKALU MIESZKALNEGO\n\nzawarta w Tychach dnia 25 sierpnia 2026 r. pomiędzy:\nEwą Bulą, zwaną dalej Wynajmującą,\na Janem Kotem, zwanym dalej Najemcą.\n\n§ 1. Pierwszy czynsz 2 400,00 zł jest płatny do 10 września 2026 r.\n\n§ 2. Najemca wpłaca kaucję 4 800,00 zł w terminie do dnia 31 sierpnia 2026 r.\n\n§ 3. Umowę można wypowiedzieć w terminie 14 dni.\n';
    expect(terms(contract)).toEqual(['2026-08-31: zapłata', '2026-09-10: zapłata']);
    const { required_actions: actions } = answerClassification(openLetter(contract));
    expect(actions.map(({ action }) => action).join(' ')).toContain('wpłaca kaucję 4 800,00 zł');
  });
});

describe('starts of terms', () => {
  it('runs from the letter though a final ruling is to be sent', () => {
    const asked =
      'Prosimy o nadesłanie w terminie 30 dni od otrzymania niniejszego pisma prawomocnego postanowienia sądu.';
    expect(terms(`${firm}${asked}\n`)).toMatchObject([/^30 days/]);
  });

  it('an order names its own remedy and not the complaint about costs', () => {
    const { remedy } = read(
      `${court}NAKAZ ZAPŁATY\nw postępowaniu upominawczym\n\nnakazuje pozwanemu Janowi Kotowi, aby w ciągu dwóch tygodni od doręczenia nakazu zapłacił powodowi 500,00 zł albo wniósł w tym terminie sprzeciw.\n\nNa rozstrzygnięcie o kosztach służy skarga w terminie tygodnia, jeżeli nie wnosi się sprzeciwu.\n`,
    );
    expect(remedy?.name).toBe('sprzeciw');
  });

  it('goes by the term of this case, not by the rule', () => {
    const judgment = `${court}WYROK\n\nDnia 3 listopada 2026 r.\n\nzasądza od pozwanego Jana Kota 500,00 zł.\n\nPOUCZENIE\nOd wyroku przysługuje apelacja. Co do zasady apelację wnosi się w terminie dwutygodniowym. W niniejszej sprawie termin do wniesienia apelacji wynosi trzy tygodnie od dnia doręczenia wyroku. Strona przeciwna może wnieść odpowiedź na apelację w terminie dwóch tygodni od jej doręczenia.\n`;
    expect(terms(judgment)).toEqual(['3 weeks: apelacja – wniesienie']);
  });

  it('counts a request for reasons from the day of the ruling', () => {
    const ruling = `${court}POSTANOWIENIE\n\nDnia 3 listopada 2026 r.\n\npostanawia oddalić wniosek Jana Kota.\n\nPouczenie\nApelację wnosi się w terminie dwóch tygodni od doręczenia postanowienia z uzasadnieniem. Wniosek o uzasadnienie należy złożyć w terminie tygodnia od dnia ogłoszenia postanowienia.\n`;
    expect(terms(ruling)).toEqual(['2026-11-10: wniosek o uzasadnienie']);
  });
});

describe('days of mails', () => {
  it.each(['Tuesday, November 3, 2026 11:02 AM', 'wt., 3 lis 2026 o 11:02', 'Tue, 3 Nov 2026'])(
    'sent %s',
    (day) => {
      const mail = `From: Urząd Gminy Lipno <ug@lipno.example>\nTo: Jan Kot <jan@kot.example>\nSent: ${day}\nSubject: Wezwanie\n\nSzanowny Panie,\n\nwzywamy Pana do stawienia się w urzędzie w dniu 20.11.2026 r. o godz. 10.20.\n`;
      expect(read(mail).documentDate).toBe('2026-11-03');
    },
  );
});

describe('terms that are not to be kept now', () => {
  it.each([
    ['what should have been done', 'Sprzęt należało zwrócić w ciągu 14 dni od doręczenia.'],
    [
      'a lower sum that is gone',
      'Opłata obniżona obowiązywała przy wpłacie w ciągu 7 dni od wystawienia wezwania.',
    ],
    ['what the sender means to end', 'Sprawa powinna zakończyć się do 30 listopada 2026 r.'],
    [
      'the time in which somebody else answers',
      'Może Pan złożyć reklamację do klubu. Przedsiębiorca ma 14 dni na odpowiedź. To termin dla klubu, nie dla Pana.',
    ],
    [
      'a right of somebody else',
      'Firma, której dotyczy decyzja, może w ciągu miesiąca odwołać się do sądu.',
    ],
    [
      'what follows an answer still to come',
      'Kto wniósł sprzeciw, może w ciągu 14 dni od dnia zawiadomienia o odrzuceniu tego sprzeciwu wystąpić do sądu.',
    ],
    [
      'a term that is over',
      'Na zarzuty miał Pan 7 dni od doręczenia upomnienia. Ten termin już upłynął.',
    ],
    [
      'another occasion',
      'Kto nie przyjdzie, traci miejsce. W takim przypadku może Pan prosić o przywrócenie w ciągu 7 dni.',
    ],
    [
      'a visit that is missed',
      'Niestawienie się i niepowiadomienie w okresie do 7 dni skutkuje utratą statusu.',
    ],
    ['how long a paper holds', 'Termin ważności operatu to 12 miesięcy.'],
    [
      'what a higher sum was given for',
      'Podwyższono odszkodowanie za wydanie nieruchomości w terminie 30 dni.',
    ],
    ['how things stay until then', 'Do końca listopada płaci Pan po staremu.'],
  ])('%s', (_, sentence) => {
    expect(terms(`${firm}Wezwanie do zapłaty\n\n${sentence}\n`)).toEqual([]);
  });

  it('an application for longer use is no payment', () => {
    const letter = `${office}DECYZJA\n\nUstalam opłatę za zajęcie chodnika. Przedłużenie wymaga nowego wniosku złożonego przed 20 listopada 2026 r.\n`;
    expect(terms(letter).filter((term) => term.endsWith('zapłata'))).toEqual([]);
  });
});

test('who has to ask for the reasons first is told that term, not the one of the appeal', () => {
  const letter = `${court}WYROK\nW IMIENIU RZECZYPOSPOLITEJ POLSKIEJ\n\nSąd nakazuje pozwanemu Janowi Kotowi wydać lokal.\n\nPOUCZENIE\nW terminie tygodnia od dnia doręczenia wyroku może Pan złożyć wniosek o doręczenie wyroku z uzasadnieniem. Apelację wnosi się w terminie dwóch tygodni od doręczenia wyroku z uzasadnieniem.\n`;
  expect(terms(letter)).toEqual(['1 weeks: wniosek o uzasadnienie']);
});

test.each([
  'To pismo nie jest jeszcze żadnym rozstrzygnięciem.',
  'Niniejsza informacja nie jest decyzją ani upomnieniem, nie zaskarża się jej.',
  'Od tego zawiadomienia odwołać się nie można.',
])('no remedy against what says of itself that it settles nothing: %s', (sentence) => {
  const letter = `${taxOffice}Informacja o zaległości\n\nNa koncie brakuje 312,44 zł. ${sentence} Gdyby zaległość pozostała, wydamy decyzję i wystawimy tytuł wykonawczy.\n`;
  expect(read(letter).remedy).toBeNull();
});

test('an accusation is no remedy', () => {
  const letter = `${office}Upomnienie\n\nZarzuca się Panu przekroczenie prędkości. Może Pan nie wypowiadać się co do zarzutu. Od takiej decyzji, a nie od niniejszego upomnienia, przysługuje sprzeciw w ciągu dwóch tygodni od doręczenia.\n`;
  expect(read(letter).remedy).toBeNull();
  expect(terms(letter)).toEqual([]);
});

describe('days that are set', () => {
  it('reads an inspection without a verb of taking place, and that nobody has to come', () => {
    const letter = `${office}Zawiadomienie\n\nOględziny wyznaczyliśmy na 12 grudnia 2026 r. (sobota) o godz. 10.00. Ma Pan prawo uczestniczyć w tej czynności; nie jest to obowiązek.\n`;
    const { events } = read(letter);
    expect(events).toMatchObject([{ date: '2026-12-12', time: '10:00', attendance: 'optional' }]);
    const { required_actions: actions } = answerClassification(openLetter(letter));
    expect(actions.map(({ action }) => action).join(' ')).toContain('nie musisz');
  });

  it('leaves out what stands behind a box that nobody ticked', () => {
    const letter = `${court}WEZWANIE ŚWIADKA\n\nSąd wzywa Pana na dzień 19 marca 2027 r. godz. 13:15 w charakterze świadka.\nStawiennictwo: [x] obowiązkowe [ ] nieobowiązkowe\n`;
    expect(read(letter).events).toMatchObject([{ date: '2027-03-19', attendance: 'ordered' }]);
  });
});

test('what a form teaches the accused is no duty of the witness', () => {
  const letter = `${court}WEZWANIE ŚWIADKA\n\nSąd wzywa Pana na dzień 19 marca 2027 r. godz. 13:15.\n\nII. OSKARŻONY. Ma prawo do milczenia; wnioski dowodowe składa w terminie 14 dni.\n`;
  expect(terms(letter)).toEqual([]);
});

test('what the letter asks not to do, or does not ask for, is no call', () => {
  const letter = `${firm}Zawiadomienie\n\nDzwonią do klientów oszuści. Nigdy nie prosimy o dopłaty ani o kody z wiadomości.\n`;
  const { required_actions: actions } = answerClassification(openLetter(letter));
  expect(actions.map(({ action }) => action).join(' ')).not.toContain('nie prosimy');
});

test('a letter to somebody who owes nothing gives no debtor’s remedy', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 14 września 2026 r.\n\nPani Ewa Lis\n\nZajęcie należności z umowy najmu\n\nW ciągu tygodnia od otrzymania pisma proszę mi odpisać, ile wynosi czynsz. To nie jest Pani dług.\n\nPouczenie dłużnika: dłużnikowi przysługuje skarga w terminie tygodnia od doręczenia.\n`;
  expect(read(letter).remedy).toBeNull();
  expect(terms(letter)).toHaveLength(1);
});

test('a creditor who claims nothing yet is not grave, nor is an office that only informs', () => {
  const letter = `Bank Dom S.A.\nToruń, 7 sierpnia 2026 r.\n\nPani Ewa Lis\n\nPismo do spadkobiercy\n\nZmarły pozostawił dług z karty kredytowej. Na tym etapie nie żądamy od Pani zapłaty. Jako spadkobierca może Pani przyjąć albo odrzucić spadek.\n`;
  expect(['LOW', 'MEDIUM']).toContain(read(letter).threat.level);
});

test('instalments that were granted are good news', () => {
  const letter = `${taxOffice}DECYZJA\n\nPo rozpatrzeniu wniosku rozkładam na trzy raty zapłatę zaległości podatkowej 900,00 zł.\n`;
  expect(read(letter).threat.level).toBe('LOW');
});

describe('a remedy told in plain words', () => {
  it('is read wherever its verb stands, and the term from the sentence that goes on about it', () => {
    const letter = `${office}Decyzja\n\nPrzyznaliśmy Panu zasiłek. Jeżeli coś się Panu nie podoba, może się Pan od niej odwołać do Samorządowego Kolegium Odwoławczego we Włocławku. Pismo składa się u nas, w ciągu dwóch tygodni od dnia, w którym dostał Pan tę decyzję.\n`;
    expect(terms(letter)).toEqual(['2 weeks: odwołanie – wniesienie']);
  });

  it('takes the place of the one that the letter denies', () => {
    const letter = `Starosta Rypiński\nRypin, 5 listopada 2026 r.\n\nPan Jan Kot\n\nPOSTANOWIENIE\n\nStwierdzam, że odwołanie wniesiono po terminie. Na postanowienie nie służy zażalenie. Może Pan wnieść skargę do Wojewódzkiego Sądu Administracyjnego w Bydgoszczy w trzydzieści dni od doręczenia.\n`;
    expect(read(letter).remedy).toMatchObject({
      name: 'skarga',
      addressee: 'Wojewódzki Sąd Administracyjny w Bydgoszczy',
    });
  });
});

describe('terms of others', () => {
  it.each([
    'Kaucję oddam Panu do końca listopada.',
    'Wykonawca zakończy prace do 15 grudnia 2026 r.',
    'Wezwaliśmy pożyczkobiorcę do zapłaty w terminie 14 dni od doręczenia.',
  ])('%s', (sentence) => {
    expect(
      terms(
        `Adam Nowak\nToruń, 5 listopada 2026 r.\n\nPan Jan Kot\n\nZawiadomienie\n\n${sentence}\n`,
      ),
    ).toEqual([]);
  });

  it('a label names no actor', () => {
    const letter = `Serwis AGD\nŁódź, 5 listopada 2026 r.\n\nFaktura 12/11/2026\nNabywca: Jan Kot\nZapłata przelewem w ciągu tygodnia.\n`;
    expect(terms(letter)).toHaveLength(1);
  });
});

describe('appointments told in plain words', () => {
  it.each([
    [
      'Prosimy, żeby przyszedł Pan do urzędu 19 listopada 2026 r. (czwartek) o godzinie 9.15.',
      '2026-11-19',
      '09:15',
    ],
    [
      'Wzywam do zgłoszenia się w dniu 10 listopada 2026 r. o 10:00 w siedzibie placówki.',
      '2026-11-10',
      '10:00',
    ],
    [
      'Wyznaczyliśmy Panu termin przyjęcia na oddział: 14 stycznia 2027 r., godz. 7:30.',
      '2027-01-14',
      '07:30',
    ],
  ])('%s', (sentence, date, time) => {
    expect(read(`${office}Zawiadomienie\n\n${sentence}\n`).events).toMatchObject([{ date, time }]);
  });

  it('keeps the hours between which one may come, and where', () => {
    const letter = `${office}WEZWANIE\n\nWzywam Pana do stawienia się w dniu 24 listopada 2026 r. w godz. 8-15 w Urzędzie Miasta.\n`;
    const [event] = read(letter).events;
    expect(event?.what).toContain('godz. 8–15');
    expect(event?.place).toContain('w Urzędzie Miasta');
  });
});

test('a lower sum for paying sooner is no last day of the sum itself', () => {
  const letter = `${office}WEZWANIE DO ZAPŁATY\n\nWzywam do zapłaty opłaty dodatkowej 250 zł w terminie 14 dni od dnia doręczenia; w terminie 7 dni od wystawienia 150 zł.\n`;
  expect(terms(letter)).toEqual(['14 days: zapłata', '2026-11-10: zapłata niższej kwoty']);
});

test('an accepted ticket is paid from the day it bears', () => {
  const letter = `Komenda Miejska Policji w Toruniu\nToruń, 20 listopada 2026 r.\n\nMANDAT KARNY KREDYTOWANY\n\nNałożono grzywnę w drodze mandatu karnego w kwocie 800,00 zł. Grzywnę należy uiścić w terminie 7 dni od dnia przyjęcia mandatu.\n`;
  expect(terms(letter)).toEqual(['2026-11-27: zapłata']);
});

test('words cut from a long sentence begin at its call', () => {
  const letter = `${firm}WEZWANIE SPADKOBIERCY DO ZAPŁATY\n\nW związku ze śmiercią Karola Kota w dniu 2 lutego 2026 r. wzywamy Pana jako spadkobiercę do zapłaty długu zmarłego z umowy pożyczki w kwocie 18 450,00 zł w terminie 14 dni od dnia doręczenia pisma.\n`;
  const { required_actions: actions } = answerClassification(openLetter(letter));
  expect(actions.map(({ action }) => action).join(' ')).not.toContain('„2026 r.');
});

test('a change of fees is contested only in the ways the letter names', () => {
  const letter = `Spółdzielnia Mieszkaniowa Zorza\nToruń, 3 listopada 2026 r.\n\nPan Jan Kot\n\nZAWIADOMIENIE O ZMIANIE WYSOKOŚCI OPŁAT\n\nOd 1 marca 2027 r. opłata eksploatacyjna wzrasta. Zmiana wysokości opłat może być kwestionowana na drodze sądowej.\n`;
  const { required_actions: actions } = answerClassification(openLetter(letter));
  const said = actions.map(({ action }) => action).join(' ');
  expect(said).toContain('w sądzie');
  expect(said).not.toContain('wypowiedzieć umowę');
});

describe('what is no remedy of the reader', () => {
  it('the other side’s appeal, which may be answered', () => {
    const letter = `${court}Pani Ewa Lis (powódka)\n\nDoręczamy Pani odpis apelacji pozwanego. Odpowiedź na apelację może Pani złożyć w ciągu dwóch tygodni od otrzymania tej przesyłki.\n`;
    expect(read(letter).remedy).toBeNull();
    expect(terms(letter)).toEqual(['2 weeks: odpowiedź na pismo z sądu']);
  });

  it('one against a decision that is still to come', () => {
    const letter = `${office}Zawiadomienie\n\nMoże Pan wypowiedzieć się w ciągu 10 dni od otrzymania zawiadomienia. Decyzję wydamy do 31 stycznia 2027 r.; będzie się można od niej odwołać w ciągu 14 dni.\n`;
    expect(read(letter).remedy).toBeNull();
    expect(terms(letter)).toEqual(['10 days: odpowiedź na pismo']);
  });
});

describe('days of a court', () => {
  it('leaves out the one that is called off', () => {
    const letter = `${court}Pan Jan Kot\n\nZAWIADOMIENIE O ROZPRAWIE\n\nTermin rozprawy wyznaczonej na 20 listopada 2026 r. zostaje odwołany. Nowy termin rozprawy: 15 stycznia 2027 r., godz. 9:00, sala 101.\n`;
    expect(read(letter).events).toMatchObject([{ date: '2027-01-15', time: '09:00' }]);
  });

  it('gives no day the room of the next one', () => {
    const letter = `${court}Pani Ewa Lis\n\nZAWIADOMIENIE\n\nKurator przeprowadzi wywiad środowiskowy 18 listopada 2026 r. Posiedzenie odbędzie się 9 grudnia 2026 r. o godz. 12:00, sala 6. Obecność nie jest obowiązkowa.\n`;
    const [visit] = read(letter).events;
    expect(visit).toMatchObject({ date: '2026-11-18', place: null });
    const { required_actions: actions } = answerClassification(openLetter(letter));
    const ofVisit = actions.find(({ action }) => action.includes('18 listopada'))?.action;
    expect(ofVisit).not.toContain('nie musisz');
  });
});

test('an enforcement that has ended is not grave', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 5 listopada 2026 r.\n\nPan Jan Kot\n\nPOSTANOWIENIE\n\nUmarzam postępowanie egzekucyjne, ponieważ dług został spłacony. Zajęcie rachunku uchylam.\n`;
  expect(read(letter).threat.level).toBe('LOW');
});

test('a co-owner who is told of an auction has no debt to pay', () => {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Rypinie\nRypin, 5 listopada 2026 r.\n\nPani Ewa Lis (współwłaścicielka)\n\nZawiadamiam o licytacji udziału Adama Nowaka w nieruchomości: 14 grudnia 2026 r. o godz. 10:00.\n`;
  const { required_actions: actions, optional_actions: options } = answerClassification(
    openLetter(letter),
  );
  const said = [...actions, ...options].map(({ action }) => action).join(' ');
  expect(said).not.toContain('spłać dług');
  expect(said).not.toContain('Nie musisz nic robić');
});

test('what an insurer paid to somebody else is no good news', () => {
  const letter = `Towarzystwo Ubezpieczeń Orzeł S.A.\nToruń, 5 listopada 2026 r.\n\nPan Jan Kot\n\nSzkoda 12/26\n\nWypłaciliśmy poszkodowanemu odszkodowanie 8 000 zł. Prosimy o zwrot tej kwoty w terminie 30 dni od otrzymania pisma.\n`;
  const reasons = read(letter).threat.reasons.map(({ reason }) => reason);
  expect(reasons.join(' ')).not.toContain('korzystne');
});

test('a notice of the bank that runs from its delivery is a term', () => {
  const letter = `Bank Dom S.A.\nToruń, 5 listopada 2026 r.\n\nPani Ewa Lis\n\nWypowiedzenie umowy kredytu\n\nWypowiadamy umowę kredytu z zachowaniem 30-dniowego okresu wypowiedzenia liczonego od doręczenia tego pisma.\n`;
  expect(read(letter).terms).toMatchObject([{ amount: 30, unit: 'days' }]);
});

describe('letters in their own words', () => {
  it('an employer who ends a contract without a formula dismisses', () => {
    const mail =
      'Od: Beata Rosół <b.rosol@rosol.example>\nDo: Oliwia Kantor <o@kantor.example>\nData: pon., 19 paź 2026 o 16:42\nTemat: umowa\n\nCześć Oliwia,\n\nniestety muszę skończyć z Tobą umowę o pracę. Daję Ci wypowiedzenie, okres to miesiąc. Możesz się odwołać do sądu pracy w ciągu 21 dni od dnia, w którym je dostaniesz. Odprawy nie będzie.\n\nBeata Rosół\n';
    const { type, remedy } = read(mail);
    expect([type.id, remedy?.name]).toEqual(['wypowiedzenie-pracy', 'odwołanie']);
    expect(terms(mail)).toEqual([
      '21 days: odwołanie – wniesienie',
      '1 months: koniec okresu wypowiedzenia',
    ]);
  });

  it('a landlord who ends a lease names the day of moving out', () => {
    const note =
      'Kraków, 30 września 2026\n\nCześć Michał,\n\npotrzebuję mieszkania dla córki, więc wypowiadam Ci umowę z końcem października. Proszę, wyprowadź się do 31 października 2026 r., klucze odbiorę tego dnia.\n\nRobert Kania\n';
    expect(read(note).type.code).toBe('wypowiedzenie_umowy');
    expect(terms(note)).toEqual(['2026-10-31: opróżnienie i wydanie lokalu']);
  });

  it('what a bank says it does not do is no call', () => {
    const heir = `Bank Spółdzielczy w Lipnie\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\nW związku ze śmiercią Marii Kot zadłużenie z umowy kredytu wynosi 18 420,55 zł. Do czasu ustalenia kręgu spadkobierców nie wzywamy Pana do spłaty. Prosimy o nadesłanie aktu poświadczenia dziedziczenia.\n`;
    expect(read(heir).type.id).toBe('spadek');
  });
});

describe('parties and numbers of letters that lost their layout', () => {
  const line =
    'KOMISARIAT POLICJI V w Gdyni ul. Morska 104, 81-225 Gdynia Gdynia, dnia 15.10.2026 r.\nPani Agata Bieńko ul. Chylońska 77/3 81-041 Gdynia\nWEZWANIE\nWzywam Panią do stawienia się w dniu 28 października 2026 r. godz. 9:00. Na postanowienie o ukaraniu przysługuje zażalenie w terminie 7 dni.\nasp. Rafał Mielcarek\n';

  it('a letterhead in one line names the sender', () => {
    expect(read(line).sender).toBe('KOMISARIAT POLICJI V w Gdyni');
  });

  it('a summons starts no term of an order that is not there', () => {
    expect(terms(line)).toEqual([]);
  });

  it('a case in one block is known by its form, and its sign goes before the number of the sending', () => {
    const block =
      'Gminny Ośrodek Pomocy w Lipnie ul. Szkolna 3 Lipno, dnia 20 października 2026 r. GOPS.DM.5120.61.2026 DECYZJA po rozpatrzeniu wniosku przyznaję Panu Janowi Kotowi dodatek.\n';
    expect(read(block).reference).toBe('GOPS.DM.5120.61.2026');
    const call = `Urząd Skarbowy w Lipnie\nUNP: 2604-26-118822\n2604-SKA-2.4100.771.2026.3\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\nWEZWANIE\n\nWzywam Pana do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia wezwania.\n`;
    expect(read(call).reference).toBe('2604-SKA-2.4100.771.2026.3');
  });

  it('a bailiff is named in a letter that is one line', () => {
    const line =
      'KOMORNIK SĄDOWY przy Sądzie Rejonowym w Sieradzu Lidia Sobańska Kancelaria Komornicza nr IV w Sieradzu, ul. Warcka 6, 98-200 Sieradz, Sieradz, dnia 12.10.2026 r. Sygn. akt Km 1093/24 Sz.P. Jan Kot ul. Leśna 31 98-200 Sieradz ZAWIADOMIENIE Komornik zawiadamia, że zajął rachunek dłużnika Jana Kota.\n';
    expect(read(line).sender).toBe(
      'Komornik Sądowy przy Sądzie Rejonowym w Sieradzu Lidia Sobańska',
    );
  });

  it('a town is no addressee, and a name cut at the end of a line is whole', () => {
    const narrow =
      'URZĄD SKARBOWY\nw Starogardzie Gdańskim\nul. Kościuszki 15\n83-200 Starogard Gdański\n                       Starogard Gdański,\n                       24 sierpnia 2026 r.\n\n                 Pani\n                 Marlena Szo-\n                 pińska\n                 ul. Skarszewska 4\n                 83-200 Starogard\n                 Gdański\n\nWEZWANIE\n\nWzywam Panią do złożenia wyjaśnień w terminie 7 dni od dnia doręczenia wezwania.\n';
    expect(read(narrow).recipient).toBe('Marlena Szopińska');
  });

  it('who writes for a firm and signs with it is not the sender', () => {
    const mail =
      'Od: Hanna Gil <hanna.gil@sternik.example>\nDo: Jan Kot <jan@kot.example>\nData: 11 września 2026 10:17\nTemat: Szkoda\n\nDzień dobry,\n\nproszę przesłać zdjęcia do 25 września 2026 r.\n\nPozdrawiam\nHanna Gil\nstarsza specjalistka\nSTERNIK Ubezpieczenia S.A., ul. Opolska 100, 31-323 Kraków\n';
    expect(read(mail).sender).toBe('STERNIK Ubezpieczenia S.A.');
  });
});

describe('a fee of a private car park', () => {
  it('is no fare of a carrier, though the driver had no ticket either', () => {
    const letter =
      'Parkingi Las sp. z o.o.\nul. Leśna 58, 20-309 Lublin\n\nPani Anna Nowak\n\nWEZWANIE do zapłaty opłaty dodatkowej\n\nParking: Galeria Las. Powód: brak biletu, przekroczono bezpłatny czas 60 min.\nZgodnie z regulaminem postój powyżej 60 minut jest płatny, a brak biletu powoduje obowiązek zapłaty opłaty dodatkowej 180,00 zł.\n';
    expect(read(letter).type.id).toBe('parking-prywatny');
  });
});

describe('a lower sum for paying early', () => {
  const parking = (how: string) =>
    `Zarząd Dróg Miejskich w Elblągu\nElbląg, 3 sierpnia 2026 r.\n\nPan Jan Kot\n\nWEZWANIE DO WNIESIENIA OPŁATY DODATKOWEJ\n\nZa postój w strefie płatnego parkowania bez opłaty wzywamy do wniesienia opłaty dodatkowej 180,00 zł. ${how}\n\nKonto: 67 1020 1954 0000 7802 0044 7719\n`;

  it.each([
    'Wpłata w ciągu 7 dni od doręczenia: 90,00 zł. Wpłata w ciągu 14 dni od doręczenia: 180,00 zł.',
    'Wniesienie opłaty w ciągu 7 dni od doręczenia obniża ją do 90,00 zł.',
  ])('is told in the letter’s words: %s', (how) => {
    const { required_actions } = answerClassification(openLetter(parking(how)));
    const said = required_actions.map(({ action }) => action).join(' ');
    expect(said).toContain('Sprawdź, czy możesz zapłacić mniej');
    expect(said).toContain('90,00 zł');
    expect(terms(parking(how))).toContain('7 days: zapłata niższej kwoty');
  });
});
