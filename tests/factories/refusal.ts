import { expect } from 'vitest';

/** What came of it: 'done', or the code, the field and the sentence of its refusal. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code, message, issues }) =>
      `${[code, issues?.[0]?.path].filter(Boolean).join(' ')}: ${message}`,
  );

/** Any refusal of ours: the codes of a database have capitals or digits. */
export const REFUSED = /^[a-z_]+[ :]/;

/** How many of these succeed at once; every other one must be refused like this. */
export async function winners(
  attempts: readonly Promise<unknown>[],
  like = /^conflict: /,
): Promise<number> {
  const outcomes = await Promise.all(attempts.map(refusal));
  const refused = outcomes.filter((outcome) => outcome !== 'done');
  for (const outcome of refused) expect(outcome).toMatch(like);
  return outcomes.length - refused.length;
}
