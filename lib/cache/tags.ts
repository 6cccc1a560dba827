/**
 * The names under which results are kept across requests. Only what is the same for every viewer is kept; whoever
 * changes it expires its tag in the route handler, after the service has returned.
 */
export const cacheTags = {
  /** The list of all sports. */
  sports: 'sports',
} as const;
