import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

/** Functions that the operator invokes by hand. */
export type OperatorJob = 'switch-analyses' | 'reset-second-factor';

/** Name of such a function, so that it is found without asking anybody. */
export const operatorJobOf = (stage: string, job: OperatorJob) => `listownik-${stage}-${job}`;

/** Invokes it with the credentials at hand, writes its answer and fails as it does. */
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
