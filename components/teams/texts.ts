import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Team } from '@/lib/teams/constants';

const BIBS = { orange: 'Orange bibs', green: 'Green bibs' };

interface Player {
  name: string;
}

export const texts = defineTexts('components/teams/texts', {
  title: 'Teams',
  loadFailed: 'Failed to load the teams',
  bibs: ({ team }: { team: Team }) => BIBS[team],
  guestOf: ({ player }: { player: string }, { name }) => `Guest of ${name(player)}`,
  make: 'Make teams',
  again: 'Draw again',
  made: 'Teams made',
  makeFailed: 'Failed to make the teams',
  wishesHint: 'Who should play together, and who apart? Nobody else sees it.',
  addWish: 'Add a wish',
  removeWish: 'Remove this wish',
  player: 'Player',
  other: 'Other player',
  wish: 'Wish',
  together: 'with',
  apart: 'not with',
  choose: 'Choose',
  move: 'Move',
  moveOf: ({ name: player, team }: Player & { team: Team }, { name }) =>
    `Move ${name(player)} to ${BIBS[team].toLowerCase()}`,
  moveFailed: 'Failed to move the player',
  waiting: 'Without a team',
  post: 'Post in the chat',
  posted: 'Posted in the chat of the game',
  postFailed: 'Failed to post the teams',
  picture: 'Save as a picture',
  sharePicture: 'Share as a picture',
  shareFailed: 'Failed to share the picture',
});
