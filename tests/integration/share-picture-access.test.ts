import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { GET as coachCard } from '@/app/(public)/coach/[id]/card.png/route';
import { GET as gameCard } from '@/app/(public)/game/[id]/card.png/route';
import { GET as groupCard } from '@/app/(public)/group/[id]/card.png/route';
import { GET as inviteCard } from '@/app/(public)/join/[token]/card.png/route';
import { GET as inviteQrPng } from '@/app/(public)/join/[token]/qr.png/route';
import { GET as inviteQrSvg } from '@/app/(public)/join/[token]/qr.svg/route';
import { GET as venueCard } from '@/app/(public)/venue/[id]/card.png/route';
import { GET as venueMap } from '@/app/(public)/venue/[id]/map.webp/route';
import { GET as placeCard } from '@/app/(public)/venues/[city]/[sport]/card.png/route';
import { createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { makeMapFile } from '@/tests/factories/map-file';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createVenue } from '@/tests/factories/venues';

// The environment is read on import, so this must come first.
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp }, { tmpdir }] = [await import('node:fs/promises'), await import('node:os')];
  const made = await mkdtemp(`${tmpdir()}/maidan-map-`);
  process.env['DATA_DIR'] = made;
  return made;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// These pictures are public, so each must show only what a guest may see.

const PICTURE = /^image\/(png|svg\+xml|webp)$/;

async function seen(answering: Promise<Response>): Promise<'shown' | 'not found'> {
  try {
    const response = await answering;
    return PICTURE.test(response.headers.get('content-type') ?? '') ? 'shown' : 'not found';
  } catch (error) {
    // Next turns this into its page for 404.
    if ((error as { digest?: string }).digest?.endsWith(';404')) return 'not found';
    throw error;
  }
}

const request = requestTo('/card.png');
const byId = (id: number) => withParams({ id: String(id) });

describe('the picture of', () => {
  it('a group is not made when the group is private', async () => {
    const [open, hidden] = [await createGroup(), await createGroup({ visibility: 'private' })];
    expect(await seen(groupCard(request, byId(open.id)))).toBe('shown');
    expect(await seen(groupCard(request, byId(hidden.id)))).toBe('not found');
    expect(await seen(groupCard(request, byId(0)))).toBe('not found');
  });

  it('a game is not made when its group is private', async () => {
    const { id: groupId } = await createGroup({ visibility: 'private' });
    const [open, hidden] = [await createGame(), await createGame({ groupId, isPublic: false })];
    expect(await seen(gameCard(request, byId(open.id)))).toBe('shown');
    expect(await seen(gameCard(request, byId(hidden.id)))).toBe('not found');
  });

  it('a coach is not made before the approval', async () => {
    const [coach, applicant] = [await createCoach(), await createCoachApplication()];
    expect(await seen(coachCard(request, byId(coach.id)))).toBe('shown');
    expect(await seen(coachCard(request, byId(applicant.id)))).toBe('not found');
  });

  it('a venue is not made when the venue is hidden', async () => {
    const [open, hidden] = [await createVenue(), await createVenue({ hiddenAt: new Date() })];
    expect(await seen(venueCard(request, byId(open.id)))).toBe('shown');
    expect(await seen(venueCard(request, byId(hidden.id)))).toBe('not found');
  });

  it('the map of a venue is not made when the venue is hidden, or its place is only guessed', async () => {
    await writeFile(join(folder, 'map.pmtiles'), makeMapFile([], [8]));
    const [open, hidden, guessed] = await Promise.all([
      createVenue(),
      createVenue({ hiddenAt: new Date() }),
      createVenue({ pointIsApproximate: true }),
    ]);
    expect(await seen(venueMap(request, byId(open.id)))).toBe('shown');
    expect(await seen(venueMap(request, byId(hidden.id)))).toBe('not found');
    expect(await seen(venueMap(request, byId(guessed.id)))).toBe('not found');
  });

  it('a place is not made when no venue is there', async () => {
    const params = withParams({ city: 'nowhere', sport: 'cricket' });
    expect(await seen(placeCard(request, params))).toBe('not found');
  });

  it.each([
    ['card', inviteCard],
    ['QR code as PNG', inviteQrPng],
    ['QR code as SVG', inviteQrSvg],
  ])('an invite link (%s) is not made once the link is revoked', async (_what, picture) => {
    const { id: groupId } = await createGroup({ visibility: 'private' });
    const [open, revoked] = [
      await createInviteLink({ groupId }),
      await createInviteLink({ groupId }, { revokedAt: new Date() }),
    ];
    expect(await seen(picture(request, withParams({ token: open.token })))).toBe('shown');
    expect(await seen(picture(request, withParams({ token: revoked.token })))).toBe('not found');
    expect(await seen(picture(request, withParams({ token: 'f'.repeat(32) })))).toBe('not found');
  });
});
