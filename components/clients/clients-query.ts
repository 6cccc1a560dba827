'use client';

import { useAction } from '@/components/forms/use-action';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

/** The query family of the book; sessions and packages are shown in the lists of bookings, too. */
export const CLIENTS_KEY = 'clients';
export const BOOK_KEYS = [CLIENTS_KEY, 'bookings', 'packages'] as const;

export const clientsQuery = (coachId: number) =>
  readQuery(CLIENTS_KEY, apiUrl('GET /api/coaches/{id}/clients', { params: { id: coachId } }));

export const clientQuery = (id: number) =>
  readQuery(CLIENTS_KEY, apiUrl('GET /api/coach-clients/{id}', { params: { id } }));

/** Refetches the book and the lists of bookings. */
export const useClientStep = () => useAction({ refresh: BOOK_KEYS });
