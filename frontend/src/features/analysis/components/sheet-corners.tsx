import { Scan } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { sayOf, splitPictures } from '#frontend/src/lib/reading/pages/joined-pages.ts';

import { CornerEditor } from './corner-editor.tsx';

type SheetCornersProps = {
  /** The letter: a picture, or several joined. */
  file: File;
  page: number;
  onChange: (file: File) => void;
};

/** Lets the user mark the sheet on a photo that was not read completely. */
export function SheetCorners({ file, page, onChange }: SheetCornersProps) {
  const [picture, setPicture] = useState<File>();
  const open = async () => {
    const pictures = await splitPictures(file);
    setPicture(pictures[page - 1]);
  };
  if (!picture) {
    return (
      <Button icon={Scan} onClick={() => void open()}>
        Wskaż rogi kartki (strona {page})
      </Button>
    );
  }
  return (
    <CornerEditor
      picture={picture}
      page={page}
      onDone={(corners) => void sayOf(file, page - 1, { corners }).then(onChange)}
    />
  );
}
