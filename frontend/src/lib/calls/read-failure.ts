import * as z from 'zod/mini';

import type { ErrorCode } from '#shared/errors/error-catalogue.ts';

import { ApiError, failureTexts } from './api-error.ts';

const failureBody = z.object({ message: z.string(), code: z.optional(z.string()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHtml(response: Response, text: string): boolean {
  return (
    response.headers.get('content-type')?.includes('html') === true ||
    /^\s*<(!doctype|html)/i.test(text)
  );
}

/**
 * The error of a non-OK answer (specification, section 8): the `message` of a JSON body, a text body
 * as it is, one sentence for HTML, one for a body that cannot be read. An empty body or JSON without
 * a message gives `fallback`.
 */
export async function readFailure(
  response: Response,
  fallback: string = failureTexts.unexpected,
): Promise<ApiError> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    return new ApiError(response.status, failureTexts.unreadable, { cause });
  }
  if (isHtml(response, text)) return new ApiError(response.status, failureTexts.htmlAnswer);

  const json = parseJson(text);
  if (json !== undefined) {
    const body = failureBody.safeParse(json);
    if (!body.success || body.data.message === '') return new ApiError(response.status, fallback);
    // Codes are only compared: one that this page does not know yet equals none of them.
    const code = body.data.code as ErrorCode | undefined;
    return new ApiError(response.status, body.data.message, { code, isServerMessage: true });
  }
  if (text.trim() === '') return new ApiError(response.status, fallback);
  return new ApiError(response.status, text.trim(), { isServerMessage: true });
}
