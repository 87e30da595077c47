import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

/** Functions that the operator invokes by hand. */
export type OperatorJob = 'switch-analyses' | 'reset-second-factor';

/** Fixed name of such a function, so that no lookup is needed. */
export const operatorJobOf = (stage: string, job: OperatorJob) => `listownik-${stage}-${job}`;

/** Invokes it with the current credentials, prints its answer, and fails if it fails. */
export async function invokeJob(
  stage: string,
  job: OperatorJob,
  { region, payload }: { region: string; payload: object },
): Promise<void> {
  const lambda = new LambdaClient({ region: process.env.AWS_REGION ?? region });
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({
      FunctionName: operatorJobOf(stage, job),
      Payload: JSON.stringify(payload),
    }),
  );
  lambda.destroy();
  process.stdout.write(`${Payload?.transformToString() ?? ''}\n`);
  if (FunctionError !== undefined) process.exitCode = 1;
}
