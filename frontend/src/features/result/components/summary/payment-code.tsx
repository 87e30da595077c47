import { lazy, Suspense } from 'react';

import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import {
  type PaymentOffer,
  paymentOffer,
} from '#frontend/src/features/result/model/payment-offer.ts';
import { useMedia } from '#frontend/src/lib/browser/use-media.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { formatAmount } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import styles from './payment-code.module.css';
import page from '#frontend/src/components/page.module.css';

const QrPicture = lazy(() =>
  import('#frontend/src/components/qr/qr-picture.tsx').then(({ QrPicture }) => ({
    default: QrPicture,
  })),
);

/**
 * The transfer as a code for the bank's app, only when it is safe; otherwise the plain reason. A phone cannot
 * photograph its own screen, so the code stays folded there.
 */
export function PaymentCode({ result }: { result: AnalysisResult }) {
  const { review } = useResult();
  const isNarrow = useMedia('(max-width: 39.99rem)');
  const offer = paymentOffer(result, review.corrections);
  if (offer === undefined) return null;
  if ('refused' in offer) return <p className={classes(page.small, page.soft)}>{offer.refused}</p>;
  return isNarrow ? (
    <Disclosure summary="Kod QR do przelewu" look="quiet">
      <Code offer={offer} />
    </Disclosure>
  ) : (
    <Code offer={offer} />
  );
}

type SafeOffer = Exclude<PaymentOffer, { refused: string }>;

function Code({ offer: { code, payee, zlote, title } }: { offer: SafeOffer }) {
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
