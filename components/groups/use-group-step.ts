'use client';

import { useStep } from '@/components/layout/use-step';
import { GROUPS_KEY } from './groups-query';

/** A change of a group or one of its games. Invalidates all lists of groups and games. */
export const useGroupStep = () => useStep(GROUPS_KEY);
