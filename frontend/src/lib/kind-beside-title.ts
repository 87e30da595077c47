/** The kind of a letter, shown beside its title: null when the title already contains it. */
export function kindBesideTitle(kind: string, title: string | null | undefined): string | null {
  const isSaid = title?.toLocaleLowerCase('pl').includes(kind.toLocaleLowerCase('pl')) ?? false;
  return isSaid ? null : kind;
}
