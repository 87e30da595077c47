import { type ComponentType, createElement, lazy } from 'react';

import { loadChunk } from '#frontend/src/lib/calls/load-chunk.ts';

/** A part that loads when it is first shown, together with its query client. */
export function later<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const [chunk, { Queries }] = await Promise.all([
      loadChunk(load),
      loadChunk(() => import('./queries.tsx')),
    ]);
    const Part = chunk[name];
    return { default: (props) => createElement(Queries, null, createElement(Part, props)) };
  });
}
