import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import type { Level } from '#shared/domain/levels.ts';
import type { TermUnit } from '#shared/domain/term.ts';

import type { FreeHelpKey } from './free-help.ts';
import type { IssuerKind } from './issuers.ts';
import { citations, type Statement } from './law/statement.ts';
import type { LodgingKey } from './lodging.ts';
import type { Recognition } from './recognition.ts';

export type { WeightedPattern } from './recognition.ts';

/** What a letter of this kind asks of the reader; `answering/actions` words it from the letter's facts. */
export type DutyKey =
  | 'pay'
  | 'remedy'
  | 'explain'
  | 'perform'
  | 'correct'
  | 'declare_driver'
  | 'asset_list'
  | 'answer_suit'
  | 'serve_other'
  | 'apply_for_exam'
  | 'confirm_premium'
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
  | 'report_offer'
  | 'read_claim'
  | 'keep_contract'
  | 'decide_inheritance'
  | 'answer_offer'
  | 'attend_meeting'
  | 'weigh_change'
  | 'third_party_seizure'
  | 'show_cover'
  | 'file_claim'
  | 'read_file'
  | 'testify'
  | 'point_out_assets'
  | 'check_plan'
  | 'do_not_build'
  | 'check_unknown'
  | 'check_entry'
  | 'keep_relief'
  | 'deposit_papers'
  | 'check_deposit'
  | 'settle_employee'
  | 'stop_infringement'
  | 'answer_damage'
  | 'answer_neighbour'
  | 'answer_buyer'
  | 'answer_person'
  | 'confirm_place'
  | 'none';

/** The event from which the term of a remedy runs. */
type TermStart = 'delivery' | 'announcement' | 'act' | 'completion' | 'finality' | 'knowledge';

export type TypeRemedy = {
  name: string; // sprzeciw, odwołanie, …
  /** Statutory term; null where the authority, the contract or a local rule sets it. */
  term: { amount: number; unit: TermUnit } | null;
  /** The longer term that the law gives in a special case named by the letter; null when there is none. */
  prolonged: { amount: number; unit: TermUnit } | null;
  start: TermStart;
  addressee: string | null;
  via: string | null;
  form: string;
  fee: string | null;
  /** Where the reader goes next when this remedy fails. */
  next: string | null;
  law: readonly Statement[];
  /** The statements cited together; null when only a contract or a local rule provides the remedy. */
  legalBasis: string | null;
  /** What replaces it for letters written from that day (ISO) on, when a change of law is known. */
  later: { from: string; remedy: TypeRemedy } | null;
};

/** Makes a remedy from a row; omitted fields take the usual values (from delivery, lodged directly, free). */
export function remedyOf(
  remedy: Pick<TypeRemedy, 'name' | 'term' | 'addressee' | 'form'> &
    Partial<Pick<TypeRemedy, 'start' | 'via' | 'fee' | 'next' | 'law' | 'later' | 'prolonged'>>,
): TypeRemedy {
  const law = remedy.law ?? [];
  return {
    prolonged: null,
    start: 'delivery',
    via: null,
    fee: 'bez opłaty',
    next: null,
    later: null,
    ...remedy,
    law,
    legalBasis: law.length === 0 ? null : citations(law),
  };
}

/**
 * When to advise a lawyer. `by_stakes`: at a high level or for a large sum; `by_level`: at a high level;
 * the other values apply whatever the letter says.
 */
type CounselRule = 'advised' | 'by_stakes' | 'by_level' | 'not_needed';

/**
 * One kind of letter: how it is recognised, what it means, which law applies. Every article that a reader
 * sees comes from the statements in `law` and `remedy.law`.
 */
export type DocumentType<Reply extends string = string> = Recognition & {
  id: string;
  code: DocumentTypeCode;
  label: string;
  issuer: IssuerKind;
  remedy: TypeRemedy | null;
  /** Base level of the kind; `threat.ts` raises or lowers it by the letter's own words. */
  level: Level;
  duties: readonly DutyKey[];
  /** The family of replies (`answering/replies`); a name without a family there does not compile. */
  reply: Reply;
  /** What such a letter does, whatever decision it contains. */
  meaning: string;
  consequence: string | null;
  /** What the law says apart from the remedy. */
  law: readonly Statement[];
  counsel: CounselRule;
  /** False when the sums in such letters are never a debt of the reader. */
  concernsMoney: boolean;
  /** Ways of lodging, when they differ from the issuer's. */
  lodging: readonly LodgingKey[] | null;
  specialization: string;
  freeHelp: readonly FreeHelpKey[];
};

type Optional =
  'act' | 'sender' | 'title' | 'body' | 'law' | 'counsel' | 'concernsMoney' | 'lodging';

/** Makes a row; omitted fields take the usual values. */
export function kindOf<const Reply extends string>(
  row: Omit<DocumentType, Optional | 'reply'> &
    Partial<Pick<DocumentType, Optional>> & { reply: Reply },
): DocumentType<Reply> {
  return {
    sender: [],
    title: [],
    act: [],
    body: [],
    law: [],
    counsel: 'by_stakes',
    concernsMoney: true,
    lodging: null,
    ...row,
  };
}

/** The kind under the law of the day (ISO) on which the letter was written; without a day, under today's law. */
export function typeOn<Type extends DocumentType>(type: Type, day: string | null): Type {
  const later = type.remedy?.later ?? null;
  return later === null || day === null || day < later.from
    ? type
    : { ...type, remedy: later.remedy };
}

/** Every statement of law that applies to letters of this kind, the remedy's statements first. */
export function lawOf({ remedy, law }: DocumentType): Statement[] {
  return [...new Set([...(remedy?.law ?? []), ...law])];
}
