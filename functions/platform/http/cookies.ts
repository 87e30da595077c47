import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** `__Host-`: set by this host alone, over TLS, for the whole site (RFC 6265bis, section 4.1.3.2). */
type HostCookie = `__Host-${string}`;

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** A cookie that no script can read; it lives for this many seconds, 0 deletes it. */
export function hostCookie(name: HostCookie, value: string, seconds: number): string {
  return `${name}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
}

/** The cookie that the browser sent under a name; empty when it sent none. */
export function cookieOf(event: APIGatewayProxyEventV2, name: HostCookie): string {
  const cookie = event.cookies?.find((each) => each.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? '';
}
