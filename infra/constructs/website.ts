import { Annotations, Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
  type AddBehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  FunctionUrlAuthType,
  InvokeMode,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

import { securityHeaders } from './security-headers.ts';

export interface WebsiteProps {
  readonly api: HttpApi;
  readonly stream: LambdaFunction;
}

/** The one host the browser sees: the site, `/api/*`, and the stream. One origin, so no CORS. */
export class Website extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { api, stream }: WebsiteProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: securityHeaders(this),
    } satisfies AddBehaviorOptions;
    const uncached = {
      ...shared,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Also carries CloudFront-Viewer-Address, which a caller cannot forge.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: false,
    } satisfies AddBehaviorOptions;

    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultBehavior: {
        ...shared,
        // With the right to list, a missing file is a 404 instead of a 403.
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
      },
      additionalBehaviors: {
        // Compression would hold events back until a block is full.
        '/api/analyze-stream*': { ...uncached, origin: streamOrigin(stream) },
        '/api/*': {
          ...uncached,
          origin: apiOrigin(this, api),
          allowedMethods: AllowedMethods.ALLOW_ALL,
        },
      },
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The default root object answers for the root, so the listing is never served.',
    );
  }
}

function streamOrigin(stream: LambdaFunction) {
  const url = stream.addFunctionUrl({
    authType: FunctionUrlAuthType.AWS_IAM,
    invokeMode: InvokeMode.RESPONSE_STREAM,
  });
  return FunctionUrlOrigin.withOriginAccessControl(url, {
    // Measures the gap between two chunks; heartbeats come every 10 s at most.
    readTimeout: Duration.seconds(60),
  });
}

function apiOrigin(scope: Construct, api: HttpApi) {
  const { region, urlSuffix } = Stack.of(scope);
  return new HttpOrigin(Fn.join('', [api.apiId, '.execute-api.', region, '.', urlSuffix]));
}
