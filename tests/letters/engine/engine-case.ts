/** What the engine must read from a short letter; only the facts a case is about are given. */
export type EngineCase = {
  name: string;
  text: string;
  type?: string;
  sender?: string | null;
  recipient?: string | null;
  reference?: string | null;
  date?: string;
  /** "date 2026-01-31", "14 days", "1 months", "none". */
  term?: string;
  main?: number | null;
  interest?: number | null;
  costs?: number | null;
  total?: number | null;
  account?: string | null;
  level?: string | readonly string[];
  remedy?: string | null;
};
