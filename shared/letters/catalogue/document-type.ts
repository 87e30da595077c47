import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import type { Level } from '#shared/domain/levels.ts';
import type { TermUnit } from '#shared/domain/term.ts';

import type { FreeHelpKey } from './free-help.ts';
import type { ReplyKind } from './reply-kind.ts';

/** Who writes letters of this kind; decides how the sender is read and who gets the reply. */
type IssuerKind =
  | 'court'
  | 'bailiff'
  | 'tax_office'
  | 'municipality'
  | 'office'
  | 'zus'
  | 'traffic'
  | 'insurer'
  | 'bank'
  | 'creditor'
  | 'energy'
  | 'housing'
  | 'landlord'
  | 'employer'
  | 'private'
  | 'unknown';

/** What a letter of this kind asks of the reader; actions.ts words it from the letter's facts. */
export type DutyKey =
  | 'pay'
  | 'remedy'
  | 'explain'
  | 'correct'
  | 'declare_driver'
  | 'asset_list'
  | 'answer_suit'
  | 'cure_defects'
  | 'attend'
  | 'vacate'
  | 'protected_money'
  | 'verify_debt'
  | 'ask_documents'
  | 'object_in_writing'
  | 'restructure'
  | 'report_back'
  | 'gather_evidence'
  | 'relief'
  | 'do_not_pay'
  | 'verify_sender'
  | 'report_scam'
  | 'keep_contract'
  | 'decide_inheritance'
  | 'attend_meeting'
  | 'weigh_change'
  | 'third_party_seizure'
  | 'show_cover'
  | 'file_claim'
  | 'read_file'
  | 'none';

/** Weighted pattern over folded text (lower case, no diacritics, one space between words). */
export type WeightedPattern = readonly [pattern: RegExp, weight: number];

export type TypeRemedy = {
  name: string; // sprzeciw, odwołanie, …
  /** Statutory term from delivery; null where the authority or the contract sets it. */
  term: { amount: number; unit: TermUnit } | null;
  addressee: string | null;
  via: string | null;
  form: string;
  fee: string | null;
  legalBasis: string | null;
};

/**
 * One kind of letter. Everything a reader sees from it carries its legal basis and says as of when
 * and whether the statement was checked against a source (docs/letters.md).
 */
export type DocumentType = {
  id: string;
  code: DocumentTypeCode;
  label: string;
  issuer: IssuerKind;
  sender: readonly WeightedPattern[];
  title: readonly WeightedPattern[];
  body: readonly WeightedPattern[];
  remedy: TypeRemedy | null;
  /** Base level by the letter's kind; threat.ts raises or lowers it by the letter's own words. */
  level: Level;
  duties: readonly DutyKey[];
  reply: ReplyKind;
  meaning: string;
  consequence: string | null;
  specialization: string;
  freeHelp: readonly FreeHelpKey[];
  source: string;
  /** Date of the legal state the row was written from, ISO. */
  asOf: string;
  /** True when the term and its basis were read in the named source, false for general knowledge. */
  verified: boolean;
};
