import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/admin/member-texts', {
  // Several tabs
  search: 'Search',
  cancel: 'Cancel',
  showMore: 'Show more',
  failedToFetch: 'Failed to fetch',
  checkConnection: 'Check your connection and try again.',
  pleaseTryAgain: 'Please try again.',
  nothingFound: 'Nothing found.',
  nameEmailOrId: 'Name, e-mail or id',
  nameAddressOrId: 'Name, address or id',
  person: 'Person',
  adminsOnly: 'Only admins read them.',
  adminNotes: 'Admin Notes',
  notesPlaceholder: 'Add any notes about this decision...',
  list: ({ items }: { items: readonly string[] }) => items.join(', '),
  // The console
  title: 'System Administration',
  administration: 'Administration',
  pendingCoaches: 'Pending Coach Reviews',
  pendingVenues: 'Pending Venue Reviews',
  coachesTab: ({ count }: { count: number }) => `Coach Applications (${count} pending)`,
  venuesTab: ({ count }: { count: number }) => `Venue Applications (${count} pending)`,
  placesTab: 'Venues',
  sportsTab: 'Sports',
  reportsTab: 'Reports',
  peopleTab: 'People',
  figuresTab: 'Figures',
  jobsTab: 'Failed jobs',
  logTab: 'Audit log',
  eventsTab: 'Security events',
  securityTab: 'Your sign-in',
  // Two-step sign-in
  twoStep: 'Two-step sign-in',
  twoStepOff: 'Two-step sign-in is off.',
  setItUp: 'Set it up',
  gateHint: 'The console opens once your sign-in takes two steps.',
  // What is wrong with the installation
  installation: 'Installation',
  findings: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: 'One thing about this installation needs you',
      other: `${count} things about this installation need you`,
    }),
});
