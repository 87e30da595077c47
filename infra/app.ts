import { App } from 'aws-cdk-lib';

import { buildStage } from './build-stage.ts';
import { readStageConfig, StageConfigError } from './config.ts';

try {
  const app = new App();
  buildStage(app, readStageConfig(app.node));
  app.synth();
} catch (error) {
  if (!(error instanceof StageConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
