import { describe, expect, test } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { viewLetter } from './letter-view.ts';
import { readReader } from './reader/reader.ts';
import { readRemedy } from './remedy.ts';

const court = 'Sąd Rejonowy w Elblągu\nI Wydział Cywilny\nSygn. akt I Nc 2416/26\n\n';
const order = `${court}NAKAZ ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM

Sąd nakazuje pozwanemu, aby zapłacił na rzecz powoda kwotę 9 480,16 zł w terminie dwóch tygodni od dnia doręczenia nakazu albo wniósł w tym terminie sprzeciw.

POUCZENIE
Sprzeciw wnosi się do Sądu Rejonowego w Elblągu.
`;

const notice = `Zarząd Zlewni w Pile
ul. Motylewska 7, 64-920 Piła

INFORMACJA ROCZNA

Informujemy o wysokości opłaty.

`;
const decision = `Starosta Chełmiński
ul. Harcerska 1, 86-200 Chełmno

DECYZJA

Na podstawie art. 104 k.p.a. orzekam: ustalić opłatę w wysokości 300,00 zł.

`;

function remedyOf(text: string, type: string, recipient: string | null = null) {
  const view = viewLetter(openLetter(text));
  const kind = documentTypeOf(type);
  return readRemedy(view, kind, null, readReader(view, kind, recipient).role);
}

test.each([
  'Na postanowienie w przedmiocie kosztów przysługuje zażalenie w terminie 7 dni.',
  'Jeżeli pozwany kwestionuje wyłącznie rozstrzygnięcie o kosztach procesu, przysługuje mu zażalenie w terminie tygodnia.',
  'Powodowi przysługuje apelacja od części oddalającej powództwo.',
  'Na zarządzenie o zwrocie pisma przysługuje zażalenie do sądu drugiej instancji.',
  'Od wyroku, który zapadnie po rozprawie, przysługuje apelacja.',
])('an order keeps its sprzeciw whatever else is taught: %s', (sentence) => {
  expect(remedyOf(`${order}${sentence}\n`, 'nakaz-upominawczy')?.name).toBe('sprzeciw');
});

test.each([
  'Na postanowienie nie służy zażalenie.',
  'Zażalenie na niniejsze postanowienie nie przysługuje.',
  'Na postanowienie zażalenie jest niedopuszczalne.',
  'Od niniejszego postanowienia nie wnosi się zażalenia.',
  'Zażalenie przysługuje tylko na postanowienie o odmowie, którego Pan nie otrzymał. Zażalenie na to postanowienie nie przysługuje.',
])('a denied remedy is none: %s', (sentence) => {
  const letter = `Naczelnik Urzędu Skarbowego w Lublinie\n\nPOSTANOWIENIE\n\nPostanawiam wszcząć postępowanie podatkowe.\n${sentence}\n`;
  expect(remedyOf(letter, 'postanowienie-podatkowe')).toBeNull();
});

test('a remedy against a ruling still to come is no remedy now', () => {
  const letter = `Burmistrz Miasta\n\nWEZWANIE\n\nWzywam Pana do stawienia się do kwalifikacji wojskowej.\nOd orzeczenia komisji lekarskiej, które otrzyma Pan po badaniu, służy odwołanie w terminie 14 dni.\n`;
  expect(remedyOf(letter, 'inne')).toBeNull();
});

test('a remedy of somebody else is not the reader’s', () => {
  const letter = `Naczelnik Urzędu Skarbowego\n\nPracodawca:\nPiekarnia Rogalik\n\nZAWIADOMIENIE O ZAJĘCIU WYNAGRODZENIA\n\nWzywa się pracodawcę, aby przekazywał zajętą część wynagrodzenia.\n\nPOUCZENIE ZOBOWIĄZANEGO\nZobowiązanemu służy skarga na czynność egzekucyjną. Zobowiązanemu służy zarzut w sprawie egzekucji.\n`;
  expect(remedyOf(letter, 'tytul-wykonawczy-administracyjny')).toBeNull();
});

test('who sues has no answer to the suit to give', () => {
  const letter = `${court}WEZWANIE\n\nW sprawie z Pana powództwa wzywa się Pana do usunięcia braków pozwu w terminie tygodnia. Na zarządzenie o wezwaniu zażalenie nie przysługuje.\n`;
  expect(remedyOf(letter, 'pozew')).toBeNull();
});

