/** Tags in their stored form: trimmed, without empty ones, each once ignoring case (specification, section 5). */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags) {
    const trimmed = tag.trim().normalize('NFC');
    const key = trimmed.toLocaleLowerCase('pl');
    if (trimmed !== '' && !kept.has(key)) kept.set(key, trimmed);
  }
  return [...kept.values()];
}
