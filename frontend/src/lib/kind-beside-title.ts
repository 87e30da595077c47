/** The kind of a letter to stand beside its title: null where the title already says it. */
export function kindBesideTitle(kind: string, title: string | null | undefined): string | null {
  const isSaid = title?.toLocaleLowerCase('pl').includes(kind.toLocaleLowerCase('pl')) ?? false;
  return isSaid ? null : kind;
}
