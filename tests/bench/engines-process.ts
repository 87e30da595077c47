import { startDynamoEngine } from '#localstack/engines/dynamo-engine.ts';
import { startS3Engine } from '#localstack/engines/s3-engine.ts';

/* The process of `startEnginesApart`: says where the engines answer, and ends with its parent. */
const [dynamo, s3] = await Promise.all([startDynamoEngine(), startS3Engine()]);
process.once('disconnect', () => process.exit(0));
process.send?.({ AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint, AWS_ENDPOINT_URL_S3: s3.endpoint });
