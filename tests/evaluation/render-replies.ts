import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { contactSheet } from './contact-sheet.ts';
import { docxOf, facesOfPackage, pdfOf, sampleReplies } from './rendered-replies.ts';

/**
 * `npm run -s render:replies [part of a name]`: every kind's three replies as PDF and DOCX, as the product writes them,
 * and one picture a kind with the pages of its three PDFs, into `.local/rendered-replies`, to be looked at.
 */
const folder = resolve(import.meta.dirname, '../../.local/rendered-replies');
const [wanted = ''] = process.argv.slice(2);
if (wanted === '') await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const faces = await facesOfPackage();
const replies = (await sampleReplies()).filter(({ name }) => name.includes(wanted));
const sheets = new Map<string, Buffer[]>();
for (const reply of replies) {
  const pdf = await pdfOf(reply, faces);
  await writeFile(join(folder, `${reply.name}.pdf`), pdf);
  await writeFile(join(folder, `${reply.name}.docx`), await docxOf(reply));
  await writeFile(join(folder, `${reply.name}.txt`), reply.content);
  const kind = reply.name.replace(/-\d$/, '');
  sheets.set(kind, [...(sheets.get(kind) ?? []), pdf]);
}
for (const [kind, pdfs] of sheets)
  await writeFile(join(folder, `${kind}.png`), await contactSheet(pdfs));
process.stdout.write(`${replies.length} replies to ${sheets.size} kinds in ${folder}\n`);
