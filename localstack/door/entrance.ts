import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { answerControl, type ControlledParts, isControl } from '#localstack/controls/controls.ts';

import { type FrontDoor, frontDoor, type FrontDoorParts } from './front-door.ts';
import { sendJson } from './http-answer.ts';

export type Entrance = {
  server: Server;
  /** Admits requests; before this call everything gets a 503. */
  open: (parts: FrontDoorParts, controlled: ControlledParts) => void;
  /** One line on the console about an internal failure. */
  report: (what: string, error: unknown) => void;
};

/** Allows overlong addresses, so that they get an answer instead of being cut off by Node. */
const MAX_HEAD_BYTES = 256 * 1024;

/** The server starts first, so that a port in use is detected before any work. */
export function openEntrance(quiet: boolean): Entrance {
  let inside: { door: FrontDoor; controlled: ControlledParts } | undefined;
  const report = (what: string, error: unknown) => {
    if (!quiet) console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (inside === undefined) {
      sendJson(response, 503, { message: 'Listownik is starting.' }, { 'retry-after': '1' });
    } else if (isControl(request)) await answerControl(inside.controlled, request, response);
    else await inside.door(request, response);
  };
  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(`${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}`, error);
      if (!response.headersSent) sendJson(response, 500, { message: 'Internal Server Error' });
    });
  });
  return {
    server,
    report,
    open: (parts, controlled) => {
      inside = { door: frontDoor(parts), controlled };
    },
  };
}
