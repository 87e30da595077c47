import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { dayOf, formatPlainDay } from '#frontend/src/lib/format.ts';
import {
  endSecondFactor,
  getSecondFactor,
  type SecondFactor,
} from '#shared/contracts/second-factor.ts';

import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';

import page from '#frontend/src/components/page.module.css';

type Choice = 'new' | 'end';

function On({ factor, onChanged }: { factor: SecondFactor; onChanged: () => void }) {
  const [choice, setChoice] = useState<Choice>();
  async function end(code: string): Promise<void> {
    const { message } = await call(endSecondFactor, { body: { code } });
    showToast('success', message);
    onChanged();
  }
  if (choice === 'new') return <Enrolment action="Dalej" onDone={onChanged} />;
  if (choice === 'end') {
    return <CodeForm action="Wyłącz kody" hint="Kod z aplikacji albo kod zapasowy." onCode={end} />;
  }
  return (
    <>
      <p>
        Włączone od {formatPlainDay(dayOf(new Date(factor.since ?? '')))}. Zostało kodów zapasowych:{' '}
        {factor.recoveryCodesLeft}.
      </p>
      <div className={page.row}>
        <Button onClick={() => setChoice('new')}>Nowy telefon lub nowe kody zapasowe</Button>
        {factor.isRequired ? null : (
          <Button onClick={() => setChoice('end')}>Wyłącz kody z aplikacji</Button>
        )}
      </div>
    </>
  );
}

/** The second factor of an administrator: on, renewed, off. */
export function FactorCard() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => call(getSecondFactor, { signal }),
  });
  const reread = () => void client.invalidateQueries({ queryKey: queryKeys.secondFactor });
  return (
    <section className={page.card}>
      <h2>Kody przy logowaniu</h2>
      <p className={page.soft}>
        Administrator widzi listę osób i przyznaje analizy. Kod z aplikacji na telefonie sprawia, że
        samo hasło do tego nie wystarczy.
      </p>
      {isError ? (
        <ErrorNotice
          message="Nie udało się sprawdzić, czy kody są włączone."
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.since === null ? <Enrolment action="Włącz kody z aplikacji" onDone={reread} /> : null}
      {data && data.since !== null ? (
        <On key={data.since} factor={data} onChanged={reread} />
      ) : null}
    </section>
  );
}
