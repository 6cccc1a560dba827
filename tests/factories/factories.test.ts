import { describe, expect, it } from 'vitest';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { isSameOrigin } from '@/lib/platform/http/origin';
import { sportId } from '@/prisma/rows/sports';
import { createBooking } from './bookings';
import { createCoach } from './coaching';
import { addParticipant, createGame } from './games';
import { addMember, createGroup } from './groups';
import { createMatch } from './likes';
import { createConversation, createMessage, groupConversation } from './messages';
import { requestTo } from './requests';
import { createSignedIn } from './sessions';
import { createSports } from './sports';
import { createOnboardedUser, createUser } from './users';
import { createVenue, createVenueReview } from './venues';

describe('factories', () => {
  it('make people with a location discoverable and people without one not', async () => {
    const [found, registered] = await Promise.all([createOnboardedUser(), createUser()]);
    expect([found.discoverable, registered.discoverable]).toEqual([true, false]);
  });

  it('give a person the requested sports and levels, including tags', async () => {
    const person = await createOnboardedUser({ play: [{ name: 'Tennis', skillLevel: 'expert' }] });
    const { tags } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(tags).toEqual([sportId('Tennis') * 10, sportId('Tennis') * 10 + 4]);
  });

  it('sign a person in with a session that the app accepts', async () => {
    const { actor, token, user } = await createSignedIn({ isAdmin: true });
    expect(await findActorByToken(token)).toEqual(actor);
    expect(actor).toMatchObject({ userId: user.id, isAdmin: true });
  });

  it('create the sports catalogue any number of times, even in parallel', async () => {
    await Promise.all([createSports(), createSports(), createSports()]);
    expect(await db.sport.count()).toBe(21);
  });

  it('count the creator and every member of a group', async () => {
    const member = await createOnboardedUser();
    const group = await createGroup({ memberIds: [member.id] });
    expect(group.memberCount).toBe(2);
    const late = await createOnboardedUser();
    await addMember(group.id, late.id);
    expect((await db.group.findUniqueOrThrow({ where: { id: group.id } })).memberCount).toBe(3);
  });

  it('number the messages of a conversation 1, 2, 3', async () => {
    const group = await createGroup();
    const { id } = await groupConversation(group.id);
    await createMessage(id, group.creatorId, 'one');
    await createMessage(id, group.creatorId, 'two');
    const direct = await createConversation(group.creatorId, (await createOnboardedUser()).id);
    const first = await createMessage(direct.id, group.creatorId);
    const conversation = await db.conversation.findUniqueOrThrow({ where: { id } });
    expect([conversation.lastSeq, conversation.lastPreview, first.seq]).toEqual([2, 'two', 1]);
  });

  it('make a game with its creator going, and a waitlist', async () => {
    const game = await createGame({ maxPlayers: 2 });
    await addParticipant(game.id, (await createOnboardedUser()).id);
    await addParticipant(game.id, (await createOnboardedUser()).id, { status: 'waitlisted' });
    const counted = await db.game.findUniqueOrThrow({ where: { id: game.id } });
    expect([counted.goingCount, counted.waitlistCount]).toEqual([2, 1]);
  });

  it('rate a venue by its reviews and fill in the ids of its sports', async () => {
    const venue = await createVenue({ sports: ['Tennis', 'Paddle'] });
    await createVenueReview(venue.id, { rating: 5 });
    await createVenueReview(venue.id, { rating: 2 });
    const rated = await db.venue.findUniqueOrThrow({ where: { id: venue.id } });
    expect(rated).toMatchObject({ rating: 3.5, reviewCount: 2, sportIds: [1, 3] });
  });

  it('make matches with their connection, and bookings of coaches with their price', async () => {
    const [a, b] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
    await createMatch(a.id, b.id);
    expect(await db.friendRequest.count({ where: { senderId: a.id, status: 'accepted' } })).toBe(1);
    const coach = await createCoach({ hourlyRate: 4000 });
    expect((await createBooking(coach, { duration: 90 })).price).toBe(6000);
  });

  it('build requests from this site and from another one', () => {
    expect(isSameOrigin(requestTo('/api/likes', { body: {} }))).toBe(true);
    expect(isSameOrigin(requestTo('/api/likes', { body: {}, origin: 'https://evil.test' }))).toBe(
      false,
    );
  });
});
