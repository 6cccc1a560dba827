import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/users/deletion-texts', {
  didNotWork: 'That did not work. Please try again.',
  accountDeletion: 'Account deletion',
  deletedOn: 'Your account is being deleted on <day/>.',
  hiddenUntilThen: 'Nobody else sees you until then.',
  keepAccount: 'Keep my account',
  oneMoment: 'One moment…',
  accountStays: 'Your account stays',
  accountStaysHint: 'Others can see you again.',
});
