import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';

/* PDFs whose page is not the letter: it only says that another program is required. */

/** The words that every Adobe XFA form shows when it cannot be filled in. */
const SHELL_WORDS = /please wait|adobe reader|acrobat|proszę czekać/i;

/** Whether the letter is one of several embedded files. */
export function isPortfolio(info: object): boolean {
  return 'IsCollectionPresent' in info && info.IsCollectionPresent === true;
}

export function portfolio(fileName: string): ReadingError {
  return new ReadingError(
    'PDF_PORTFOLIO',
    `Plik "${fileName}" jest teczką, w której są inne pliki. Otwórz ją w programie Adobe Acrobat Reader, zapisz samo pismo i wybierz je tutaj.`,
  );
}

/** Whether the form's content is stored apart from its page, which is only a placeholder. */
export function isFormShell(info: object, pages: readonly LetterPage[]): boolean {
  const isXfa = 'IsXFAPresent' in info && info.IsXFAPresent === true;
  const [page, ...others] = pages;
  return isXfa && others.length === 0 && (page?.text === '' || SHELL_WORDS.test(page?.text ?? ''));
}

export function formShell(fileName: string): ReadingError {
  return new ReadingError(
    'PDF_FORM_SHELL',
    `Plik "${fileName}" jest formularzem, którego treść pokazuje tylko Adobe Acrobat Reader. Otwórz go tam, wydrukuj do pliku PDF i wybierz ten plik.`,
  );
}
