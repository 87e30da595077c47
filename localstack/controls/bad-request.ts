/** A request that the controls cannot follow; the message says why. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}
