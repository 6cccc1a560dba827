import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { suggestChangeSchema } from '@/lib/venues/schema/suggest-change';
import { readVenue } from '@/lib/venues/service/read-venue';
import { readAllPages } from '@/tests/factories/pages';
import { GULBERG } from '@/tests/factories/places';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';
import { decideSuggestion, listAllSuggestions, listSuggestions } from './decide-suggestion';
import { suggestChange } from './suggest-change';

const batch = { limit: 20, cursor: undefined };

beforeEach(async () => {
  await db.venue.deleteMany();
});

async function createWorld() {
  const [owner, helper, admin] = await Promise.all([
    createSignedIn(),
    createSignedIn(),
    createSignedIn({ isAdmin: true }),
  ]);
  const venue = await createVenue({ addedById: owner.user.id, phone: '+92 300 1111111' });
  return { owner, helper, admin, venue };
}

const suggest = (by: Awaited<ReturnType<typeof createSignedIn>>, venueId: number, body: object) =>
  suggestChange(by.actor, venueId, suggestChangeSchema.parse(body));

const notified = (userId: number) =>
  db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });

it('open suggestions are listed page by page, oldest first', async () => {
  const { helper, admin, venue } = await createWorld();
  const ids: number[] = [];
  for (const phone of ['+92 300 2222222', '+92 300 3333333', '+92 300 4444444']) {
    const by = ids.length === 0 ? helper : await createSignedIn();
    ids.push((await suggest(by, venue.id, { kind: 'edit', changes: { phone } })).id);
  }
  const seen = await readAllPages(1, (page) => listAllSuggestions(admin.actor, page));
  expect(seen.map(({ id }) => id)).toEqual(ids);
});

