import regularUrl from '@letter-fonts/letter-400.ttf?url';
import boldUrl from '@letter-fonts/letter-700.ttf?url';

/** The two faces of a letter as TrueType files. */
export type LetterFaces = { regular: Uint8Array; bold: Uint8Array };

async function loadFace(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The letter's typeface answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches the faces from our own origin; the browser's cache keeps them. */
export async function loadLetterFaces(): Promise<LetterFaces> {
  const [regular, bold] = await Promise.all([loadFace(regularUrl), loadFace(boldUrl)]);
  return { regular, bold };
}
