type LeftOut = {
  /** Pattern of the files, in syntax that Go also understands. */
  parts: RegExp;
  /** Pattern of the exceptions. */
  except?: RegExp;
  why: string;
  /** `silent` functions return `undefined`, because the package calls them; `throwing` ones must not be called. */
  stub: 'silent' | 'throwing';
};

/**
 * Parts of packages that the packages refer to but no function uses. In the bundles, each of their exports can
 * be constructed and extended, and does nothing.
 */
export const leftOut: readonly LeftOut[] = [
  {
    parts: /\/openai\/resources\//,
    except:
      /\/resources\/(index|shared|chat|chat\/(index|chat|completions|completions\/\w+))\.mjs$/,
    why: 'the product makes one call: chat.completions.create',
    stub: 'throwing',
  },
  {
    parts: /\/openai\/lib\/(AbstractChatCompletionRunner|ChatCompletion\w*|EventStream)\.mjs$/,
    why: 'helpers of streamed answers and of tools; our answers come whole and use none',
    stub: 'throwing',
  },
  {
    parts: /\/openai\/core\/(streaming|pagination)\.mjs$/,
    why: 'streamed answers and lists of the gateway are not asked for',
    stub: 'throwing',
  },
  {
    parts: /\/openai\/auth\/[\w-]+\.mjs$/,
    why: 'the gateway takes a key',
    stub: 'throwing',
  },
  {
    parts: /\/openai\/internal\/auth\/x509-workload-identity-auth\.mjs$/,
    why: 'the gateway takes a key; asked whether it takes a certificate, nothing means no',
    stub: 'silent',
  },
  {
    parts: /\/openai\/internal\/uploads\.mjs$/,
    why: 'no file is sent; asked whether a body holds one, nothing means no',
    stub: 'silent',
  },
  {
    parts: /\/openai\/internal\/utils\/query\.mjs$/,
    why: 'the call has neither a query nor a form',
    stub: 'throwing',
  },
  {
    parts: /\/@aws-sdk\/endpoint-cache\/dist-es\/EndpointCache\.js$/,
    why: 'endpoint discovery of DynamoDB is off',
    stub: 'throwing',
  },
  {
    parts:
      /\/@smithy\/core\/dist-es\/submodules\/event-streams\/(EventStreamSerde|eventstream-codec\/\w+|eventstream-serde-universal\/\w+)\.js$/,
    why: 'no call of AWS that we make streams events',
    stub: 'throwing',
  },
  {
    parts: /\/(sha256\/Sha256Js|md5\/Md5Js|sha1\/Sha1Js|util-retry\/DefaultRateLimiter)\.js$/,
    why: 'Node has these hashes itself; the retries are not adaptive',
    stub: 'throwing',
  },
  {
    parts: /\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    why: 'every part of our mail names its own type',
    stub: 'silent',
  },
  {
    parts: /\/nodemailer\/dist\/esm\/(fetch\/\w+|shared\/url)\.js$/,
    why: 'no part of our mail is fetched from an address',
    stub: 'throwing',
  },
];
