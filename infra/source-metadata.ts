/** Metadata key with the file of a function's handler, which the local cloud imports. */
export const SOURCE_METADATA = 'listownik:source';
