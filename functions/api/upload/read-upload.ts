import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import busboy from 'busboy';

import { MAX_TEXT_BYTES, ONE_FILE_ONLY } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { originalNameOf } from './file-name.ts';

export type UploadedDocument = { originalName: string; text: string };

const NO_FILE = 'Proszę dodać plik do analizy.';
const NOT_TEXT = 'Tekst pisma musi być zapisany w UTF-8.';
/** Room for part headers and boundaries; a larger body is more than one text. */
const MAX_ENVELOPE_BYTES = 16_000;
const PLAIN_ENCODINGS = ['7bit', '8bit', 'binary'];

type Part = { name: string; fileName: string | undefined; bytes: Buffer };

/**
 * The one text of a multipart upload. Throws `INVALID_INPUT` for none, several or not UTF-8, `TOO_LARGE`
 * beyond 500 kB and `UNSUPPORTED_MEDIA` for anything that is not plain text.
 */
export async function readUpload(event: APIGatewayProxyEventV2): Promise<UploadedDocument> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf-8');
  const parts = await readParts(event.headers['content-type'] ?? '', body);
  const [part, ...others] = parts;
  if (part === undefined) throw new AppError('INVALID_INPUT', { message: NO_FILE });
  if (others.length > 0) throw new AppError('INVALID_INPUT', { message: ONE_FILE_ONLY });
  if (part.name !== 'documents') throw new AppError('INVALID_INPUT', { message: NO_FILE });
  // The size limit is checked after the count: two files that are too large together are still two files.
  if (body.byteLength > MAX_TEXT_BYTES + MAX_ENVELOPE_BYTES) throw new AppError('TOO_LARGE');
  return { originalName: originalNameOf(part.fileName), text: decode(part.bytes) };
}

function readParts(contentType: string, body: Buffer): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const parser = openParser(contentType);
    const parts: Part[] = [];
    parser.on('file', (name, stream, { filename, encoding, mimeType }) => {
      if (mimeType !== 'text/plain' || !PLAIN_ENCODINGS.includes(encoding)) {
        reject(new AppError('UNSUPPORTED_MEDIA'));
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(new AppError('TOO_LARGE')));
      stream.on('end', () => {
        parts.push({ name, fileName: filename, bytes: Buffer.concat(chunks) });
      });
      stream.on('error', (error) => reject(malformed(error)));
    });
    parser.on('field', () => reject(new AppError('INVALID_INPUT', { message: NO_FILE })));
    parser.on('filesLimit', () => {
      reject(new AppError('INVALID_INPUT', { message: ONE_FILE_ONLY }));
    });
    parser.on('error', (error) => reject(malformed(error)));
    parser.on('close', () => resolve(parts));
    parser.end(body);
  });
}

function openParser(contentType: string) {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new AppError('UNSUPPORTED_MEDIA');
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_TEXT_BYTES + 1, files: 1, fields: 1, parts: 3 },
    });
  } catch (error) {
    throw malformed(error); // busboy refuses a content type without a boundary
  }
}

const malformed = (cause: unknown) => new AppError('INVALID_INPUT', { message: NO_FILE, cause });

function decode(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new AppError('INVALID_INPUT', { message: NOT_TEXT, cause: error });
  }
  if (text.includes('\0')) throw new AppError('INVALID_INPUT', { message: NOT_TEXT });
  return text;
}
