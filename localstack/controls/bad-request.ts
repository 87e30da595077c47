/** A request that the controls cannot carry out; the message says why. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}
