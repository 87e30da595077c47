/** Adds a typed tag, trimmed; empty and (ignoring case) known tags change nothing (specification, section 5). */
export function addTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim().normalize('NFC');
  const known = new Set(tags.map((each) => each.toLocaleLowerCase('pl')));
  return tag === '' || known.has(tag.toLocaleLowerCase('pl')) ? tags : [...tags, tag];
}
