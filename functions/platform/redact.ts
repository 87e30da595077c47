/** What must never stand in a log, and what stands there instead. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+(?:\.[\w-]*)+/g, '[token]'],
  [/\b(?:sk|rk|whsec)_\w+/g, '[secret]'],
  [/((?:#\/[\w-]+|\/stop)\/)[\w.-]{20,}/g, '$1[secret]'], // a mailed link, or a message's way out
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[address]'],
  // PESEL, NIP, account and phone numbers
  [/\d(?:[ -]?\d){8,}/g, '[digits]'],
];

/** Refusals of a service that speak of the deployment, never of what was sent. */
const SAFE_REFUSALS = /^(?:AccessDenied|ResourceNotFound|UnrecognizedClient)/;

/**
 * The words of a foreign error without what they may quote of a person: services repeat what was sent in
 * their refusals, parsers the text they could not read. A second line behind choosing what is logged.
 */
export function redacted(error: Error): { message: string; stack: string | undefined } {
  const { message, stack } = error;
  const told = withoutSecrets(isRefusal(error) ? 'kept by the service' : unquoted(error, message));
  // V8 puts the message in front of the stack; the error is named beside it.
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
