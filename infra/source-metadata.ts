/** Where the template says which file holds a function's handler: the local cloud imports that file. */
export const SOURCE_METADATA = 'listownik:source';
