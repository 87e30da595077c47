import { describe, expect, it } from 'vitest';

import { paths } from '#frontend/src/config/paths.ts';

import { publicLinks, screens, workspaceLinks } from './routes.ts';

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

describe('the table of screens', () => {
  it('describes every path once', () => {
    const described = screens.map(({ path }) => path.replace(/\/:.*$/, ''));
    const { admin, ...known } = paths;
    expect(new Set(described)).toEqual(new Set(Object.values(known)));
    expect(screens.map(({ path }) => path)).not.toContain(admin);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });

  it('lets nobody into a protected frame without asking who it is', () => {
    const open = screens.filter(
      ({ layout, access }) => layout === 'workspace' && access !== 'user' && access !== 'admin',
    );
    expect(open).toEqual([]);
  });

  it('gives the menus of the specification', () => {
    expect(labels(publicLinks)).toEqual(['Jak działa', 'Cennik', 'FAQ', 'Kontakt']);
    const own = ['Nowe pismo', 'Historia dokumentów', 'Profil', 'Ustawienia'];
    expect(labels(workspaceLinks('USER'))).toEqual(own);
    expect(labels(workspaceLinks('ADMIN'))).toEqual([
      ...own,
      'Zarządzanie Użytkownikami',
      'Turbo Analityka',
    ]);
  });
});
