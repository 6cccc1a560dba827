import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/shell/member-texts', {
  accountMenuOf: ({ person }: { person: string }, { name }) => `Account menu of ${name(person)}`,
  signOut: 'Sign Out',
  unauthorized: 'Unauthorized',
  signingInAgain: 'You are logged out. Logging in again...',
});
