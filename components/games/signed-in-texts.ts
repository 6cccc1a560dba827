import { defineTexts } from '@/lib/platform/language/define-texts';

/** What a game's page shows to signed-in people. Guests do without it. */
export const texts = defineTexts('components/games/signed-in-texts', {
  // Players.
  going: ({ count }: { count: number }) => `Going (${count})`,
  playersLater: 'You see who plays once you have a place.',
  waitlist: ({ count }: { count: number }) => `Waitlist (${count})`,
  waitlistOrder:
    'Free seats are given in this order. Who needs more seats than are free, with their guests, is passed over and keeps their place.',
  toConfirm: 'To confirm',
  playersFailed: 'Failed to fetch the players',
  came: 'Came',
  didNotCome: 'Did not come',
  noShow: 'No-show',
  cameOf: ({ player }: { player: string }, { name }) => `${name(player)} came`,
  didNotComeOf: ({ player }: { player: string }, { name }) => `${name(player)} did not come`,
  markFailed: 'Failed to mark',

  // The chat of a game.
  chat: 'Chat',

  // The menu of a game.
  menu: 'Game menu',
  announce: 'Announce to players',
  editOrPostpone: 'Edit or Postpone',
  inviteLink: 'Invite link',
  duplicate: 'Duplicate',
  report: 'Report Game',
  skipDate: 'Skip This Date',
  cancel: 'Cancel Game',
});
