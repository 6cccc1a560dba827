/** An error that its message fully explains: printed as one line, without a stack. */
export class PlainError extends Error {
  name = 'PlainError';
}
