import { defineTexts } from '@/lib/platform/language/define-texts';

interface Place {
  /** Null for a group without a place. */
  location: string | null;
}

export const texts = defineTexts('components/groups/page-texts', {
  backToGroups: 'Back to Groups',
  /** Cricket Lovers: Cricket in Lahore. */
  metaTitle: ({ group, sport, location }: { group: string; sport: string } & Place, { name }) =>
    `${name(group)}: ${name(sport)}${location ? ` in ${name(location)}` : ''}`,
  metaMembers: ({ count, max }: { count: number; max: number }) => `${count} of ${max} members.`,
  metaWomen: 'Women only.',
  metaMen: 'Men only.',
  metaGroup: ({ sport, location }: { sport: string } & Place, { name }) =>
    `A ${name(sport)} group${location ? ` in ${name(location)}` : ''}.`,

  groups: 'Groups',
  pleaseSignIn: 'Please sign in',
  signInToSeeGroups: 'Sign in to view and create groups',

  demonstration: 'Demonstration group',
});
