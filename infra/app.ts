import { App } from 'aws-cdk-lib';

import { readStageConfig, StageConfigError } from './config.ts';
import { ListownikStack } from './stacks/listownik-stack.ts';

try {
  const app = new App();
  const config = readStageConfig(app.node);
  new ListownikStack(app, `listownik-${config.stage}`, { config });
  app.synth();
} catch (error) {
  if (!(error instanceof StageConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
