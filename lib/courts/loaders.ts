import { notFound } from 'next/navigation';
import { cache } from 'react';
import {
  type DeskDto,
  deskSchema,
  type FreeTimesDto,
  freeTimesSchema,
  listCourtTimesSchema,
  listFreeTimesSchema,
  type OwnCourtTimeDto,
  ownCourtTimeListSchema,
  ownCourtTimeSchema,
  readDeskSchema,
} from '@/lib/courts/schema/court-time';
import { listFreeTimes } from '@/lib/courts/service/free-times';
import { readDesk } from '@/lib/courts/service/read-desk';
import { listOwnTimes, readOwnTime } from '@/lib/courts/service/read-times';
import type { Session } from '@/lib/platform/auth/session-store';
import { AppError } from '@/lib/platform/errors/app-error';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';

/** The free times that an address asks for; a choice that is not understood counts as none. */
export async function loadFreeTimes(
  session: Session | null,
  venueId: number,
  query: URLSearchParams,
): Promise<FreeTimesDto> {
  const of = (name: string) => query.get(name) ?? undefined;
  const wanted = { date: of('date'), minutes: of('minutes'), sportId: of('sport') };
  const { data = {} } = listFreeTimesSchema.safeParse(wanted);
  return freeTimesSchema.parse(
    await orNotFound(listFreeTimes(session?.actor ?? null, venueId, data)),
  );
}

export async function loadOwnCourtTimes({
  actor,
}: Pick<Session, 'actor'>): Promise<FirstBatch<OwnCourtTimeDto>> {
  return toFirstBatch(
    (cursor) => apiUrl('GET /api/court-times', { query: { cursor } }),
    await listOwnTimes(actor, listCourtTimesSchema.parse({})),
    ownCourtTimeListSchema,
  );
}

/** A confirmed time of the person that a game can be made of; null for anything else. */
export async function loadTimeForGame(
  { actor }: Session,
  id: string | null,
): Promise<OwnCourtTimeDto | null> {
  if (id === null || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const time = await orNotFound(readOwnTime(actor, Number(id)));
  const isFree = time.status === 'confirmed' && time.gameId === null;
  return isFree ? ownCourtTimeSchema.parse(time) : null;
}

/** Not found for everybody who does not have the desk. */
export const loadDesk = cache(
  async ({ actor }: Session, id: string, date: string | null): Promise<DeskDto> => {
    const venueId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : notFound();
    const asked = readDeskSchema.safeParse(date === null ? {} : { date });
    const desk = await orNotFound(readDesk(actor, venueId, asked.data ?? {})).catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'forbidden') notFound();
        throw error;
      },
    );
    return deskSchema.parse(desk);
  },
);
