import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '@/components/layout/viewer';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { api } from '@/lib/http/client';

/** The key of every query about classes; all are invalidated after each change. */
export const CLASSES_KEY = 'classes';

export const readCoachClasses = (coachId: number, signal?: AbortSignal) =>
  api('GET /api/coaches/{id}/class-sessions', { params: { id: coachId }, signal });

/** The response includes what the viewer may do, so the query waits until the viewer is known. */
export function coachClassesQuery(coachId: number, viewer: Viewer) {
  return queryOptions({
    queryKey: [CLASSES_KEY, 'coach', coachId, viewer.user?.id ?? null],
    queryFn: ({ signal }) => readCoachClasses(coachId, signal),
    enabled: viewer.status !== 'pending',
  });
}

export function ownClassesQuery(side: 'client' | 'coach') {
  return queryOptions({
    queryKey: [CLASSES_KEY, 'own', side],
    queryFn: ({ signal }) => api('GET /api/class-sessions', { query: { side }, signal }),
  });
}

/** Disabled for a date that nobody has joined. */
export function participantsQuery({ id, places, spotsLeft, waitlistCount }: ClassSessionDto) {
  return queryOptions({
    // The counts are part of the key, so that a date that everybody has left shows no stale participants.
    queryKey: [CLASSES_KEY, 'participants', id, spotsLeft, waitlistCount],
    queryFn: ({ signal }) =>
      api('GET /api/class-sessions/{id}/participants', { params: { id }, signal }),
    enabled: spotsLeft < places || waitlistCount > 0,
  });
}
