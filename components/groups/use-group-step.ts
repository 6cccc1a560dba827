'use client';

import { useAction } from '@/components/forms/use-action';
import { GROUPS_KEY } from './groups-query';

/** A change of a group or one of its games. Invalidates all lists of groups and games. */
export const useGroupStep = () => useAction({ refresh: [GROUPS_KEY] });
