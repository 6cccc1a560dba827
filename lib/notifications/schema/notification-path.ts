import { routes } from '@/lib/routes';

type Data = Record<string, unknown>;

const numberOf = (data: Data, key: string): number | null =>
  typeof data[key] === 'number' ? data[key] : null;

/** Of a young person's guardian, who answers on a page of their own. */
const isForGuardian = (data: Data) => numberOf(data, 'guardianOf') !== null;

const ABOUT_THE_ACCOUNT = ['new_sign_in', 'export_ready', 'export_failed'];

/** The page of a notification's subject; `/` without one. The first fact that is present decides. */
export function notificationPath(type: string, data: Data): string {
  if (isForGuardian(data)) return routes.guardian();
  if (type === 'games_followed' && numberOf(data, 'gameId') === null) return routes.games();
  const conversationId = numberOf(data, 'conversationId');
  if (conversationId !== null) return `${routes.messages()}?conversation=${conversationId}`;
  if (type === 'report_decided') return routes.rules();
  if (ABOUT_THE_ACCOUNT.includes(type)) return routes.settings();
  if (type.startsWith('booking_') || type.startsWith('class_')) {
    return routes.bookings({
      tab: data.side === 'coach' ? 'requests' : undefined,
      bookingId: numberOf(data, 'bookingId') ?? undefined,
    });
  }
  if (type.startsWith('court_')) {
    const venueId = numberOf(data, 'venueId');
    if (data.side === 'desk' && venueId !== null) return routes.venueDesk(venueId);
    const gameId = numberOf(data, 'gameId');
    return gameId === null ? routes.bookings() : routes.game(gameId);
  }
  const userId = numberOf(data, 'userId');
  // A proposal is shown in the chat of the two people.
  if (type.startsWith('game_proposal') && userId !== null)
    return `${routes.messages()}?to=${userId}`;
  // The page that shows the decision with the admin's note; a rejected coach has no public page.
  if (type === 'coach_application_decided') return routes.coachApplication();
  if (type === 'certificate_decided') return routes.bookings({ tab: 'desk' });
  const gameId = numberOf(data, 'gameId');
  if (gameId !== null) return routes.game(gameId);
  const groupId = numberOf(data, 'groupId');
  if (groupId !== null) {
    return type === 'money_reminder' ? routes.groupMoney(groupId) : routes.group(groupId);
  }
  const venueId = numberOf(data, 'venueId');
  if (venueId !== null) return routes.venue(venueId);
  const coachId = numberOf(data, 'coachId');
  if (coachId !== null) return routes.coach(coachId);
  return userId === null ? routes.home() : routes.user(userId);
}

/** The tag by which a device replaces pushes: those of one chat share it, any other has its own. */
export function notificationTag(id: number, data: Data): string {
  const conversationId = numberOf(data, 'conversationId');
  return conversationId === null ? `notification-${id}` : chatTag(conversationId);
}

export const chatTag = (conversationId: number): string => `conversation-${conversationId}`;

const ASKS = ['game_created', 'game_nudge'];
/** To those who have a place. */
const REMINDS = ['game_reminder', 'game_promoted', 'game_added'];

type Answer = 'going' | 'out';

/** The game that a notification is about and what one may answer it with a button; null where it takes no answer. */
export function gameToAnswer(
  type: string,
  data: Data,
): { gameId: number; buttons: Answer[] } | null {
  const gameId = numberOf(data, 'gameId');
  if (gameId === null || isForGuardian(data)) return null;
  if (ASKS.includes(type)) return { gameId, buttons: ['going', 'out'] };
  return REMINDS.includes(type) ? { gameId, buttons: ['out'] } : null;
}

/** The time of a court that the desk can confirm or decline with a button. */
export const courtTimeToAnswer = (type: string, data: Data): number | null =>
  type === 'court_asked' ? numberOf(data, 'courtTimeId') : null;
