/** 'valid for 90 days'. */
export function validityWords(validDays: number): string {
  return `valid for ${validDays} days`;
}
