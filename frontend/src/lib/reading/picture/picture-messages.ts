import type { OpenOptions, Preparation, PreparedPicture } from './opened-picture.ts';

/** What the page asks of the picture worker; each request is answered once, under its id. */
export type PictureRequest = { id: number; picture: number } & (
  | { action: 'open'; source: Blob | ImageBitmap; options: OpenOptions }
  | { action: 'prepare'; preparation: Preparation }
  | { action: 'close' }
);

export type PictureAnswer =
  | { id: number; result: PictureResult }
  /** The message of the failure inside the worker. */
  | { id: number; failure: string };

export type PictureResult = { hasPage: boolean } | PreparedPicture | undefined;
