'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { loadPart } from '@/components/ui/load-part';

/** Guests do not load it. */
export const MemberRsvp = dynamic(() =>
  loadPart(() => withTexts(import('./member-rsvp')).then((module) => module.MemberRsvp)),
);
