import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const started = z.object({
  AWS_ENDPOINT_URL_DYNAMODB: z.string(),
  AWS_ENDPOINT_URL_S3: z.string(),
});
export type EnginesApart = {
  /** Where the engines answer, as the embedded cloud takes it. */
  environment: z.infer<typeof started>;
  close: () => void;
};

/** Table and texts in their own process, so that their work is not measured as ours. */
export async function startEnginesApart(): Promise<EnginesApart> {
  const child = fork(new URL('./engines-process.ts', import.meta.url));
  const [message] = (await once(child, 'message')) as unknown[];
  return { environment: started.parse(message), close: () => void child.kill() };
}
