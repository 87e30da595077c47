import { useState } from 'react';

import { DropZone } from '#frontend/src/components/drop-zone.tsx';
import { Field } from '#frontend/src/components/forms/field.tsx';
import { SelectField } from '#frontend/src/components/forms/select-field.tsx';
import { Switch } from '#frontend/src/components/forms/switch.tsx';

import { Specimen } from './specimen.tsx';

import styles from './gallery.module.css';

const ways = [
  { value: 'post', label: 'List polecony' },
  { value: 'hand', label: 'Do rąk' },
] as const;

export function Forms() {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('post');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Specimen name="Pola">
        <div className={styles.wide}>
          <Field label="Zwykłe" placeholder="podpowiedź" />
        </div>
        <div className={styles.wide}>
          <Field label="Ze wskazówką" hint="Co najmniej 6 znaków." />
        </div>
        <div className={styles.wide}>
          <Field label="Z błędem" defaultValue="abc" error="Hasła nie są takie same." />
        </div>
        <div className={styles.wide}>
          <Field label="Tylko do odczytu" value="anna@poczta.example" readOnly />
        </div>
        <div className={styles.wide}>
          <Field label="Wyłączone" value="brak" disabled readOnly />
        </div>
        <div className={styles.wide}>
          <SelectField label="Wybór" options={ways} value={way} onChange={setWay} />
        </div>
        <div className={styles.wide}>
          <Switch label="Przełącznik" note="Opis tego, co włącza." isOn={isOn} onChange={setOn} />
        </div>
        <div className={styles.wide}>
          <Switch label="Zajęty" note="Trwa zapis." isOn={false} isBusy onChange={setOn} />
        </div>
      </Specimen>
      <Specimen name="Miejsce na pismo">
        <div className={styles.whole}>
          <DropZone onChoose={() => undefined} />
        </div>
        <div className={styles.whole}>
          <DropZone onChoose={() => undefined} refuse={() => 'Tu pliku nie przyjmiemy.'} />
        </div>
      </Specimen>
    </>
  );
}
