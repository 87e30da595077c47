import { lazy, Suspense, useContext } from 'react';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import page from '../../../components/page.module.css';
import { classes } from '../../../lib/class-names.ts';
import { formatAmount } from '../../../lib/format.ts';
import { paymentOffer } from '../model/payment-offer.ts';
import styles from './payment-code.module.css';
import { ResultContext } from './result-context.ts';

const QrPicture = lazy(() =>
  import('./qr-picture.tsx').then(({ QrPicture }) => ({ default: QrPicture })),
);

/** The transfer as a code for the bank's app, only when it is safe; otherwise the plain reason. */
export function PaymentCode({ result }: { result: AnalysisResult }) {
  const { review } = useContext(ResultContext);
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
