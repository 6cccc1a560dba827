/** A failure whose message is the whole story: printed as one line, without a stack. */
export class PlainError extends Error {
  name = 'PlainError';
}
