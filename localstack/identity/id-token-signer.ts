import {
  exportJWK,
  generateKeyPair,
  type GenerateKeyPairResult,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** Changes the claims of an ID token, or its key. */
export type Forgery = { claims?: JWTPayload; strangersKey?: boolean };

/** Signs ID tokens as a provider does. */
export type IdTokenSigner = {
  sign: (claims: JWTPayload) => Promise<string>;
  /** The public keys, as a provider publishes them. */
  keys: () => Promise<unknown>;
  forgeNext: (forgery: Forgery) => void;
};

const KEY_ID = 'key-1';
const LIFE_SECONDS = 3_600;

export function openIdTokenSigner(): IdTokenSigner {
  let made: Promise<GenerateKeyPairResult> | undefined;
  const own = () => (made ??= generateKeyPair('RS256')); // takes time, and few starts need it
  let next: Forgery = {};

  return {
    sign: async (honest) => {
      const { claims = {}, strangersKey = false } = next;
      next = {};
      const { privateKey } = strangersKey ? await generateKeyPair('RS256') : await own();
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iat: now, exp: now + LIFE_SECONDS, ...honest, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .sign(privateKey);
    },
    keys: async () => {
      const jwk = await exportJWK((await own()).publicKey);
      return { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
    },
    forgeNext: (forgery) => {
      next = forgery;
    },
  };
}
