import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { inTwo } from '#frontend/src/features/result/model/warning-places.ts';
import { useMedia } from '#frontend/src/lib/browser/use-media.ts';
import type { ResultWarning } from '#shared/domain/analysis-result.ts';

import styles from './warnings.module.css';

function Words({ warning: { message, quote } }: { warning: ResultWarning }) {
  const isNarrow = useMedia('(max-width: 39.99rem)');
  const [what, todo] = inTwo(message);
  const rest = quote === null ? null : <blockquote className={styles.quote}>„{quote}”</blockquote>;
  if (!isNarrow || (todo === '' && rest === null)) {
    return (
      <>
        <p className={styles.plain}>{message}</p>
        {rest}
      </>
    );
  }
  return (
    <>
      <p>{what}</p>
      <Disclosure summary="Co z tym zrobić" look="quiet">
        {todo === '' ? null : <p>{todo}</p>}
        {rest}
      </Disclosure>
    </>
  );
}

type WarningsProps = { warnings: readonly ResultWarning[]; label: string };

/**
 * What to check before paying or sending a reply; never "this is a fraud". Short on a phone, with the full
 * text one tap away.
 */
export function Warnings({ warnings, label }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <section className={styles.list} aria-label={label}>
      {warnings.map((warning) => (
        <Notice key={`${warning.kind}${warning.message}`} kind="warning" title={warning.title}>
          <Words warning={warning} />
        </Notice>
      ))}
    </section>
  );
}
