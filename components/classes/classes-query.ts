import { queryOptions } from '@tanstack/react-query';
import type { Viewer } from '@/components/layout/viewer';
import type { ClassParticipantDto, ClassSessionDto } from '@/lib/classes/schema';
import { api } from '@/lib/http/client';

/** All that is known of classes: asked for anew after every step. */
export const CLASSES_KEY = 'classes';

export const readCoachClasses = (coachId: number, signal?: AbortSignal) =>
  api<ClassSessionDto[]>(`/api/coaches/${coachId}/class-sessions`, { signal });

/** The answer says what the viewer may do: it is asked for once it is known who looks, and not before. */
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
    queryFn: ({ signal }) => api<ClassSessionDto[]>(`/api/class-sessions?side=${side}`, { signal }),
  });
}

/** Of a date that nobody has joined there is nothing to ask. */
export function participantsQuery({ id, places, spotsLeft, waitlistCount }: ClassSessionDto) {
  return queryOptions({
    // With the numbers: nobody is left of a date that all have left.
    queryKey: [CLASSES_KEY, 'participants', id, spotsLeft, waitlistCount],
    queryFn: ({ signal }) =>
      api<ClassParticipantDto[]>(`/api/class-sessions/${id}/participants`, { signal }),
    enabled: spotsLeft < places || waitlistCount > 0,
  });
}
