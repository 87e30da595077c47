import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';

import { MAX_TEXT_BYTES } from '#shared/domain/limits.ts';

import { readUpload } from './read-upload.ts';

type Part = { name?: string; fileName?: string; type?: string; content: string | Uint8Array };

async function upload(parts: Part[], encoded = true): Promise<APIGatewayProxyEventV2> {
  const form = new FormData();
  for (const { name = 'documents', fileName = 'pismo.pdf.txt', type, content } of parts) {
    const blob = new Blob([content], { type: type ?? 'text/plain; charset=utf-8' });
    form.append(name, blob, fileName);
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return requestOf(body, request.headers.get('content-type') ?? '', encoded);
}

function requestOf(body: Buffer, contentType: string, encoded = true): APIGatewayProxyEventV2 {
  const event = {
    headers: { 'content-type': contentType },
    body: body.toString(encoded ? 'base64' : 'utf-8'),
    isBase64Encoded: encoded,
  };
  return event as unknown as APIGatewayProxyEventV2; // the parts of an event that are read here
}

describe('an upload', () => {
  it('is one text with the name its file had', async () => {
    const expected = { originalName: 'pismo ź.pdf', text: 'Zażółć gęślą jaźń' };
    const parts = [{ fileName: 'pismo ź.pdf.txt', content: 'Zażółć gęślą jaźń' }];
    expect(await readUpload(await upload(parts))).toEqual(expected);
    expect(await readUpload(await upload(parts, false))).toEqual(expected);
  });

  it('needs no charset, as curl sends none', async () => {
    const event = await upload([{ type: 'text/plain', content: 'tekst' }]);
    expect((await readUpload(event)).text).toBe('tekst');
  });

  it('may have 500 kB and not a byte more', async () => {
    const largest = await upload([{ content: 'a'.repeat(MAX_TEXT_BYTES) }]);
    expect((await readUpload(largest)).text).toHaveLength(MAX_TEXT_BYTES);
    const larger = await upload([{ content: 'a'.repeat(MAX_TEXT_BYTES + 1) }]);
    await expect(readUpload(larger)).rejects.toMatchObject({ code: 'TOO_LARGE', status: 413 });
  });

  it('is one file only', async () => {
    const two = await upload([{ content: 'a' }, { content: 'b' }]);
    await expect(readUpload(two)).rejects.toMatchObject({
      status: 400,
      message: 'Możesz przeanalizować tylko jeden plik na raz.',
    });
  });

  it('has to have a file, under the right name', async () => {
    const wrong = await upload([{ name: 'plik', content: 'a' }]);
    const none = requestOf(
      Buffer.from('--x\r\nContent-Disposition: form-data; name="documents"\r\n\r\na\r\n--x--\r\n'),
      'multipart/form-data; boundary=x',
    );
    for (const event of [wrong, none, await upload([])]) {
      await expect(readUpload(event)).rejects.toMatchObject({
        status: 400,
        message: 'Proszę dodać plik do analizy.',
      });
    }
  });

  it('is plain text', async () => {
    const pdf = await upload([{ type: 'application/pdf', content: '%PDF-1.7' }]);
    const json = requestOf(Buffer.from('{}'), 'application/json');
    for (const event of [pdf, json]) {
      await expect(readUpload(event)).rejects.toMatchObject({ status: 415 });
    }
  });

  it('is UTF-8 without NUL', async () => {
    const windows1250 = await upload([{ content: Uint8Array.from([0x5a, 0x61, 0xbf, 0xf3]) }]);
    const nul = await upload([{ content: 'a\0b' }]);
    for (const event of [windows1250, nul]) {
      await expect(readUpload(event)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it('that is cut off or has no boundary is refused', async () => {
    const whole = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="documents"; filename="a.txt"\r\n' +
        'Content-Type: text/plain\r\n\r\nabc',
    );
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data; charset=utf-8']) {
      await expect(readUpload(requestOf(whole, type))).rejects.toMatchObject({ status: 400 });
    }
  });
});
