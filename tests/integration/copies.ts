/**
 * Every column that ever holds people's own words of a message, a group, a game, a venue or a review, and what becomes of the words
 * there when they are changed or removed. The test looks for the words in all columns of the database: a place that is not listed
 * fails.
 * - `own`: the thing itself.
 * - `follows`: a copy; it has the new words, or none, when the change commits.
 * - `evidence`: of what an admin decided about; for admins alone.
 */
export type Place = 'own' | 'follows' | 'evidence';

export const PLACES: Record<string, Place> = {
  'messages.content': 'own',
  // Of the product's lines in a group's chat, which name the game.
  'messages.said': 'follows',
  'groups.name': 'own',
  'groups.search': 'own',
  'games.title': 'own',
  'venues.name': 'own',
  'venues.search': 'own',
  'venue_reviews.comment': 'own',
  'venue_suggestions.changes': 'own',
  'conversations.last_preview': 'follows',
  'notifications.title': 'follows',
  'notifications.message': 'follows',
  'notifications.said': 'follows',
  'outbox_mails.subject': 'follows',
  'outbox_mails.text': 'follows',
  'outbox_mails.html': 'follows',
  'reports.snapshot': 'evidence',
};
