/** The sample is unchanged since it was created. */
export function stamps(at: Date) {
  return { createdAt: at, updatedAt: at };
}
