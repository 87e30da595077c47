/** What must never appear in a log, with its replacement. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  [/\b(?:sk|rk|whsec)_\w+/g, '[secret]'],
  [/((?:#\/[\w-]+|\/stop)\/)[\w.-]{20,}/g, '$1[secret]'], // a mailed link, or an unsubscribe token
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[address]'],
  // PESEL, NIP, account and phone numbers
  [/\d(?:[ -]?\d){8,}/g, '[digits]'],
];

/** Refusals of a service about the deployment, never about the input. */
const SAFE_REFUSALS = /^(?:AccessDenied|ResourceNotFound|UnrecognizedClient)/;

/**
 * The message of a foreign error without quotes of personal data: services repeat their input in refusals,
 * parsers quote text they could not read. A second line of defence behind choosing the logged fields.
 */
export function redacted(error: Error): { message: string; stack: string | undefined } {
  const { message, stack } = error;
  const told = withoutSecrets(isRefusal(error) ? 'kept by the service' : unquoted(error, message));
  // V8 puts the message in front of the stack; the error's name is logged beside it.
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { message: told, stack: frames && withoutSecrets(frames.join('\n')) };
}

function withoutSecrets(text: string): string {
  return SECRETS.reduce((kept, [secret, instead]) => kept.replace(secret, instead), text);
}

/** An error of an AWS service, as the SDK marks it. */
function isRefusal(error: Error): boolean {
  return '$metadata' in error && !SAFE_REFUSALS.test(error.name);
}

/** JSON.parse quotes what it was given. */
function unquoted(error: Error, message: string): string {
  if (!(error instanceof SyntaxError)) return message;
  return message.replace(/"[^]*"/, '"…"').replace(/'[^]*'/, "'…'");
}
