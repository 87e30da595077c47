import type { OpenOptions, Preparation, PreparedPicture } from './opened-picture.ts';

/** Requests of the page to the picture worker; each is answered once, with its id. */
export type PictureRequest = { id: number; picture: number } & (
  | { action: 'open'; source: Blob | ImageBitmap; options: OpenOptions }
  | { action: 'prepare'; preparation: Preparation }
  | { action: 'close' }
);

export type PictureAnswer =
  | { id: number; result: PictureResult }
  /** The message of the error in the worker. */
  | { id: number; failure: string };

export type PictureResult = { hasPage: boolean } | PreparedPicture | undefined;
