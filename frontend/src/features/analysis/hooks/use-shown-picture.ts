import { useCallback } from 'react';

/** The `ref` of an image that shows a picture in memory; its address is released when nothing shows it any more. */
export function useShownPicture(picture: Blob) {
  return useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
}
