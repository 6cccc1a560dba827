import { describe, expect, it } from 'vitest';
import { deleteAccount, deleteDueAccount } from '@/lib/account/service/delete-account';
import { listCoachReviews } from '@/lib/coaching/service/read-coach';
import { replyToClient } from '@/lib/coaching/service/review-coach';
import { confirmAddress } from '@/lib/platform/auth/address';
import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { listReviews, replyToReview } from '@/lib/venues/service/review-venue';
import { createCoach } from '@/tests/factories/coaching';
import { linkMailedTo } from '@/tests/factories/emails';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createReport } from '@/tests/factories/moderation';
import { createActor, createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { call } from '@/tests/integration/call';

describe('deleting an account', () => {
  it('asks for the password, or for a sign-in a few minutes ago', async () => {
    const passwordHash = await hashPassword('subah ki hockey');
    const [withPassword, without] = [
      await createSignedIn({ passwordHash }),
      await createSignedIn(),
    ];
    const remove = ({ actor, user }: typeof without, password?: string) =>
      deleteAccount(actor, user.id, password);
    await expect(remove(withPassword)).rejects.toMatchObject({ code: 'invalid' });
    await expect(remove(withPassword, 'a wrong one')).rejects.toMatchObject({ code: 'invalid' });
    await db.session.updateMany({
      where: { userId: without.user.id },
      data: {
        createdAt: new Date(Date.now() - 3_600_000),
        expire: new Date(Date.now() + 3_600_000),
      },
    });
    await expect(remove(without)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      remove({ ...without, ...(await createActor(without.user)) }),
    ).resolves.toBeTruthy();
    await expect(remove(withPassword, 'subah ki hockey')).resolves.toBeTruthy();
  });

  it('erases what was sent to an address that the person wanted or had', async () => {
    const { actor, user, cookie } = await createSignedIn();
    for (const email of ['wished.one@example.com', 'wished.two@example.com']) {
      await call('POST /api/auth/email', { cookie, body: { email } });
    }
    const { searchParams } = await linkMailedTo('wished.two@example.com');
    await confirmAddress(actor, searchParams.get('token') ?? '');
    await deleteAccount(actor, user.id);
    await db.user.update({ where: { id: user.id }, data: { deletionDueAt: new Date(0) } });
    await deleteDueAccount(user.id);
    const to = ['wished.one@example.com', 'wished.two@example.com', user.email];
    expect(
      await db.outboxMail.findMany({ where: { to: { in: to } }, select: { to: true } }),
    ).toEqual([]);
  });

  it('removes the person’s e-mails from the outbox and private addresses from reports', async () => {
    const [leaver, other] = await createPeople(2);
    const place = { location: '12 Hidden Lane', area: 'Gulberg' };
    const own = { creatorId: leaver.user.id, isPrivateAddress: true, ...place };
    const theirs = { creatorId: other.user.id, isPrivateAddress: true, ...place };
    const reports = [];
    for (const game of [await createGame(own), await createGame(theirs)]) {
      const thing = { targetType: 'game' as const, targetId: game.id };
      const snapshot = { title: game.title, location: place.location };
      reports.push(await createReport(other.user.id, game.creatorId ?? 0, { ...thing, snapshot }));
    }
    for (const { user } of [leaver, other]) {
      const mail = { subject: 'Hello', text: 'Hello', html: 'Hello' };
      await db.outboxMail.create({ data: { to: user.email, ...mail } });
    }
    await deleteAccount(leaver.actor, leaver.user.id);
    await db.user.update({ where: { id: leaver.user.id }, data: { deletionDueAt: new Date(0) } });
    await deleteDueAccount(leaver.user.id);
    const now = await db.report.findMany({
      where: { id: { in: reports.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
    });
    expect(now.map(({ snapshot }) => snapshot)).toMatchObject([
      { location: 'Gulberg' },
      { location: place.location },
    ]);
    const mails = (to: string) => db.outboxMail.count({ where: { to } });
    expect(await mails(leaver.user.email)).toBe(0);
    expect(await mails(other.user.email)).toBe(1);
  });

  it('erases private addresses from reports of games that go with the person’s group', async () => {
    const [leaver, other] = await createPeople(2);
    const group = await createGroup({ creatorId: leaver.user.id });
    const place = { isPrivateAddress: true, location: '12 Hidden Lane', area: 'Gulberg' };
    const { id: targetId } = await createGame({ groupId: group.id, ...place });
    const about = { targetType: 'game' as const, targetId, snapshot: { location: place.location } };
    const { id } = await createReport(other.user.id, leaver.user.id, about);
    await deleteAccount(leaver.actor, leaver.user.id);
    await db.user.update({ where: { id: leaver.user.id }, data: { deletionDueAt: new Date(0) } });
    await deleteDueAccount(leaver.user.id);
    expect(await db.game.count({ where: { id: targetId } })).toBe(0);
    const { snapshot } = await db.report.findUniqueOrThrow({ where: { id } });
    expect(snapshot).toEqual({ location: 'Gulberg' });
  });

  it('keeps reviews of venues and coaches with their ratings, without a name', async () => {
    const [leaver, operator, recipient] = await Promise.all([
      createSignedIn({ name: 'Leaving Person' }),
      createSignedIn(),
      createSignedIn(),
    ]);
    const venue = await createVenue({ addedById: operator.user.id });
    const coach = await createCoach({ userId: operator.user.id });
    const words = { userId: leaver.user.id, rating: 2, comment: 'Bumpy.' };
    const ofVenue = await createVenueReview(venue.id, words);
    const ofCoach = await db.coachReview.create({ data: { ...words, coachId: coach.id } });
    await deleteAccount(leaver.actor, leaver.user.id);
    await db.user.update({ where: { id: leaver.user.id }, data: { deletionDueAt: new Date(0) } });
    await deleteDueAccount(leaver.user.id);
    await replyToReview(
      operator.actor,
      { venueId: venue.id, reviewId: ofVenue.id },
      { reply: 'It was rolled.' },
    );
    await replyToClient(
      operator.actor,
      { coachId: coach.id, reviewId: ofCoach.id },
      { reply: 'Sorry.' },
    );
    for (const viewer of [null, recipient.actor, operator.actor]) {
      const said = [
        ...(await listReviews(viewer, venue.id, { limit: 5 })).items,
        ...(await listCoachReviews(viewer, coach.id, { limit: 5 })).items,
      ];
      expect(said).toMatchObject([
        { userId: null, comment: 'Bumpy.', ownerReply: 'It was rolled.', isMine: false },
        { comment: 'Bumpy.', reply: 'Sorry.', isMine: false },
      ]);
      for (const { user } of said) {
        expect(user).toEqual({ name: 'Deleted user', profileImageUrl: null });
      }
    }
    const stars = { ratingSum: 2, reviewCount: 1 };
    const { id } = venue;
    expect(await db.venue.findUniqueOrThrow({ where: { id } })).toMatchObject(stars);
    expect(await db.coachApplication.findUniqueOrThrow({ where: { id: coach.id } })).toMatchObject(
      stars,
    );
  });
});
