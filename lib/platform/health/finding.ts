import { texts } from '@/lib/platform/health/server-texts';
import { type Said, say } from '@/lib/platform/language/say';

interface Fine {
  result: 'ok';
  sentence: Said;
}

/** A warning can wait for a day; a failure breaks something now or soon. */
interface Trouble {
  result: 'warning' | 'failure';
  sentence: Said;
  remedy: Said;
}

export type Outcome = Fine | Trouble;

/** `name` is short and without secrets: the log, the console and the doctor print it. */
export type Finding = Outcome & { name: string };

/** Null where there is nothing to check. */
export type Check<Subject> = (subject: Subject) => Outcome | null | Promise<Outcome | null>;

export const ok = (sentence: Said): Outcome => ({ result: 'ok', sentence });
export const warning = (sentence: Said, remedy: Said): Outcome => ({
  result: 'warning',
  sentence,
  remedy,
});
export const failure = (sentence: Said, remedy: Said): Outcome => ({
  result: 'failure',
  sentence,
  remedy,
});

const UNCHECKED = warning(say(texts, 'unchecked'), say(texts, 'uncheckedRemedy'));

/** Runs all checks at once, each for at most `msMax`. Never throws: a check that does becomes a finding. */
export async function runChecks<Subject>(
  checks: Record<string, Check<Subject>>,
  subject: Subject,
  msMax: number,
): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const outcome = await inTime(async () => check(subject), msMax, UNCHECKED);
      return outcome && { name, ...outcome };
    }),
  );
  return found.filter((finding) => finding !== null);
}

/** The result of `work` within `msMax`, else `otherwise`. */
export async function inTime<T>(work: () => Promise<T>, msMax: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), msMax);
  });
  try {
    return await Promise.race([work().catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
