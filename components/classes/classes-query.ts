import { queryOptions } from '@tanstack/react-query';
import type { ClassParticipantDto, ClassSessionDto } from '@/lib/classes/schema';
import { api } from '@/lib/http/client';

/** All that is known of classes: asked for anew after every step. */
export const CLASSES_KEY = 'classes';

/** @param viewerId what is one's own differs from viewer to viewer */
export function coachClassesQuery(coachId: number, viewerId: number | null) {
  return queryOptions({
    queryKey: [CLASSES_KEY, 'coach', coachId, viewerId],
    queryFn: ({ signal }) =>
      api<ClassSessionDto[]>(`/api/coaches/${coachId}/class-sessions`, { signal }),
  });
}

export function ownClassesQuery(side: 'client' | 'coach') {
  return queryOptions({
    queryKey: [CLASSES_KEY, 'own', side],
    queryFn: ({ signal }) => api<ClassSessionDto[]>(`/api/class-sessions?side=${side}`, { signal }),
  });
}

export function participantsQuery(sessionId: number) {
  return queryOptions({
    queryKey: [CLASSES_KEY, 'participants', sessionId],
    queryFn: ({ signal }) =>
      api<ClassParticipantDto[]>(`/api/class-sessions/${sessionId}/participants`, { signal }),
  });
}
