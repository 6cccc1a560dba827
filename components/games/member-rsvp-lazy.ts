'use client';

import type { ComponentProps } from 'react';
import { memberPart } from '@/components/layout/member-part';
import type { MemberRsvp as Rsvp } from './member-rsvp';

export const MemberRsvp = memberPart<ComponentProps<typeof Rsvp>>('MemberRsvp');
