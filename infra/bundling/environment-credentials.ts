/**
 * Replaces `@aws-sdk/credential-provider-node` in the bundles. Lambda provides a role's credentials only in
 * the environment; the real package's chain of files, profiles, single sign-on and metadata services is
 * 100 kB of code that no function runs.
 */
export function defaultProvider(): () => Promise<Credentials> {
  return () => {
    const accessKeyId = process.env.AWS_ACCESS_KEY_ID;
    const secretAccessKey = process.env.AWS_SECRET_ACCESS_KEY;
    const sessionToken = process.env.AWS_SESSION_TOKEN;
    if (accessKeyId === undefined || secretAccessKey === undefined) {
      return Promise.reject(new Error('The environment holds no AWS credentials.'));
    }
    return Promise.resolve({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken === undefined ? {} : { sessionToken }),
    });
  };
}

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
