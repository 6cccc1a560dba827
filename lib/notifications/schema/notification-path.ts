import { routes } from '@/lib/routes';

type Data = Record<string, unknown>;

const numberOf = (data: Data, key: string): number | null =>
  typeof data[key] === 'number' ? data[key] : null;

/** The page of the thing that a notification is about; `/` for what has none. The first fact that is there decides. */
export function notificationPath(type: string, data: Data): string {
  const conversationId = numberOf(data, 'conversationId');
  if (conversationId !== null) return `${routes.messages()}?conversation=${conversationId}`;
  if (type.startsWith('booking')) {
    const bookingId = numberOf(data, 'bookingId');
    return bookingId === null ? '/bookings' : `/bookings?booking=${bookingId}`;
  }
  // Where the decision stands with the admin's note; a rejected coach has no page.
  if (type === 'coach_application_decided') return routes.coachApplication();
  // Who comes is read by the coach among the clients.
  if (type === 'class_joined' || type === 'class_left') return `${routes.bookings()}?tab=requests`;
  if (type.startsWith('class_')) return routes.bookings();
  const gameId = numberOf(data, 'gameId');
  if (gameId !== null) return routes.game(gameId);
  const groupId = numberOf(data, 'groupId');
  if (groupId !== null) return routes.group(groupId);
  const venueId = numberOf(data, 'venueId');
  if (venueId !== null) return routes.venue(venueId);
  const coachId = numberOf(data, 'coachId');
  if (coachId !== null) return routes.coach(coachId);
  const userId = numberOf(data, 'userId');
  return userId === null ? routes.home() : routes.user(userId);
}
