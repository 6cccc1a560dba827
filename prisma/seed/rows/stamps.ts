/** Nothing of the sample has been changed since it was made. */
export function stamps(at: Date) {
  return { createdAt: at, updatedAt: at };
}