describe('a suggested edit', () => {
  it('of the address moves a venue only if its point is approximate', async () => {
    const { owner, helper, venue } = await createWorld();
    const change = async (address: string) => {
      const { id } = await suggest(helper, venue.id, { kind: 'edit', changes: { address } });
      await decideSuggestion(owner.actor, { venueId: venue.id, suggestionId: id }, 'apply');
      return readVenue(null, venue.id);
    };
    expect(await change('1 Ring Road, Johar Town')).toMatchObject(GULBERG);
    const where = { id: venue.id };
    await db.venue.update({ where, data: { area: null, pointIsApproximate: true } });
    expect(await change('2 Ring Road, Johar Town')).toMatchObject({
      latitude: 31.469,
      longitude: 74.273,
      pointIsApproximate: true,
    });
  });

  it('is shown to the owner beside the current values, and can be applied', async () => {
    const { owner, helper, venue } = await createWorld();
    const changes = { phone: '+92 300 2222222', website: '', pricing: ' Rs. 900 ' };
    const { id } = await suggest(helper, venue.id, { kind: 'edit', changes });
    expect(await notified(owner.user.id)).toMatchObject([{ type: 'venue_suggestion' }]);
    const { items } = await listSuggestions(owner.actor, venue.id, batch);
    expect(items).toMatchObject([
      {
        id,
        kind: 'edit',
        changes: [
          { field: 'phone', before: '+92 300 1111111', after: '+92 300 2222222' },
          { field: 'website', before: null, after: null },
          { field: 'pricing', before: venue.pricing, after: 'Rs. 900' },
        ],
      },
    ]);
    const ids = { venueId: venue.id, suggestionId: id };
    await decideSuggestion(owner.actor, ids, 'apply');
    expect(await readVenue(null, venue.id)).toMatchObject({
      phone: '+92 300 2222222',
      pricing: 'Rs. 900',
      name: venue.name,
    });
    expect(await notified(helper.user.id)).toMatchObject([
      { type: 'venue_suggestion_decided', title: 'Your suggestion was applied' },
    ]);
    expect(
      await db.auditLog.count({
        where: {
          action: 'venue-suggestion.applied',
          targetId: String(venue.id),
          actorId: owner.user.id,
        },
      }),
    ).toBe(1);
    expect((await listSuggestions(owner.actor, venue.id, batch)).items).toEqual([]);
  });

  it('that is dismissed changes nothing, and its author is notified', async () => {
    const { admin, helper, venue } = await createWorld();
    const { id } = await suggest(helper, venue.id, { kind: 'edit', changes: { name: 'Other' } });
    const ids = { venueId: venue.id, suggestionId: id };
    await decideSuggestion(admin.actor, ids, 'dismiss');
    expect(await readVenue(null, venue.id)).toMatchObject({ name: venue.name });
    expect(await notified(helper.user.id)).toMatchObject([
      { title: 'Your suggestion was not applied' },
    ]);
  });

  it('is decided once, however many people decide in parallel', async () => {
    const { owner, admin, helper, venue } = await createWorld();
    const { id } = await suggest(helper, venue.id, { kind: 'closed' });
    const ids = { venueId: venue.id, suggestionId: id };
    const decided = await Promise.allSettled([
      decideSuggestion(owner.actor, ids, 'apply'),
      decideSuggestion(admin.actor, ids, 'dismiss'),
      decideSuggestion(admin.actor, ids, 'apply'),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await notified(helper.user.id)).toHaveLength(1);
  });

  it.each([
    { kind: 'edit' },
    { kind: 'edit', changes: { website: 'javascript:alert(1)' } },
    { kind: 'edit', changes: { name: ' ' } },
    { kind: 'edit', changes: { phone: 'call me' } },
    { kind: 'duplicate' },
    { kind: 'gone' },
  ])('that is empty or invalid is refused: %j', (body) => {
    expect(suggestChangeSchema.safeParse(body).success).toBe(false);
  });

  it('cannot change other fields', () => {
    const given = { kind: 'edit', note: 'x', changes: { ownerId: 1, rating: 5 } };
    expect(suggestChangeSchema.parse(given).changes).toEqual({});
  });

  it('cannot be decided by the owner of another venue', async () => {
    const { helper, venue } = await createWorld();
    const { id } = await suggest(helper, venue.id, { kind: 'closed' });
    const other = await createWorld();
    const ids = { venueId: other.venue.id, suggestionId: id };
    await expect(decideSuggestion(other.owner.actor, ids, 'apply')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      decideSuggestion(other.owner.actor, { ...ids, venueId: venue.id }, 'apply'),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a suggestion that a venue has closed', () => {
  it('closes the venue once it is applied', async () => {
    const { owner, helper, venue } = await createWorld();
    const { id } = await suggest(helper, venue.id, {
      kind: 'closed',
      note: 'A house stands there.',
    });
    await decideSuggestion(owner.actor, { venueId: venue.id, suggestionId: id }, 'apply');
    expect(await readVenue(null, venue.id)).toMatchObject({ isClosed: true });
  });
});

describe('a suggestion that a venue is listed twice', () => {
  it('is for admins, who merge the two', async () => {
    const { owner, helper, admin, venue } = await createWorld();
    const other = await createVenue();
    const body = { kind: 'duplicate', duplicateOfId: other.id };
    const { id } = await suggest(helper, venue.id, body);
    const ids = { venueId: venue.id, suggestionId: id };
    expect((await listSuggestions(owner.actor, venue.id, batch)).items).toEqual([]);
    await expect(decideSuggestion(owner.actor, ids, 'apply')).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect((await listAllSuggestions(admin.actor, batch)).items).toMatchObject([
      { id, duplicateOf: { id: other.id } },
    ]);
    await decideSuggestion(admin.actor, ids, 'apply');
    expect(await readVenue(null, venue.id)).toMatchObject({ id: other.id });
    expect((await listAllSuggestions(admin.actor, batch)).items).toEqual([]);
    const [last] = (await notified(helper.user.id)).slice(-1);
    expect(last?.data).toMatchObject({ venueId: other.id });
  });

  it('must name another existing venue', async () => {
    const { helper, venue } = await createWorld();
    for (const duplicateOfId of [venue.id, 2_000_000_000]) {
      await expect(
        suggest(helper, venue.id, { kind: 'duplicate', duplicateOfId }),
      ).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});
