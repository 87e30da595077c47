import { afterEach, describe, expect, it } from 'vitest';

import { isPushEndpoint } from './push-endpoint.ts';

afterEach(() => {
  delete process.env.PUSH_STAND_IN;
});

describe('an address to send messages to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
    'https://fcm.googleapis.com/wp/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://web.push.apple.com/QGVkBQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  ])('may be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    ['metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['metadata service over https', 'https://169.254.169.254/'],
    ['decimal IP', 'https://2852039166/'],
    ['hexadecimal IP', 'https://0xa9fea9fe/'],
    ['IPv6', 'https://[::1]/'],
    ['IPv4 in IPv6', 'https://[::ffff:169.254.169.254]/'],
    ['localhost', 'https://localhost/fcm/send/x'],
    ['loopback with a port', 'http://127.0.0.1:8080/'],
    ['host that only begins alike', 'https://fcm.googleapis.com.evil.tld/x'],
    ['host that only ends alike', 'https://evilfcm.googleapis.com/x'],
    ['bare zone', 'https://push.apple.com/x'],
    ['zone with two labels before it', 'https://a.b.notify.windows.com/x'],
    ['ending without its dot', 'https://evilnotify.windows.com/x'],
    ['user before the host', 'https://fcm.googleapis.com@evil.tld/x'],
    ['user at an allowed host', 'https://user:pass@fcm.googleapis.com/x'],
    ['other port', 'https://fcm.googleapis.com:8443/x'],
    ['its own port, spelt out', 'https://fcm.googleapis.com:443/x'],
    ['plain http', 'http://fcm.googleapis.com/x'],
    ['other scheme', 'ftp://fcm.googleapis.com/x'],
    ['no scheme', '//fcm.googleapis.com/x'],
    ['dot at the end', 'https://fcm.googleapis.com./x'],
    ['full-width letters', 'https://ｆｃｍ.googleapis.com/x'],
    ['look-alike letter', 'https://fcm.gооgleapis.com/x'],
    ['punycode', 'https://xn--fcm-5cd.googleapis.com/x'],
    ['capitals', 'https://FCM.googleapis.com/x'],
    ['backslashes', 'https:\\\\fcm.googleapis.com\\x'],
    ['tab inside', 'https://fcm.goo\tgleapis.com/x'],
    ['line break at the end', 'https://fcm.googleapis.com/x\n'],
    ['percent-encoded dot', 'https://fcm%2egoogleapis.com/x'],
    ['fragment', 'https://fcm.googleapis.com/x#y'],
    ['nothing', ''],
  ])('is never one with %s', (_what, endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  it('may be the stand-in of the local cloud, and only at its own port', () => {
    process.env.PUSH_STAND_IN = 'http://127.0.0.1:4321';
    expect(isPushEndpoint('http://127.0.0.1:4321/push/x')).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:4322/push/x')).toBe(false);
    expect(isPushEndpoint('http://a@127.0.0.1:4321/push/x')).toBe(false);
  });

  it.each(['http://169.254.169.254:80', 'https://evil.tld', 'http://localhost:4321'])(
    'is not opened by a stand-in elsewhere: %s',
    (standIn) => {
      process.env.PUSH_STAND_IN = standIn;
      expect(isPushEndpoint(`${standIn}/x`)).toBe(false);
    },
  );
});
