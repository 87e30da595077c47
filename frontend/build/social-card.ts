import type { Plugin } from 'vite';

import { operator } from '#shared/domain/operator.ts';

const WIDTH = '1200';
const HEIGHT = '630';

/** The preview of a link to the site. Its picture needs an absolute address, so it uses the operator's origin. */
export function socialCard(): Plugin {
  const properties = {
    'og:type': 'website',
    'og:locale': 'pl_PL',
    'og:site_name': 'Listownik',
    'og:title': 'Listownik – zrozum pismo, zanim odpowiesz',
    'og:description':
      'Co zrobić, do kiedy i jak odpowiedzieć. Pierwsza analiza za darmo, bez karty.',
    'og:url': `${operator.site}/`,
    'og:image': `${operator.site}/icons/social-card.png`,
    'og:image:width': WIDTH,
    'og:image:height': HEIGHT,
  };
  return {
    name: 'listownik-social-card',
    transformIndexHtml: () =>
      Object.entries(properties).map(([property, content]) => ({
        tag: 'meta',
        attrs: { property, content },
        injectTo: 'head' as const,
      })),
  };
}
