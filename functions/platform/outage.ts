/** Error names that mean "later", whatever their status. */
const LATER =
  /^(?:Throttling\w*|ProvisionedThroughputExceeded\w*|RequestLimitExceeded|TooManyRequests\w*|LimitExceeded\w*|SlowDown|TimeoutError)$/;
/** Node's codes for a connection that was refused, lost or never made. */
const UNCONNECTED = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/**
 * Whether a service failed temporarily: it is down, slow, throttled or out of reach. The same request may
 * succeed later; anything else is a fault of the product or of its deployment.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (LATER.test(error.name)) return true;
  if ('code' in error && typeof error.code === 'string' && UNCONNECTED.test(error.code))
    return true;
  const status = statusOf(error);
  return status !== undefined && (status >= 500 || status === 429);
}

/** HTTP status of a service's answer, as the AWS SDK keeps it. */
function statusOf(error: Error): number | undefined {
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  if (!('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}
