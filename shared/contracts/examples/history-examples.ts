import type * as history from '#shared/contracts/history.ts';

import { type ExamplesOf, FILE_ID } from './call-example.ts';
import { resultExample } from './result-example.ts';

const id = { id: FILE_ID };
const row = {
  id: FILE_ID,
  originalFileName: 'wezwanie.pdf',
  createdAt: '2026-11-21T10:30:00.000Z',
  documentType: 'Wezwanie do zapłaty',
  sender: 'Spółdzielnia Mieszkaniowa „Przykład”',
  deadline: '2026-12-05',
  title: 'Zaległość za mieszkanie',
  reference: 'SM/211/2026',
  tags: ['mieszkanie'],
};
const review = {
  delivery: { mode: 'in_hand', date: '2026-11-20' },
  corrections: { 'sender_identification.name': 'Spółdzielnia Mieszkaniowa „Przykład” w Łodzi' },
  done: { sent: '2026-11-22' },
};

export const historyExamples = {
  listHistory: {
    query: { page: '1', limit: '10', sortBy: 'createdAt', sortOrder: 'desc' },
    response: { data: [row], currentPage: 1, totalPages: 1 },
  },
  getHistoryItem: { params: id, response: { ...row, result: resultExample } },
  deleteHistoryItem: {
    params: id,
    response: { message: 'Analiza została pomyślnie usunięta.' },
  },
  saveReview: {
    params: id,
    body: review,
    response: { review, deadline: '2026-12-05' },
  },
  saveTags: {
    params: id,
    body: { tags: [' Mieszkanie ', 'mieszkanie', 'opłaty'] },
    response: { tags: ['Mieszkanie', 'opłaty'] },
  },
} satisfies ExamplesOf<typeof history>;
