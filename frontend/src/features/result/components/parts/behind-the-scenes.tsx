import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { SHOWN_ONLY } from '#frontend/src/features/result/model/review-desk.ts';
import { maskedSentence, rulesSentence } from '#frontend/src/features/result/model/sentences.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import { useResult } from './result-context.ts';

import styles from './behind-the-scenes.module.css';

/** What the model saw and what was hidden from it; says when only our rules answered. */
export function BehindTheScenes({ result }: { result: AnalysisResult }) {
  const { meta } = result;
  const { name } = useResult();
  if (!meta) return null;
  const masked = maskedSentence(result);
  const byRules = rulesSentence(result);
  return (
    <section className={styles.box} aria-label="Jak powstała ta analiza">
      {meta.offline_engine && name !== SHOWN_ONLY ? (
        <Notice kind="info" title="Analiza bez sztucznej inteligencji">
          <p>
            Ten wynik przygotował wbudowany silnik reguł ({meta.model}), a nie model językowy. Zna
            typowe pisma, ale nie rozumie ich tak jak człowiek.
          </p>
        </Notice>
      ) : null}
      {byRules === undefined ? null : <p>{byRules}</p>}
      <p>
        {masked === undefined
          ? 'W piśmie nie znaleźliśmy danych osobowych do ukrycia.'
          : `Ukryliśmy przed AI: ${masked}.`}{' '}
        To nie gwarantuje, że w tekście nie ma innych danych.
      </p>
      {meta.sent_text === null ? null : (
        <Disclosure summary="Zobacz dokładnie, jaki tekst wysłaliśmy" look="quiet">
          <p className={styles.text}>{meta.sent_text}</p>
        </Disclosure>
      )}
      <p>
        Pomoc w zrozumieniu pisma, nie porada prawna. W ważnych sprawach skonsultuj się z
        prawnikiem.
      </p>
    </section>
  );
}
