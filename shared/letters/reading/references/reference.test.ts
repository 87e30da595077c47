import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readReference } from './reference.ts';

const referenceOf = (text: string) => readReference(viewLetter(openLetter(text)))?.name ?? null;
const asked = '\n\nSzanowna Pani,\n\nprosimy o kontakt w sprawie zaległości.\n';

describe('a number that no other letter looks like', () => {
  it.each([
    ['Sygn. akt GD.VII Ns-Rej.KRS 4411/26/114', 'GD.VII Ns-Rej.KRS 4411/26/114'],
    ['Numer sprawy   LU-7721904', 'LU-7721904'],
    ['Numer sprawy:\nQX 88 1204 7', 'QX 88 1204 7'],
    ['BB.VIII Ns-Rej.KRS 9114/26/377', 'BB.VIII Ns-Rej.KRS 9114/26/377'],
    ['Numer renty (Postrentennummer): 53 210844 K 017', '53 210844 K 017'],
    ['Sygn. akt lI W 731/26', 'II W 731/26'],
    ['III RNs-op 42/19', 'III RNs-op 42/19'],
    ['Sygn. akt IV Nsm-op 107/24', 'IV Nsm-op 107/24'],
    ['XVIII GUp-s 1218/25', 'XVIII GUp-s 1218/25'],
    ['Numer reklamacji: BN-REK/2026/\n0077/114', 'BN-REK/2026/0077/114'],
    ['PIW. DZZ. 9113. 14. 2026', 'PIW.DZZ.9113.14.2026'],
    ['Kadry 14/26', 'Kadry 14/26'],
    ['Kod: 8815 · Nr na liście oczekujących: ORT/2025/0733', 'ORT/2025/0733'],
    ['Nr w kolejce: KAR/118/26', 'KAR/118/26'],
    ['Oddział 4 | nr karty pacjenta: PZ-20417/26', 'PZ-20417/26'],
    ['Nr sprawy: L 118820 / 26 / W', 'L 118820 / 26 / W'],
    ['Po1isa nr OŻ-88402117     Rocznica polisy: 1 listopada', 'OŻ-88402117'],
    ['rezerwacja nr LT-558120, Kreta', 'LT-558120'],
    ['2601-IOA. 4253. 18. 2026. 4', '2601-IOA.4253.18.2026.4'],
    ['Nr akt (GZ): KRS2-V-26 48112/3', 'KRS2-V-26 48112/3'],
    ['Sygn. akt BB.VIII NS-REJ.KRS/5120/26/377', 'BB.VIII NS-REJ.KRS/5120/26/377'],
    ['dot. spadku po Janie Kocie\nRep. A nr 512/2026', 'Rep. A nr 512/2026'],
    ['Aneks nr 3 do umowy\nnr 77/2024 z 1.09.2024', '77/2024'],
    ['polisa AC pojazdu nr 771 204 88310   |   pojazd: Opel Astra, KR 4K118', '771 204 88310'],
    ['pojazd: Opel Astra', null],
    ['Lokal 14/26', null],
    ['Nasz znak: ZZ~', null],
    ['Numer sprawy: w przygotowaniu', null],
    ['Numer sprawy: 3.08.2026', null],
  ])('is the letter’s own behind the label of one: %s', (head, number) => {
    expect(referenceOf(`Fundusz Lumen\nWrocław, 18 września 2025 r.\n${head}${asked}`)).toBe(
      number,
    );
  });

  it('is taken from the subject of a mail where the text repeats it', () => {
    const mail = (number: string) =>
      `Od: bok@siec.example\nDo: jan@poczta.example\nTemat: Zmiana opłaty - umowa SNK-88104\n\nDzień dobry,\n\npiszemy w sprawie umowy ${number} o dostęp do internetu, którą mamy z Panem.\n`;
    expect(referenceOf(mail('SNK-88104'))).toBe('SNK-88104');
  });

  it('is the sign of the case, not the number of the decision', () => {
    const head = `Ośrodek Pomocy w Żninie\n\nOP.5321.118.2026\n\nDECYZJA NR 118/DPS/2026${asked}`;
    expect(referenceOf(head)).toBe('OP.5321.118.2026');
  });

  it('is the one that the sender asks to quote, said behind it', () => {
    const head =
      'Komornik Sądowy Jan Lis, Turek, 4 maja 2026 r. Sygn. akt Km 2217/26 (w korespondencji podać)';
    expect(referenceOf(`${head}\n\nTytuł: nakaz zapłaty I Nc 311/25${asked}`)).toBe('Km 2217/26');
  });

  it('is the only one of a text message that names its matter', () => {
    const message = 'VerdeKasa: rata pozyczki VK-771-2026 w kwocie 311 zl byla platna 02.11.2026.';
    expect(referenceOf(message)).toBe('VK-771-2026');
  });

  it.each([
    ['z dopiskiem WM114/27', 'WM114/27'],
    ['tytułem: WM114/27', 'WM114/27'],
  ])('is taken where the sender wants it on the payment: %s', (words, number) => {
    const letter = `Wspólnota Mieszkaniowa | indeks lokalu WM114/27 | Bydgoszcz, 4 maja 2026 r.\n\nprosimy wpłacić 142,56 zł ${words} na rachunek wspólnoty.\n`;
    expect(referenceOf(letter)).toBe(number);
  });
});

