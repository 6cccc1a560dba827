import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/teams/server-texts', {
  tooFew: 'Two teams need at least two players.',
  notDrawn: 'There are no teams yet.',
  wishAboutAbsent: 'This player has no seat in the game. Please choose another one.',
  playerNotFound: 'Player not found',
  onlyMembers: 'Only the group and its players get this picture.',
  /** A line in the game's chat, after the author's name. */
  teamsLine: ({ game, orange, green }: { game: string; orange: number; green: number }, { name }) =>
    `made the teams for ${name(game)}: ${orange} in orange bibs, ${green} in green bibs`,
  pictureOrange: ({ names }: { names: readonly string[] }, { name, list }) =>
    `Orange: ${list(names.map(name))}`,
  pictureGreen: ({ names }: { names: readonly string[] }, { name, list }) =>
    `Green: ${list(names.map(name))}`,
  pictureKind: 'Teams',
});
