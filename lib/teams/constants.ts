/**
 * The bibs of the two teams; the index is stored. Each has a name and a token, because colour is never the only information.
 */
export const TEAMS = ['orange', 'green'] as const;
export type Team = (typeof TEAMS)[number];

export const TEAM_WISHES_MAX = 20;
