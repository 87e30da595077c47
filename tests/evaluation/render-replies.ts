import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { docxOf, facesOfPackage, pdfOf, sampleReplies } from './rendered-replies.ts';

/**
 * `npm run -s render:replies [kind]`: every kind's three replies as PDF and DOCX, as the product writes
 * them, into `.local/rendered-replies`, to be looked at.
 */
const folder = resolve(import.meta.dirname, '../../.local/rendered-replies');
const [wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const faces = await facesOfPackage();
const replies = sampleReplies().filter(({ kind }) => wanted === undefined || kind === wanted);
for (const reply of replies) {
  await writeFile(join(folder, `${reply.name}.pdf`), await pdfOf(reply, faces));
  await writeFile(join(folder, `${reply.name}.docx`), await docxOf(reply));
}
process.stdout.write(`${replies.length} replies in ${folder}\n`);
