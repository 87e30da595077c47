import * as z from 'zod/mini';

/** Statuses in the order in which a run passes through them, with the texts of specification section 4. */
export const analysisStatusMessages = {
  idle: 'Gotowy do rozpoczęcia analizy',
  processingFile: 'Przetwarzanie pliku...',
  validating: 'Walidacja jakości dokumentu...',
  classifying: 'Analiza i klasyfikacja treści...',
  generatingResponses: 'Generowanie wariantów odpowiedzi...',
  creatingPlan: 'Tworzenie planu działania...',
  completed: 'Analiza zakończona pomyślnie!',
  error: 'Wystąpił błąd podczas analizy',
} as const;

export const analysisStatus = z.enum([
  'idle',
  'processingFile',
  'validating',
  'classifying',
  'generatingResponses',
  'creatingPlan',
  'completed',
  'error',
]);
export type AnalysisStatus = z.infer<typeof analysisStatus>;

/** Progress (percent) at which each status begins; progress never goes back. */
export const progressOf = {
  idle: 0,
  processingFile: 5,
  validating: 15,
  classifying: 30,
  generatingResponses: 60,
  creatingPlan: 80,
  completed: 100,
  error: 100,
} as const satisfies Record<AnalysisStatus, number>;