test('of two remedies the one against the act itself is taken, with the body named for it', () => {
  const letter = `${court}POSTANOWIENIE\n\nSąd postanawia umorzyć postępowanie i zasądzić koszty.\n\nPOUCZENIE\nNa rozstrzygnięcie o kosztach przysługuje zażalenie do innego składu tutejszego Sądu. Na postanowienie o umorzeniu postępowania służy zażalenie do Sądu Okręgowego w Elblągu.\n`;
  expect(remedyOf(letter, 'postanowienie-administracyjne')?.addressee).toBe(
    'Sąd Okręgowy w Elblągu',
  );
});

test('the decision of a higher body brings no second remedy', () => {
  const letter = `Powiatowy Zespół do Spraw Orzekania o Niepełnosprawności w Łodzi\n\nORZECZENIE O STOPNIU NIEPEŁNOSPRAWNOŚCI\n\nZalicza się Panią do umiarkowanego stopnia niepełnosprawności.\n\nPOUCZENIE\nOd orzeczenia przysługuje odwołanie do Wojewódzkiego Zespołu do Spraw Orzekania o Niepełnosprawności w Łodzi, za pośrednictwem Powiatowego Zespołu. Na orzeczenie Wojewódzkiego Zespołu przysługuje skarga do sądu.\n`;
  const remedy = remedyOf(letter, 'inne');
  expect(remedy?.name).toBe('odwołanie');
  expect(remedy?.addressee).toContain('Wojewódzki Zespół');
});

test('a complaint to the data protection office is no remedy against the letter', () => {
  const letter = `Omnia S.A.\n\nWEZWANIE DO ZAPŁATY\n\nProsimy o wpłatę 120,00 zł.\n\nKLAUZULA INFORMACYJNA\nAdministratorem danych osobowych jest Omnia S.A. Przysługuje skarga do Prezesa Urzędu Ochrony Danych Osobowych.\n`;
  expect(remedyOf(letter, 'wezwanie-do-zaplaty')).toBeNull();
});

test('a company’s “decision” brings no administrative appeal', () => {
  const letter = `Hydrotech S.A.\n\nDecyzja o przyznaniu nagrody\n\nZarząd przyznał Panu nagrodę roczną w kwocie 4 200,00 zł.\n`;
  expect(remedyOf(letter, 'decyzja-administracyjna')).toBeNull();
});

test('a denied remedy against another ruling leaves the one granted against this act', () => {
  const letter = `${court}POSTANOWIENIE\n\nReferendarz sądowy postanawia wniosek oddalić.\n\nPOUCZENIE\n1. Na postanowienie referendarza przysługuje skarga do Sądu Rejonowego w Elblągu w terminie tygodnia.\n2. Ponowny wniosek podlega odrzuceniu, a na postanowienie o odrzuceniu zażalenie nie przysługuje.\n`;
  expect(remedyOf(letter, 'postanowienie-sadu')?.name).toBe('skarga');
});

test.each([
  'Decyzja nie podlega zaskarżeniu.',
  'Rozstrzygnięcie jest niezaskarżalne.',
  'Na niniejsze rozstrzygnięcie nie przewidziano środka odwoławczego.',
])(
  'what cannot be attacked has no remedy, whatever the law gives letters of its kind: %s',
  (said) => {
    expect(remedyOf(`${decision}${said}\n`, 'decyzja-administracyjna')).toBeNull();
  },
);

test.each([
  [
    'Od decyzji nie przysługuje odwołanie, lecz może Pan w terminie 30 dni wnieść skargę do sądu administracyjnego.',
    'skarga',
  ],
  [
    'Decyzja jest ostateczna. Można ją zaskarżyć do Wojewódzkiego Sądu Administracyjnego w Bydgoszczy w terminie 30 dni.',
    'skarga',
  ],
  [
    'Od decyzji nie służy odwołanie; w terminie 14 dni można wystąpić o ponowne rozpatrzenie sprawy.',
    'wniosek o ponowne rozpatrzenie sprawy',
  ],
])('the remedy given stands beside the one denied: %s', (said, name) => {
  expect(remedyOf(`${decision}${said}\n`, 'decyzja-administracyjna')?.name).toBe(name);
});

