import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Sends the viewer's address to the origins and overwrites any value that the viewer sent. The managed
 * policies that leave out the `Host` header forward no header of CloudFront's own, and the one that adds them
 * keeps `Host`, which neither the HTTP API nor a function URL accepts.
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
