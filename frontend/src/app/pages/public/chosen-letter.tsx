import { type ComponentProps, useSyncExternalStore } from 'react';

import { ChosenFile } from '#frontend/src/features/analysis/components/chosen-file.tsx';
import { earlyText } from '#frontend/src/features/analysis/model/early-reading.ts';
import { FirstFactsCard } from '#frontend/src/features/first-facts/first-facts-card.tsx';

/** The letter a visitor chose, with what the device reads in it before any sign-in. */
export function ChosenLetter(props: ComponentProps<typeof ChosenFile>) {
  const text = useSyncExternalStore(earlyText.subscribe, earlyText.read);
  return (
    <>
      <ChosenFile {...props} />
      <FirstFactsCard text={text} />
    </>
  );
}
