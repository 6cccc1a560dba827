'use client';

import { useAction } from '@/components/forms/use-action';
import { MONEY_KEY } from '@/components/money/money-query';
import { GROUPS_KEY } from './groups-query';

/** Invalidates all lists of groups and games, and the games' costs. */
export const useGroupStep = () => useAction({ refresh: [GROUPS_KEY, MONEY_KEY] });
