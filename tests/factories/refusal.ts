/** What came of it: 'done', or the code, the field and the sentence of its refusal. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code, message, issues }) =>
      `${[code, issues?.[0]?.path].filter(Boolean).join(' ')}: ${message}`,
  );
