import { Fragment } from 'react';

/** A file name that prefers to break after its own separators. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[_-])/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
