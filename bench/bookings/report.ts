import type { Outcome } from './rounds';

export interface Answer {
  status: number;
  ms: number;
  /** The id of the booking, if there is one. */
  id: number | null;
  /** The message to a refused person. */
  sentence: string;
}

export interface Findings {
  outcomes: Outcome[];
  clients: number;
  overlap: string;
  processor: string;
}

export function toReport({ outcomes, clients, overlap, processor }: Findings) {
  const asked = outcomes.flatMap((outcome) => outcome.asked);
  const confirmed = outcomes.flatMap((outcome) => outcome.confirmed);
  const refused = confirmed.filter(({ status }) => status !== 200);
  const ones = outcomes.filter(
    (outcome) =>
      outcome.accepted === 1 &&
      outcome.confirmed.filter(({ status }) => status === 200).length === 1,
  ).length;
  const worded = refused.filter(({ status, sentence }) => status === 409 && sentence !== '').length;
  const isSound =
    ones === outcomes.length &&
    worded === refused.length &&
    asked.every(({ status }) => status === 201) &&
    overlap === 'booking_requests_no_double_booking';
  const text = `# One slot that many want

${processor}. ${outcomes.length} rounds: ${clients} clients ask for the same slot of a coach at once, then the coach confirms each of the
requests twice, all ${clients * 2} calls at once. By the route handlers: session, rate limit, validation, service, answer.

| what | count |
|---|---:|
| requests, all at once | ${asked.length} |
| answered 201 | ${ofStatus(asked, 201)} |
| confirmations, all at once | ${confirmed.length} |
| answered 200 | ${ofStatus(confirmed, 200)} |
| answered 409 with a sentence | ${worded} |
| answered 500 and above | ${[...asked, ...confirmed].filter(({ status }) => status >= 500).length} |
| anything else | ${refused.length - worded + asked.length - ofStatus(asked, 201)} |
| rounds with exactly one accepted, by the answers and in the database | ${ones} of ${outcomes.length} |

Sentences of the refused:

${sentences(refused)}

A second accepted booking written into the table by hand: refused by \`${overlap}\`.

A confirmation among ${clients * 2} at once took ${percentile(confirmed, 0.5)} ms at the median and ${percentile(confirmed, 0.95)} ms at the 95th percentile; a
request among ${clients}, ${percentile(asked, 0.5)} and ${percentile(asked, 0.95)} ms.
`;
  return { text, isSound };
}

const ofStatus = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

function sentences(refused: Answer[]): string {
  const counts = new Map<string, number>();
  for (const { sentence } of refused) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].map(([sentence, count]) => `- ${count} × “${sentence}”`).join('\n');
}

function percentile(answers: Answer[], share: number): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
}
