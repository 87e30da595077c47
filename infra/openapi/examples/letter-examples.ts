import { type CallExamples, FILE_ID, TOKEN } from './call-example.ts';
import { resultExample } from './result-example.ts';

const id = { id: FILE_ID };
const row = {
  id: FILE_ID,
  originalFileName: 'wezwanie.pdf',
  createdAt: '2026-11-21T10:30:00.000Z',
  documentType: 'Wezwanie do zapłaty',
  sender: 'Spółdzielnia Mieszkaniowa „Przykład”',
  deadline: '2026-12-05',
  tags: ['mieszkanie'],
};
const review = {
  delivery: { mode: 'in_hand', date: '2026-11-20' },
  corrections: { 'sender_identification.name': 'Spółdzielnia Mieszkaniowa „Przykład” w Łodzi' },
};
const begun = { status: 'processingFile', progress: 5, result: null, error: null };
const ended = { status: 'completed', progress: 100, result: resultExample, error: null };

export const letterExamples: CallExamples = {
  'POST /api/upload': {
    response: [{ fileId: FILE_ID, originalName: 'wezwanie.pdf', ticket: TOKEN }],
  },
  'DELETE /api/upload/{fileId}': { params: { fileId: FILE_ID } },
  'GET /api/analyze-stream': {
    query: { fileIds: FILE_ID, token: TOKEN, originalNames: 'wezwanie.pdf', language: 'pol' },
    response: [begun, ended].map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  },
  'GET /api/history': {
    query: { page: '1', limit: '10', sortBy: 'createdAt', sortOrder: 'desc' },
    response: { data: [row], currentPage: 1, totalPages: 1 },
  },
  'GET /api/history/{id}': { params: id, response: { ...row, result: resultExample } },
  'DELETE /api/history/{id}': {
    params: id,
    response: { message: 'Analiza została pomyślnie usunięta.' },
  },
  'PATCH /api/history/{id}/review': {
    params: id,
    body: review,
    response: { review, deadline: '2026-12-05' },
  },
  'PATCH /api/history/{id}/tags': {
    params: id,
    body: { tags: [' Mieszkanie ', 'mieszkanie', 'opłaty'] },
    response: { tags: ['Mieszkanie', 'opłaty'] },
  },
  'POST /api/notifications/seen/{fileId}': { params: { fileId: FILE_ID } },
};
