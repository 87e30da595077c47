import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { LetterFaces } from '#frontend/src/lib/exporters/letter-faces.ts';
import { writePdf } from '#frontend/src/lib/exporters/pdf-writer.ts';
import { replyBlocks } from '#frontend/src/lib/exporters/reply/reply-blocks.ts';
import { makeReplyDocx } from '#frontend/src/lib/exporters/reply/reply-docx.ts';

import { repliesOfKinds } from './kind-letters.ts';

const variants = [
  'variant_1_cooperative',
  'variant_2_assertive',
  'variant_3_tactical_delay',
] as const;

/** One reply of one kind of letter, to be rendered as the product renders it. */
export type SampleReply = { name: string; content: string };

/** The three replies of every kind of letter and of every family that no kind names, in the order of the book. */
export async function sampleReplies(): Promise<SampleReply[]> {
  return (await repliesOfKinds()).flatMap(({ type, kind, letter, replies }, place) =>
    variants.map((key, index) => ({
      name: `${String(place).padStart(3, '0')}-${type ?? kind}${letter === null ? '-sample' : ''}-${index + 1}`,
      content: replies[key].content,
    })),
  );
}

const fonts = resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/tinos');

/** The faces of the letters from their package, whole: no build has cut them here. */
export async function facesOfPackage(): Promise<LetterFaces> {
  const face = async (file: string) => new Uint8Array(await readFile(join(fonts, file)));
  return {
    regular: await face('400Regular/Tinos_400Regular.ttf'),
    bold: await face('700Bold/Tinos_700Bold.ttf'),
  };
}

export async function pdfOf({ name, content }: SampleReply, faces: LetterFaces): Promise<Buffer> {
  const blocks = replyBlocks(content);
  const createdAt = new Date('2026-03-09T12:00:00Z');
  const page = { title: name, blocks, pageNumbers: 'when-many', createdAt } as const;
  const pdf = await writePdf({ ...page, isByModel: false }, faces);
  return Buffer.from(await pdf.arrayBuffer());
}

export async function docxOf({ name, content }: SampleReply): Promise<Buffer> {
  const docx = await makeReplyDocx({ title: name, content, isByModel: false });
  return Buffer.from(await docx.arrayBuffer());
}