test.each([
  'Jeżeli urząd reklamacji nie uzna, wyda decyzję, na którą służy skarga do sądu administracyjnego.',
  'Może Pan na posiedzeniu sprzeciwić się uwzględnieniu wniosku.',
])('what is still to come, or is said before a court, is no remedy: %s', (said) => {
  expect(remedyOf(`${notice}${said}\n`, 'inne')).toBeNull();
});

const ruledByClerk = (end: string) => `Sygn. akt I C 12/26

POSTANOWIENIE

Dnia 9 czerwca 2026 r.
Sąd Rejonowy w Pile, I Wydział Cywilny
w składzie: referendarz sądowy Olga Bąk
po rozpoznaniu sprawy z powództwa Anny Kos przeciwko Janowi Wronie o zapłatę
postanawia: oddalić wniosek o zwolnienie od kosztów sądowych.
${end}
`;

test.each([
  '',
  'POUCZENIE\nNa postanowienie referendarza sądowego przysługuje skarga w terminie tygodnia od doręczenia.',
  'POUCZENIE\nNa niniejsze orzeczenie stronie służy skarga do Sądu Rejonowego w Pile.',
])('against the order of a court clerk there is a complaint: %s', (end) => {
  expect(remedyOf(ruledByClerk(end), 'postanowienie-sadu')?.name).toBe(
    'skarga na orzeczenie referendarza',
  );
});

const callOfRegister = (end: string) => `Sąd Rejonowy w Olsztynie
VIII Wydział Gospodarczy Krajowego Rejestru Sądowego

POSTANOWIENIE

Sąd postanawia: wezwać Pana do złożenia sprawozdania w terminie 7 dni pod rygorem grzywny.
${end}
`;

test.each(['Wezwanie nie podlega zaskarżeniu.', ''])(
  'a call under a fine has no remedy of its own: %s',
  (end) => {
    expect(remedyOf(callOfRegister(end), 'postanowienie-sadu')).toBeNull();
  },
);

test('a call under a fine keeps the remedy that it gives', () => {
  const end = 'Na postanowienie przysługuje zażalenie w terminie tygodnia.';
  expect(remedyOf(callOfRegister(end), 'postanowienie-sadu')?.name).toBe('zażalenie');
});

test.each([
  'Uczestnik może zgłosić zarzuty w sprawie o stwierdzenie nabycia spadku.',
  'Dłużnik może podnieść zarzut przedawnienia przed sądem.',
  'Na informację nie przysługuje środek zaskarżenia. Zarzuty mogą składać osoby, których grunt objęto granicą.',
])('an objection raised in a case is no remedy against a notice: %s', (sentence) => {
  expect(remedyOf(`${notice}${sentence}\n`, 'inne')).toBeNull();
});

test('an objection against an enforcement is one', () => {
  const text = `${notice}Zarzut w sprawie egzekucji administracyjnej można wnieść w terminie 7 dni.\n`;
  expect(remedyOf(text, 'inne')?.name).toBe('zarzut');
});

describe('a bank’s notice of a change', () => {
  const notice = (closing: string) =>
    `Bank Testowy S.A.\nul. Polna 3, 60-001 Poznań\n\nINFORMACJA O ZMIANIE OPROCENTOWANIA\n\nOd 7 września oprocentowanie kredytu wyniesie 5,80%, a rata 1 746,90 zł.\n${closing}\n`;

  test.each([
    'Reklamację można złożyć w każdej placówce, telefonicznie lub e-mailem.',
    'Klient może złożyć reklamację w dowolnej formie; odpowiadamy w 30 dni.',
    'Reklamacje: w oddziale, listownie, w aplikacji. Rozpatrujemy je w 30 dni.',
  ])('names no remedy by a standing offer: %s', (closing) => {
    expect(remedyOf(notice(closing), 'bank-pismo')).toBeNull();
  });

  test.each([
    'Jeżeli nie zgadza się Pan z tą zmianą, może Pan złożyć reklamację.',
    'Nie zgadza się Pani z wyliczeniem? Może Pani złożyć reklamację w oddziale.',
  ])('names the one offered against it: %s', (closing) => {
    expect(remedyOf(notice(closing), 'bank-pismo')?.name).toBe('reklamacja');
  });
});
