/** `dense` viewers live in the middle of Lahore or Karachi, `sparse` ones in the smallest known towns. */
export interface BenchCase {
  name: string;
  viewers: 'dense' | 'sparse';
  query: Record<string, string>;
}

/** The same search in two ways: the service, and the route handler with session and rate limit. */
export const WAYS = ['service', 'whole'] as const;
export type Way = (typeof WAYS)[number];

export interface Sample {
  case: string;
  way: Way;
  ms: number;
  rows: number;
}
