import { Annotations, Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  type AddBehaviorOptions,
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  CfnPermission,
  type FunctionUrl,
  FunctionUrlAuthType,
  InvokeMode,
} from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

import type { Target } from '#infra/config.ts';

import type { ApiFunction } from './api-function.ts';
import type { OriginProof } from './origin-proof.ts';
import { securityHeaders } from './security-headers.ts';
import { viewerAddress } from './viewer-address.ts';

export interface WebsiteProps {
  readonly target: Target;
  readonly api: HttpApi;
  readonly proof: OriginProof;
  readonly stream: ApiFunction;
  /** Bucket of the copies of people's data, below `exports/`. */
  readonly exports: IBucket;
  /** @default nothing is blocked */
  readonly webAclArn: string | undefined;
  /** @default CloudFront's own name */
  readonly domain: { name: string; certificate: ICertificate } | undefined;
}

/** The only host for the browser: the site, `/api/*`, the stream and `/exports/*`. One origin, so no CORS. */
export class Website extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  readonly streamUrl: FunctionUrl;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // An emulator uses plain HTTP.
      enforceSSL: props.target === 'aws',
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.streamUrl = props.stream.served.addFunctionUrl({
      authType: FunctionUrlAuthType.AWS_IAM,
      invokeMode: InvokeMode.RESPONSE_STREAM,
    });
    this.distribution = this.distribute(props);
    // With a permission only on the function, the URL of its alias refuses CloudFront.
    for (const part of this.distribution.node.findAll()) {
      if (part instanceof CfnPermission) part.functionName = props.stream.served.functionArn;
    }
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The default root object answers for the root, so the listing is never served.',
    );
  }

  private distribute({ api, proof, exports, webAclArn, domain }: WebsiteProps): Distribution {
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: securityHeaders(this),
    } satisfies AddBehaviorOptions;
    const uncached = {
      ...shared,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: viewerAddress(this) },
      ],
      compress: false,
    } satisfies AddBehaviorOptions;

    return new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(webAclArn === undefined ? {} : { webAclId: webAclArn }),
      ...(domain === undefined
        ? {}
        : { domainNames: [domain.name], certificate: domain.certificate }),
      defaultBehavior: {
        ...shared,
        // With permission to list, a missing file is a 404 instead of a 403.
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
      },
      additionalBehaviors: {
        // Compression would buffer events until a block is full.
        '/api/analyze-stream*': { ...uncached, origin: this.streamOrigin() },
        '/api/*': {
          ...uncached,
          origin: apiOrigin(this, api, proof),
          allowedMethods: AllowedMethods.ALLOW_ALL,
        },
        // Authorized only by the signature in the query, which names the bucket's host: CloudFront signs nothing.
        '/exports/*': { ...uncached, origin: S3BucketOrigin.withBucketDefaults(exports) },
      },
    });
  }

  private streamOrigin() {
    return FunctionUrlOrigin.withOriginAccessControl(this.streamUrl, {
      // Limits the gap between two chunks; heartbeats come at least every 10 s.
      readTimeout: Duration.seconds(60),
    });
  }
}

function apiOrigin(scope: Construct, api: HttpApi, proof: OriginProof) {
  const { region, urlSuffix } = Stack.of(scope);
  return new HttpOrigin(Fn.join('', [api.apiId, '.execute-api.', region, '.', urlSuffix]), {
    customHeaders: { [proof.header]: proof.value },
  });
}
