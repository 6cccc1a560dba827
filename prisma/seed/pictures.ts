import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { localPath } from '@/lib/platform/storage/local-storage';
import { type SportIcon, sportIcon } from '@/lib/sports/constants';
import type { Clock } from './clock';
import {
  type Courts,
  type Daytime,
  drawCourt,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  readCourts,
} from './picture-drawing';
import { createRandom } from './random';
import type { SampleVenue } from './venues';

const SPRITE = 'public/icons/courts.svg';

export interface SamplePicture {
  key: string;
  venue: SampleVenue;
  sport: SportIcon;
  daytime: Daytime;
  caption: string;
  position: number;
}

export interface StoredPicture extends SamplePicture {
  bytes: number;
}

/** Every venue's ground by day, at night too if it has lights, and its second sport if it has one. */
export function buildPictures(venues: readonly SampleVenue[]): SamplePicture[] {
  const dice = createRandom('pictures');
  return venues.flatMap((venue) => {
    const [first, second] = venue.sports;
    const shots: { sport: string; daytime: Daytime; caption: string }[] = [];
    if (first) shots.push({ sport: first, daytime: 'day', caption: `${first}, seen from above` });
    if (first && venue.amenities.includes('Lighting'))
      shots.push({ sport: first, daytime: 'night', caption: 'Under the lights' });
    if (second) shots.push({ sport: second, daytime: 'day', caption: second });
    return shots.flatMap(({ sport, daytime, caption }, position) => {
      const icon = sportIcon(sport);
      if (icon === 'circle') return [];
      return [{ key: `venue/${dice.uuid()}.webp`, venue, sport: icon, daytime, caption, position }];
    });
  });
}

/**
 * Draws the pictures into the folder of the local store. Their keys are fixed, not random, so that repeating a killed run
 * overwrites its own files instead of leaving unreferenced ones.
 */
export async function storePictures(
  pictures: readonly SamplePicture[],
  uploadDir: string,
): Promise<StoredPicture[]> {
  const courts = readCourts(await readFile(SPRITE, 'utf8'));
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = ({ sport, daytime }: SamplePicture) => {
    const known = drawn.get(`${sport} ${daytime}`);
    const picture = known ?? encode(courts, sport, daytime);
    drawn.set(`${sport} ${daytime}`, picture);
    return picture;
  };
  return Promise.all(
    pictures.map(async (picture) => {
      const data = await draw(picture);
      const path = localPath(uploadDir, picture.key);
      if (!path) throw new Error(`Not a key of the local store: ${picture.key}`);
      await mkdir(dirname(path), { recursive: true, mode: 0o750 });
      await writeFile(path, data, { mode: 0o640 });
      return { ...picture, bytes: data.length };
    }),
  );
}

function encode(courts: Courts, sport: SportIcon, daytime: Daytime): Promise<Buffer> {
  return sharp(Buffer.from(drawCourt(courts, sport, daytime)))
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
}

export function uploadRows(pictures: readonly StoredPicture[], clock: Clock) {
  return pictures.map(({ key, venue, bytes }) => ({
    key,
    provider: 'local' as const,
    ownerId: venue.addedById,
    purpose: 'venue',
    contentType: 'image/webp',
    bytes,
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    attachedAt: clock.daysAgo(venue.addedDaysAgo),
    createdAt: clock.daysAgo(venue.addedDaysAgo),
  }));
}

export function venueImageRows(pictures: readonly StoredPicture[], clock: Clock) {
  return pictures.map(({ key, venue, caption, position }) => ({
    venueId: venue.id,
    imageKey: key,
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    caption,
    position,
    uploadedBy: venue.addedById,
    createdAt: clock.daysAgo(venue.addedDaysAgo),
  }));
}
