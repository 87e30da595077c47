/** Name of the deterministic engine that stands in for a model offline (design, section 6). */
export const OFFLINE_MODEL = 'listownik-rules';
