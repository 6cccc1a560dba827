'use client';

import { useStep } from '@/components/layout/use-step';
import { GROUPS_KEY } from './groups-query';

/** One change of a group or a game in it: every list of groups and games is read again. */
export const useGroupStep = () => useStep(GROUPS_KEY);
