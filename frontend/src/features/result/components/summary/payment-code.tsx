import { lazy, Suspense } from 'react';

import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { paymentOffer } from '#frontend/src/features/result/model/payment-offer.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { formatAmount } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import styles from './payment-code.module.css';
import page from '#frontend/src/components/page.module.css';

const QrPicture = lazy(() =>
  import('./qr-picture.tsx').then(({ QrPicture }) => ({ default: QrPicture })),
);

/** The transfer as a code for the bank's app, only when it is safe; otherwise the plain reason. */
export function PaymentCode({ result }: { result: AnalysisResult }) {
  const { review } = useResult();
  const offer = paymentOffer(result, review.corrections);
  if (offer === undefined) return null;
  if ('refused' in offer) return <p className={classes(page.small, page.soft)}>{offer.refused}</p>;
  const { code, payee, zlote, title } = offer;
  return (
    <figure className={page.row}>
      <div className={styles.sheet}>
        <Suspense fallback={null}>
          <QrPicture
            text={code}
            label={`Kod QR do przelewu: ${payee}, ${formatAmount(zlote)}, ${title}`}
          />
        </Suspense>
      </div>
      <figcaption className={styles.words}>
        <p>
          <strong>Kod QR do przelewu</strong>
        </p>
        <p className={classes(page.small, page.soft)}>
          Zeskanuj go w aplikacji swojego banku. Zanim zatwierdzisz, porównaj odbiorcę, rachunek i
          kwotę z pismem.
        </p>
      </figcaption>
    </figure>
  );
}
