'use client';

import type { ComponentProps } from 'react';
import { memberPart } from '@/components/layout/member-part';
import type { DiscoverScreen as Screen } from './discover-screen';

/** Split from the landing page, which shares Discover's address. */
export const DiscoverScreen = memberPart<ComponentProps<typeof Screen>>('DiscoverScreen');