describe('the number of the reader with the sender', () => {
  it.each(['(indeks 2224-16)', '(nr klienta 2224-1688)', 'Numer lokatora: 2224/16'])(
    'is the reference of a letter without any other: %s',
    (words) => {
      const letter = `Wspólnota Mieszkaniowa Lipowa 3\n\nRozliczenie mediów\n\nKwotę prosimy wpłacić na konto wspólnoty ${words}. Dziękujemy.\n`;
      expect(referenceOf(letter)).toBe(/2224\S*\d/.exec(words)?.[0]);
    },
  );
});

describe('the reference of a letter', () => {
  it('is the one number behind words that call it one, whatever they are', () => {
    const letter =
      'Przedszkole Lipowe\nOddział 4 · kod dziecka w naborze: 4418-22\n\nPani Ewa Lis\n\nInformacja\n\nProsimy czekać na telefon.\n';
    expect(referenceOf(letter)).toBe('4418-22');
  });

  it.each([
    ['Rozliczenie nr R/2025/40/17                         18 maja 2026 r.', 'R/2025/40/17'],
    ['POTWIERDZENIE SKIEROWANIA NA LECZENIE nr 02/UZD/2026/31874', '02/UZD/2026/31874'],
    ['K-11/04/2026', 'K-11/04/2026'],
    ['Temat:      Pana faktura GE/R/2026/07/0551210', 'GE/R/2026/07/0551210'],
  ])('takes the number of a paper for its reference: %s', (line, reference) => {
    const letter = `Zakład Próbny S.A.\nul. Krótka 1, 00-001 Warszawa\n\n${line}\n\nSzanowny Panie,\n\nprzesyłamy informację o Pana sprawie i dziękujemy za współpracę w minionym roku.\n`;
    expect(referenceOf(letter)).toBe(reference);
  });

  it('takes no number of a contract or a building in the head for the reference', () => {
    const letter = `Zakład Próbny S.A.\nul. Krótka 1, 00-001 Warszawa\n\nSzkoła Podstawowa nr 12/14-A\n\nSzanowny Panie,\n\nprzesyłamy informację o Pana sprawie.\n`;
    expect(referenceOf(letter)).toBeNull();
  });

  it('takes a bare number with its day for the reference', () => {
    const letter = `Narodowy Fundusz Zdrowia
Nr OPX.4310.902.2026 / z dnia 4 listopada 2026 r.
Zawiadomienie o wszczęciu postępowania
Informuję, że wszczęto postępowanie.`;
    expect(referenceOf(letter)).toBe('OPX.4310.902.2026');
  });
});

it('is the number of the matter, whatever numbers of contracts and customers stand above it', () => {
  for (const other of [
    'Nr umowy: 77/ABC/2024',
    'Nr klienta: 8800123456',
    'Nr polisy: PK 5512/884/26',
  ]) {
    const head = `Imię i nazwisko: Anna Nowak\n${other}\nNr sprawy: W-2026-00871${asked}`;
    expect([other, referenceOf(head)]).toEqual([other, 'W-2026-00871']);
  }
});

describe('a letter without a number of its own', () => {
  it.each([
    [
      'Załączniki: Taryfa_KONTO_2026-12.pdf\n\nDotyczy umowy nr ROR/0077314/2021.',
      'ROR/0077314/2021',
    ],
    ['Załączniki: OWU_2026-06.pdf, zmiany_12-2026.docx', null],
    ['Nowa polisa:  0031-882914-10\nTytuł przelewu:  0031-882914-10', '0031-882914-10'],
  ])('goes by the contract it is about, never by the name of a file: %s', (head, number) => {
    expect(referenceOf(`Bank Leśny S.A.\n${head}${asked}`)).toBe(number);
  });
});
