import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { countGaps } from '#frontend/src/features/result/model/gaps.ts';
import type { NamedVariant } from '#frontend/src/features/result/model/variants.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { plural } from '#frontend/src/lib/format.ts';

import page from '#frontend/src/components/page.module.css';

/** The gaps left to fill in before the letter can be sent. */
export function GapCount({ reply }: { reply: NamedVariant }) {
  const { gaps } = useResult();
  const { all, left } = countGaps(reply.variant.content, reply.key, gaps);
  if (all === 0) return null;
  const verb = plural(left, 'Zostało', 'Zostały', 'Zostało');
  return (
    <p className={classes(page.small, page.soft)} role="status">
      {left === 0
        ? 'Wszystko uzupełnione. Przeczytaj pismo jeszcze raz, zanim je wyślesz.'
        : `${verb} ${left} ${plural(left, 'miejsce', 'miejsca', 'miejsc')} do uzupełnienia. Kliknij żółte pole i wpisz.`}
    </p>
  );
}
