import { expect, test } from 'vitest';

import { deploymentAt } from './deployment.ts';

const outputs = {
  Url: 'https://d1.cloudfront.net',
  ApiUrl: 'https://a1.execute-api.us-east-1.amazonaws.com',
  StreamUrl: 'https://f1.lambda-url.us-east-1.on.aws/',
  SiteBucket: 'site',
  TableName: 'table',
  TextBucket: 'texts',
  ModelSecretArn: 'arn:model',
  PaymentsSecretArn: 'arn:payments',
  OriginProofArn: 'arn:proof',
};

test('MiniStack is asked for API and stream by path', () => {
  const endpoint = 'http://127.0.0.1:4566';
  expect(deploymentAt({ endpoint, engine: 'ministack' }, outputs)).toMatchObject({
    apiUrl: 'http://127.0.0.1:4566/_aws/execute-api/a1/$default',
    streamUrl: 'http://127.0.0.1:4566/_aws/lambda-url/f1',
    siteHost: 'd1.cloudfront.net',
  });
});

test('LocalStack is asked for the stream by host, at its port', () => {
  const endpoint = 'http://127.0.0.1:4510';
  expect(deploymentAt({ endpoint, engine: 'localstack' }, outputs)).toMatchObject({
    apiUrl: 'http://127.0.0.1:4510/_aws/execute-api/a1/$default',
    streamUrl: 'http://f1.lambda-url.us-east-1.localhost.localstack.cloud:4510',
  });
});
