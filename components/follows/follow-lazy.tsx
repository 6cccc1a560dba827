'use client';

import dynamic from 'next/dynamic';
import { useViewer } from '@/components/layout/viewer';
import { loadPart } from '@/components/ui/load-part';
import type { FollowButtonProps } from './follow-button';

const FollowButton = dynamic(() =>
  loadPart(() => import('./follow-button').then((module) => module.FollowButton)),
);

/** For members; guests do not load it. The viewer of a signed-in page is not said. */
export function Follow(props: FollowButtonProps) {
  return useViewer().status === 'guest' ? null : <FollowButton {...props} />;
}
