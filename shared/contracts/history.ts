import * as z from 'zod/mini';

import { analysisResult } from '#shared/domain/analysis-result.ts';
import { caseState } from '#shared/domain/case-state.ts';
import { fileId } from '#shared/domain/ids.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '#shared/domain/limits.ts';
import { corrections, deliveryAnswer, doneMarks, review } from '#shared/domain/review.ts';

import { type Contract, messageAnswer } from './contract.ts';

export const historyRow = z.object({
  id: fileId,
  originalFileName: z.string(),
  createdAt: z.string(), // ISO instant
  documentType: z.string(),
  sender: z.nullable(z.string()),
  /** Last day to act, ISO, when it is known; older rows have none. */
  deadline: z.optional(z.nullable(z.string())),
  /** What the letter is about in three to seven words; older rows have none. */
  title: z.optional(z.nullable(z.string())),
  /** The sender's number of the case. */
  reference: z.optional(z.nullable(z.string())),
  /** What the reader ticked off. */
  done: z.optional(doneMarks),
  tags: z.array(z.string()),
});
export type HistoryRow = z.infer<typeof historyRow>;

export const historyItem = z.extend(historyRow, {
  result: analysisResult,
  /** What the reader added; absent until there is something. */
  review: z.optional(review),
});
export type HistoryItem = z.infer<typeof historyItem>;

export const historySortField = z.enum(['createdAt', 'originalFileName', 'documentType']);
export type HistorySortField = z.infer<typeof historySortField>;

const positiveNumber = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), fallback);

const idParam = z.object({ id: fileId });

const MAX_SEARCH = 100;

/** One page of the past analyses; sorted by day, letters of one case appear together. */
export const listHistory = {
  group: 'history',
  method: 'GET',
  path: '/api/history',
  auth: 'user',
  summaryPl: 'Podaje jedną stronę dawnych analiz.',
  query: z.object({
    page: positiveNumber(1, 1_000_000),
    limit: positiveNumber(10, 100),
    sortBy: z._default(historySortField, 'createdAt'),
    sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
    /** Words that must all occur in the row, ignoring case and accents. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH))),
    state: z.optional(caseState),
  }),
  response: z.object({
    data: z.array(historyRow),
    /** Letters with a future day and nothing ticked off, the next day first; three at most. */
    upcoming: z.optional(z.array(historyRow)),
    /** How many matching letters each state has. */
    counts: z.optional(z.record(caseState, z.number())),
    currentPage: z.number(),
    totalPages: z.number(),
  }),
} as const satisfies Contract;

/** One past analysis with its result. */
export const getHistoryItem = {
  group: 'history',
  method: 'GET',
  path: '/api/history/{id}',
  auth: 'user',
  summaryPl: 'Podaje jedną analizę z wynikiem.',
  params: idParam,
  response: historyItem,
} as const satisfies Contract;

/** Deletes everything of one analysis. */
export const deleteHistoryItem = {
  group: 'history',
  method: 'DELETE',
  path: '/api/history/{id}',
  auth: 'user',
  summaryPl: 'Usuwa wszystko, co dotyczy jednej analizy.',
  params: idParam,
  response: messageAnswer,
} as const satisfies Contract;

/** Stores what the reader adds to one analysis: the delivery, corrected facts, what is done. */
export const saveReview = {
  group: 'history',
  method: 'PATCH',
  path: '/api/history/{id}/review',
  auth: 'user',
  summaryPl: 'Zapisuje doręczenie, poprawki czytelnika i to, co już załatwione.',
  params: idParam,
  /** A part that is sent replaces the stored one; the others stay. */
  body: z.strictObject({
    delivery: z.optional(z.nullable(deliveryAnswer)),
    corrections: z.optional(corrections),
    done: z.optional(doneMarks),
  }),
  response: z.object({ review, deadline: z.nullable(z.string()) }),
} as const satisfies Contract;

/** Replaces the tags of one analysis. */
export const saveTags = {
  group: 'history',
  method: 'PATCH',
  path: '/api/history/{id}/tags',
  auth: 'user',
  summaryPl: 'Zastępuje tagi jednej analizy.',
  params: idParam,
  body: z.strictObject({
    tags: z
      .array(
        z
          .string()
          .check(z.maxLength(MAX_TAG_LENGTH, `Tag może mieć najwyżej ${MAX_TAG_LENGTH} znaków.`)),
      )
      .check(z.maxLength(MAX_TAGS, `Możesz dodać najwyżej ${MAX_TAGS} tagów.`)),
  }),
  response: z.object({ tags: z.array(z.string()) }),
} as const satisfies Contract;
