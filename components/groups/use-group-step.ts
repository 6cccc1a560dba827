'use client';

import { useAction } from '@/components/forms/use-action';
import { MONEY_KEY } from '@/components/money/money-query';
import { GROUPS_KEY } from './groups-query';

/** A change of a group or one of its games. Invalidates all lists of groups and games, and what the games cost. */
export const useGroupStep = () => useAction({ refresh: [GROUPS_KEY, MONEY_KEY] });
