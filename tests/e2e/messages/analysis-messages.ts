import { analyzeStream } from '#shared/contracts/analyze.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import { fileId } from '#shared/domain/ids.ts';
import { refusalCode } from '#shared/domain/refusal.ts';
import { type Act, choose, letterText, type MessageCase } from '#tests/support/message-case.ts';
import { type Failure, says, type Wire } from '#tests/support/wire.ts';
import { trial } from '#tests/support/wire-people.ts';

/** The catalogue of section 8: what a refusal says after "ponieważ". */
const reasons = {
  LOW_OCR_QUALITY: 'niska jakość rozpoznanego tekstu',
  RANDOM_CHARACTERS: 'wykryto losowe lub nieczytelne znaki',
  TOO_SHORT: 'dokument jest zbyt krótki do analizy',
  WRONG_LANGUAGE: 'dokument jest w nieobsługiwanym języku',
  INCOMPLETE_TEXT: 'tekst dokumentu wydaje się niekompletny',
  ENCRYPTED_CONTENT: 'treść jest zaszyfrowana lub zakodowana',
  NO_STRUCTURE: 'brak typowej struktury pisma urzędowego',
} as const;

const record = {
  fileId: fileId.parse('analiza-0001'),
  originalName: 'pismo.txt',
  ticket: 'bilet',
};

const send: Act = (page) => choose(page, { name: 'pismo.txt', text: letterText });
const user = { as: 'user', route: 'dashboard', act: send } as const;

/** The upload is taken; the stream is what the case says. */
const streamed = (failure: Failure) => (wire: Wire) => {
  wire.answers(uploadText, [record]);
  wire.fails(analyzeStream, failure);
};

const errorEvent = (error: string): Failure => ({
  status: 200,
  contentType: 'text/event-stream; charset=utf-8',
  body: `data: ${JSON.stringify({ status: 'error', progress: 10, result: null, error })}\n\n`,
});

const refused = (sentence: string, failure: Failure): MessageCase[] => [
  { ...user, says: sentence, wire: (wire) => wire.fails(uploadText, failure) },
  { ...user, says: sentence, wire: streamed(failure) },
];

const offered = (sentence: string, ...files: { name: string; text?: string }[]): MessageCase => ({
  says: sentence,
  route: '',
  act: (page) => choose(page, ...files),
});

const fromFile: readonly MessageCase[] = [
  offered('Możesz przeanalizować tylko jeden plik na raz.', { name: 'a.txt' }, { name: 'b.txt' }),
  offered('Plik "pismo.docx" ma nieobsługiwany format. Dozwolone: PDF, JPG, PNG, TXT.', {
    name: 'pismo.docx',
  }),
  offered('Plik "skan.pdf" jest za duży. Maksymalny rozmiar to 15MB.', {
    name: 'skan.pdf',
    text: 'x'.repeat(15 * 1_024 * 1_024 + 1),
  }),
];

export const analysisMessages: readonly MessageCase[] = [
  ...fromFile,
  ...refused('Twoja sesja wygasła. Proszę zalogować się ponownie.', { status: 401 }),
  ...refused('Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.', { status: 402 }),
  ...refused('Brak uprawnień do wykonania tej operacji.', { status: 403 }),
  ...refused('Nie znaleziono usługi. Skontaktuj się z pomocą techniczną.', { status: 404 }),
  {
    ...user,
    says: 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
    usage: { ...trial, used: 1 },
  },
  {
    ...user,
    says: 'Błąd podczas wysyłania pliku.',
    wire: (wire) => wire.fails(uploadText, { status: 500 }),
  },
  { ...user, says: 'Błąd podczas rozpoczynania analizy.', wire: streamed({ status: 500 }) },
  {
    ...user,
    says: 'Kolejka jest pełna.', // the message of a JSON body
    wire: streamed(says(503, 'Kolejka jest pełna.')),
  },
  {
    ...user,
    says: 'Odpowiedź serwera nie zawiera treści do przetworzenia.',
    wire: streamed({ status: 200, contentType: 'text/event-stream' }),
  },
  { ...user, says: 'Wystąpił nieznany błąd.', wire: streamed(errorEvent('')) },
  {
    ...user,
    says: 'Pismo zostało wycofane.',
    wire: streamed(errorEvent('Pismo zostało wycofane.')),
  },
  {
    ...user,
    says: 'Nie udało się załadować silnika rozpoznawania tekstu (OCR). Może to być chwilowy problem z siecią lub przeglądarką. Spróbuj odświeżyć stronę i spróbować ponownie.',
    wire: streamed(errorEvent('TypeError: NetworkError when attempting to fetch')),
  },
  ...refusalCode.options.map((code) => ({
    ...user,
    says: `Dokument nie mógł zostać przeanalizowany, ponieważ: ${reasons[code]}`,
    wire: streamed(errorEvent(`Refused: ${code}`)),
  })),
  { ...user, says: 'Wystąpił błąd podczas analizy', wire: streamed(errorEvent('x')) },
];
