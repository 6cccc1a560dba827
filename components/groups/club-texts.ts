import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/groups/club-texts', {
  clubBadge: 'Club',
  club: 'A club',
  clubHint: ({ max }: { max: number }) => `Up to ${max} members.`,
  joinsAtOnce: 'People join without asking',
  organisersWrite: 'Only organisers write in the chat',

  // Lists of people that are too long to look through
  searchMembers: 'Search members',
  searchAnswers: 'Search the people below',
  nobodyFound: 'Nobody here has this name.',
  membersFailed: 'The members could not be loaded.',
});
