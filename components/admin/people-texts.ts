import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/admin/people-texts', {
  // People
  searchPeople: 'Search people',
  loadingPeople: 'Loading people...',
  noPeople: 'No people found.',
  morePeople: 'Show more people',
  personFacts: ({ joined, sessions }: { joined: string; sessions: number }, { date, plural }) => {
    const day = date(joined, { day: 'numeric', month: 'short', year: 'numeric' });
    return plural(sessions, {
      one: `<email/> · joined ${day} · 1 open session`,
      other: `<email/> · joined ${day} · ${sessions} open sessions`,
    });
  },
  admin: 'Admin',
  banned: 'Banned',
  suspendedUntil: ({ until }: { until: string }, { date }) =>
    `Suspended until ${date(until, { day: 'numeric', month: 'short', year: 'numeric' })}`,
  openReports: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 open report', other: `${count} open reports` }),
  warnings: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 warning', other: `${count} warnings` }),
  // What an admin does with a person
  suspend: 'Suspend',
  suspendName: ({ person }: { person: string }, { name }) => `Suspend ${name(person)}`,
  suspendTitle: ({ person }: { person: string }, { name }) => `Suspend: ${name(person)}`,
  suspendHint: 'Signed out everywhere at once, and locked out until it ends.',
  suspended: 'Person suspended',
  ban: 'Ban',
  banName: ({ person }: { person: string }, { name }) => `Ban ${name(person)}`,
  banTitle: ({ person }: { person: string }, { name }) => `Ban: ${name(person)}`,
  banHint: 'Signed out everywhere at once, and locked out.',
  personBanned: 'Person banned',
  restore: 'Restore',
  restoreName: ({ person }: { person: string }, { name }) => `Restore ${name(person)}`,
  restoreTitle: ({ person }: { person: string }, { name }) => `Restore: ${name(person)}`,
  restoreHint: 'They can sign in again.',
  restored: 'Person restored',
  endSessions: 'End sessions',
  endSessionsName: ({ person }: { person: string }, { name }) => `End sessions ${name(person)}`,
  endSessionsTitle: ({ person }: { person: string }, { name }) => `End sessions: ${name(person)}`,
  endSessionsHint: 'Signed out everywhere; they can sign in again.',
  sessionsEnded: 'Sessions ended',
  howLong: 'For how long',
  dayCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 day', other: `${count} days` }),
});
