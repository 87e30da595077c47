import { describe, expect, it } from 'vitest';

import { parseReply } from '#frontend/src/lib/exporters/reply/reply-layout.ts';
import {
  docxOf,
  facesOfPackage,
  pdfOf,
  sampleReplies,
} from '#tests/evaluation/rendered-replies.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';

const A4 = { width: 595.28, height: 841.89, margin: 56.69 };
/** A word ends with a space for those who copy it, which may stand in the margin. */
const SPACE = 4;
const MOST_PAGES = 3;
const replies = await sampleReplies();
/** Each third kind's replies in turn are written as files; the layout of all is checked. */
const samples = replies.filter((_, index) => index % 9 === (Math.floor(index / 9) % 3) * 4);
const facesLoading = facesOfPackage();

describe('every reply of every kind', () => {
  it.each(replies)('has the parts of a pleading: $name', ({ content }) => {
    const blocks = parseReply(content);
    const kinds = new Set(blocks.map(({ kind }) => kind));
    expect(blocks.length).toBeGreaterThan(6);
    for (const part of ['subject', 'closing', 'signature'] as const) expect(kinds).toContain(part);
    for (const block of blocks) {
      expect(block.kind === 'list-item' ? block.text : block.lines.join('').trim()).not.toBe('');
    }
    expect(content).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  });

  it.each(samples)('stays on its pages as a PDF: $name', async (reply) => {
    const { pages } = await readPdf(await pdfOf(reply, await facesLoading));
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    for (const texts of pages) {
      expect(texts.length).toBeGreaterThan(3);
      for (const { left, right, baseline } of texts) {
        expect(left).toBeGreaterThanOrEqual(A4.margin - 1);
        expect(right).toBeLessThanOrEqual(A4.width - A4.margin + SPACE);
        expect(baseline).toBeGreaterThan(25);
        expect(baseline).toBeLessThan(A4.height - A4.margin + 1);
      }
    }
  });

  it.each(samples)('has all its words as a Word document: $name', async (reply) => {
    const document = readZip(await docxOf(reply)).get('word/document.xml') ?? '';
    const words = document
      .replace(/<\/w:p>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:quot|amp|lt|gt|apos);/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ');
    const [, heading] = /^Dotyczy: (\S+ \S+)/m.exec(reply.content) ?? [];
    expect(words.length).toBeGreaterThan(300);
    expect(words).toContain(heading);
    expect(words).toContain('Z poważaniem');
  });
});
