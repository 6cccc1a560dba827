'use client';

import { useAction } from '@/components/forms/use-action';
import { MONEY_KEY } from '@/components/money/money-query';
import { GROUPS_KEY } from './groups-query';

/** All lists of groups and games, and the games' costs. */
export const GROUP_STEP_KEYS = [GROUPS_KEY, MONEY_KEY];

export const useGroupStep = () => useAction({ refresh: GROUP_STEP_KEYS });
