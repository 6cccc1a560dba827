import { describe, expect, it } from 'vitest';
import { GET as getSitemapFile } from '@/app/sitemap/[file]/route';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { call } from './call';

const report = (cookie: string, targetType: string, targetId: number) =>
  call('POST /api/reports', { cookie, body: { targetType, targetId, reason: 'spam' } });

const decide = (cookie: string, id: number, action: string) =>
  call('POST /api/admin/reports/{id}/{action}', { params: { id, action }, body: {}, cookie });

async function createReviewedCoach() {
  const [coachPerson, client, admin, viewer] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ isAdmin: true }),
    createSignedIn(),
  ]);
  const coach = await createCoach({ userId: coachPerson.user.id });
  const review = await db.coachReview.create({
    data: {
      coachId: coach.id,
      userId: client.user.id,
      rating: 1,
      comment: 'Buy my shoes instead.',
    },
  });
  return { coach, coachPerson, client, admin, viewer, review };
}

const comments = async (coachId: number) => {
  const response = await call('GET /api/coaches/{id}/reviews', { params: { id: coachId } });
  return ((await response.json()) as { comment: string }[]).map(({ comment }) => comment);
};

describe('a review of a coach', () => {
  it('that an admin hides after a report is removed from page and rating', async () => {
    const { coach, admin, viewer, review } = await createReviewedCoach();
    const reported = await report(viewer.cookie, 'coach_review', review.id);
    expect(reported.status).toBe(201);
    const { id } = (await reported.json()) as { id: number };
    expect((await decide(admin.cookie, id, 'hide')).status).toBe(200);
    expect(await comments(coach.id)).toEqual([]);
    const after = await db.coachApplication.findUniqueOrThrow({ where: { id: coach.id } });
    expect(after).toMatchObject({ reviewCount: 0, ratingSum: 0 });
    expect((await report(viewer.cookie, 'coach_review', review.id)).status).toBe(404);
  });

  it('can be replied to only by its coach, who can remove the reply; the client is notified once', async () => {
    const { coach, coachPerson, client, admin, viewer, review } = await createReviewedCoach();
    const reply = (cookie: string | undefined, text: string | null, reviewId = review.id) =>
      call('PUT /api/coaches/{id}/reviews/{reviewId}/reply', {
        params: { id: coach.id, reviewId },
        body: { reply: text },
        ...(cookie ? { cookie } : {}),
      });
    const refused = [undefined, client.cookie, viewer.cookie, admin.cookie].map((cookie) =>
      reply(cookie, 'Mine.'),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 403, 403, 403]);
    expect((await reply(coachPerson.cookie, 'x'.repeat(10_000))).status).toBe(422);
    expect((await reply(coachPerson.cookie, 'Thank you.', 999_999)).status).toBe(404);
    expect((await reply(coachPerson.cookie, 'Thank you.')).status).toBe(204);
    expect((await reply(coachPerson.cookie, 'Thanks a lot.')).status).toBe(204);
    const where = { userId: client.user.id, type: 'coach_review_reply' };
    expect(await db.notification.count({ where })).toBe(1);
    expect((await reply(coachPerson.cookie, '')).status).toBe(204);
    const after = await db.coachReview.findUniqueOrThrow({ where: { id: review.id } });
    expect(after).toMatchObject({ reply: null, replyAt: null });
  });
});

describe('a coach', () => {
  it('that an admin hides after a report is not shown anywhere', async () => {
    const { coach, coachPerson, admin, viewer } = await createReviewedCoach();
    expect((await report(coachPerson.cookie, 'coach', coach.id)).status).toBe(422);
    const { id } = (await (await report(viewer.cookie, 'coach', coach.id)).json()) as {
      id: number;
    };
    expect((await report(viewer.cookie, 'coach', coach.id)).status).toBe(409);
    expect((await decide(admin.cookie, id, 'hide')).status).toBe(200);
    const page = await call('GET /api/coaches/{id}', { params: { id: coach.id } });
    expect(page.status).toBe(404);
    const list = await (await call('GET /api/coaches', { query: { limit: 100 } })).json();
    expect((list as { id: number }[]).map((each) => each.id)).not.toContain(coach.id);
    const asked = await call('POST /api/booking-requests', {
      cookie: viewer.cookie,
      body: { coachId: coach.id, sessionType: 'group', date: '2030-01-01', time: '10:00' },
    });
    expect(asked.status).toBe(404);
  });

  it('is in the sitemap unless paused', async () => {
    const [listed, paused] = [await createCoach(), await createCoach({ pausedAt: new Date() })];
    const params = Promise.resolve({ file: 'coaches.xml' });
    const response = await getSitemapFile(new Request('http://localhost:3000/'), { params });
    const xml = await response.text();
    expect(xml).toContain(`/coach/${listed.id}<`);
    expect(xml).not.toContain(`/coach/${paused.id}<`);
  });
});

describe('a warning', () => {
  it('is shown only to its recipient, until they confirm it', async () => {
    const [viewer, other] = await createPeople(2);
    const { id } = await db.warning.create({ data: { userId: viewer.user.id, text: 'Be kind.' } });
    const open = async (cookie: string) =>
      ((await (await call('GET /api/warnings', { cookie })).json()) as { text: string }[]).map(
        ({ text }) => text,
      );
    const confirm = (cookie: string) =>
      call('POST /api/warnings/{id}/acknowledge', { params: { id }, cookie });
    expect(await open(viewer.cookie)).toEqual(['Be kind.']);
    expect(await open(other.cookie)).toEqual([]);
    expect((await call('GET /api/warnings')).status).toBe(401);
    expect((await confirm(other.cookie)).status).toBe(404);
    expect(await open(viewer.cookie)).toEqual(['Be kind.']);
    expect((await confirm(viewer.cookie)).status).toBe(204);
    const first = await db.warning.findUniqueOrThrow({ where: { id } });
    expect((await confirm(viewer.cookie)).status).toBe(204);
    expect(await db.warning.findUniqueOrThrow({ where: { id } })).toEqual(first);
    expect(await open(viewer.cookie)).toEqual([]);
  });
});

it('a hidden message disappears from the chat and from the list of conversations', async () => {
  const [admin, one, two] = await Promise.all([
    createSignedIn({ isAdmin: true }),
    createSignedIn(),
    createSignedIn(),
  ]);
  const chat = await createConversation(one.user.id, two.user.id);
  const message = await createMessage(chat.id, one.user.id, 'Send me your card number');
  const reported = await report(two.cookie, 'message', Number(message.id));
  const { id } = (await reported.json()) as { id: number };
  expect((await decide(admin.cookie, id, 'hide')).status).toBe(200);
  const reads = [
    call('GET /api/conversations/{id}/messages', { params: { id: chat.id }, cookie: two.cookie }),
    call('GET /api/users/{id}/conversations', { params: { id: two.user.id }, cookie: two.cookie }),
    call('GET /api/conversations/{id}/search', {
      params: { id: chat.id },
      query: { q: 'card' },
      cookie: two.cookie,
    }),
  ];
  for (const response of await Promise.all(reads)) {
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('card number');
  }
});
