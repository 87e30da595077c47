import { useId } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { operator } from '#shared/domain/operator.ts';

import styles from './text-pages.module.css';
import page from '#frontend/src/components/page.module.css';

function Address() {
  return (
    <section className={page.card}>
      <h2>Dane kontaktowe</h2>
      <dl className={styles.address}>
        <div>
          <dt>Adres</dt>
          <dd>
            {operator.name}
            <br />
            {operator.street}
            <br />
            {operator.city}
          </dd>
        </div>
        <div>
          <dt>Godziny</dt>
          <dd>{operator.hours}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

export function ContactPage() {
  const messageId = useId();
  return (
    <div className={page.page}>
      <PageTitle lead="Pytanie, reklamacja albo plan Enterprise? Napisz e-mail." />
      <div className={styles.contact}>
        <Address />
        <form className={page.card}>
          <h2>Formularz</h2>
          <Notice>
            <p>Formularz nieaktywny. Prosimy o kontakt mailowy.</p>
          </Notice>
          <fieldset disabled className={styles.fieldset}>
            <Field label="Imię" />
            <Field label="E-mail" type="email" />
            <div className={styles.field}>
              <label htmlFor={messageId}>Wiadomość</label>
              <textarea id={messageId} rows={4} className={styles.message} />
            </div>
            <div>
              <Button type="submit" disabled>
                Wyślij
              </Button>
            </div>
          </fieldset>
        </form>
      </div>
    </div>
  );
}
