import { texts } from '@/lib/platform/health/server-texts';
import { type ParamsOf, type Said, say } from '@/lib/platform/language/say';

/** A warning can wait for a day; a failure breaks something now or soon. */
export type Outcome =
  | { result: 'ok'; sentence: Said }
  | { result: 'warning' | 'failure'; sentence: Said; remedy: Said };

/** `name` is short and without secrets: the log, the console and the doctor print it. */
export type Finding = Outcome & { name: string };

/** Null where there is nothing to check. */
export type Check<Subject> = (subject: Subject) => Outcome | null | Promise<Outcome | null>;

type Entries = typeof texts.english;
type Key = keyof Entries;
/** The key of a sentence without facts. */
export type PlainKey = { [K in Key]: Entries[K] extends string ? K : never }[Key];

export const ok = <K extends Key>(key: K, ...facts: ParamsOf<Entries[K]>): Outcome => ({
  result: 'ok',
  sentence: say(texts, key, ...facts),
});

const trouble =
  (result: 'warning' | 'failure') =>
  /** What is wrong, what to do, and the facts of what is wrong. */
  <K extends Key>(key: K, remedy: PlainKey | Said, ...facts: ParamsOf<Entries[K]>): Outcome => ({
    result,
    sentence: say(texts, key, ...facts),
    remedy: typeof remedy === 'string' ? say(texts, remedy) : remedy,
  });
export const warning = trouble('warning');
export const failure = trouble('failure');

const UNCHECKED = warning('unchecked', 'uncheckedRemedy');

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
