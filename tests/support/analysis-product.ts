import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { type UploadedText, uploadedText, uploadText } from '#shared/contracts/upload.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { type EmbeddedCloud, startEmbeddedCloud } from './embedded-cloud.ts';
import { type Answer, caller } from './http-event.ts';
import { answersD20 } from './scripted-answers.ts';
import { type ScriptedModel, startScriptedModel } from './scripted-model.ts';

export type Person = { userId: UserId; token: string };

/** The product's analysis over embedded engines and a scripted model, without a page in front of it. */
export type AnalysisProduct = {
  cloud: EmbeddedCloud;
  model: ScriptedModel;
  /** A new person with one trial analysis. */
  newPerson: () => Promise<Person>;
  upload: (person: Person, text: string, name?: string) => Promise<Answer>;
  uploaded: (person: Person, text: string) => Promise<UploadedText>;
  packageOf: (person: Person) => Promise<{ used: number; openRuns: ReadonlySet<string> }>;
  close: () => Promise<void>;
};

export const letter = (name: string) =>
  readFile(new URL(`../fixtures/letters/${name}.txt`, import.meta.url), 'utf-8');

/** A multipart body as a browser makes it. */
export async function multipart(text: string | Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.append('documents', new Blob([text], { type: 'text/plain; charset=utf-8' }), name);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer()).toString('utf-8');
  return { body, headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}

let people = 0;

type AnalysisOptions = {
  /** Runs when the engines are there and no handler is yet: the place of a fault proxy. */
  behindEngines?: () => Promise<void>;
  environment?: Record<string, string>;
};

export async function startAnalysisProduct({
  behindEngines = () => Promise.resolve(),
  environment = {},
}: AnalysisOptions = {}): Promise<AnalysisProduct> {
  const model = await startScriptedModel();
  model.otherwise(answersD20);
  const cloud = await startEmbeddedCloud({
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAMES: 'scripted',
    ...environment,
  });
  await behindEngines();
  const { openAccount } = await import('#functions/core/flows/open-account.ts');
  const { listPackages } = await import('#functions/core/packages/package-repository.ts');
  const { signSession } = await import('#functions/platform/identity/tokens.ts');
  const callUpload = caller((await import('#functions/api/upload/handler.ts')).handler);

  const upload = async ({ token }: Person, text: string, name = 'pismo.pdf.txt') =>
    callUpload(uploadText, { token, ...(await multipart(text, name)) });

  return {
    cloud,
    model,
    newPerson: async () => {
      people += 1;
      const opening = {
        email: `analiza${people}@poczta.example`,
        passwordHash: 'never compared here',
        firstName: 'Anna',
        lastName: 'Testowa',
        openedBy: 'seed',
      };
      const user = await openAccount(opening, systemClock);
      if (user === undefined) throw new Error('The address is taken.');
      const { id: userId, tokenVersion } = user;
      return { userId, token: await signSession({ userId, tokenVersion }) };
    },
    upload,
    uploaded: async (person, text) => {
      const answer = await upload(person, text);
      const [record] = z.array(uploadedText).parse(answer.json());
      if (record === undefined) throw new Error('Nothing was uploaded.');
      return record;
    },
    packageOf: async ({ userId }) => {
      const [trial] = await listPackages(userId);
      if (trial === undefined) throw new Error('The person has no package.');
      return trial;
    },
    close: async () => {
      await cloud.close();
      await model.close();
    },
  };
}

/** A clock that a test moves. */
export function movableClock(
  start = Date.now(),
): Clock & { advance: (milliseconds: number) => void } {
  let now = start;
  return Object.assign(() => new Date(now), {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
