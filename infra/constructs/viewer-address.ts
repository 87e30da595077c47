import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Sends the viewer's address to the origins and overwrites any value that the viewer sent. The managed
 * policies without the `Host` header forward none of CloudFront's own headers, and the one with them
 * keeps `Host`, which the HTTP API and function URLs reject.
 */
export function viewerAddress(scope: Construct): EdgeFunction {
  return new EdgeFunction(scope, 'ViewerAddress', {
    comment: "Says the viewer's address in x-viewer-address.",
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(`function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`),
  });
}
