import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';

/** What a letter may do in a case instead of what letters of its kind usually do. */
export type CaseDeed =
  | 'closes'
  | 'closes_burden'
  | 'suspends'
  | 'suspends_enforcement'
  | 'resumes'
  | 'corrects'
  | 'extends'
  | 'delays'
  | 'changes'
  | 'returns'
  | 'refers'
  | 'permits'
  | 'permits_with_duties'
  | 'grants_relief'
  | 'gives_thing_back'
  | 'lists_estate'
  | 'waives_penalty'
  | 'reopens'
  | 'stays'
  | 'voids'
  | 'leaves_unexamined'
  | 'answers'
  | 'lifts_seizure'
  | 'withdraws_demand'
  | 'withdraws_notice'
  | 'withdraws_notice_agreed';

/** The description of a letter by its deed, true whoever wrote it. */
export type DeedDescription = Pick<
  DocumentType,
  'label' | 'meaning' | 'level' | 'consequence' | 'duties' | 'counsel'
> & {
  /** Whether the reader only gains: the replies thank. Otherwise the remedy, if the letter gives one, stays open. */
  isGood: boolean;
};

/** The case goes on or may still be contested. */
export const open = {
  level: 'MEDIUM',
  consequence: null,
  duties: ['remedy'],
  counsel: 'by_level',
} as const;
/** Nothing has to be done. */
export const quiet = {
  level: 'LOW',
  consequence: null,
  duties: ['none'],
  counsel: 'not_needed',
} as const;
