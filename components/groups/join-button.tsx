'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { JOIN_MESSAGE } from '@/lib/groups/constants';
import type { JoinResultDto } from '@/lib/groups/schema/join';
import { ApiError, api, errorSentence } from '@/lib/http/client';

interface JoinButtonProps {
  group: { id: number; name: string };
  onJoined: () => void;
}

/** Asks to join from a list; '...' while the request is on its way. */
export function JoinButton({ group, onJoined }: JoinButtonProps) {
  const [state, setState] = useState<'free' | 'busy' | 'asked'>('free');

  async function join(): Promise<void> {
    if (state !== 'free') return;
    setState('busy');
    try {
      const url = `/api/groups/${group.id}/join`;
      const { status } = await api<JoinResultDto>(url, { body: { message: JOIN_MESSAGE } });
      setState('asked');
      if (status === 'joined') {
        toast({ title: 'Joined group!' });
        onJoined();
        return;
      }
      toast({
        title: 'Join request sent!',
        description: 'The group admin will review your request.',
      });
    } catch (error) {
      const description = errorSentence(error, 'Failed to send join request');
      toast({ title: 'Error', description, variant: 'destructive' });
      setState(error instanceof ApiError && error.status === 409 ? 'asked' : 'free');
    }
  }
  return (
    <Button
      size="sm"
      variant={state === 'asked' ? 'secondary' : 'primary'}
      aria-label={state === 'asked' ? `Asked to join ${group.name}` : `Join ${group.name}`}
      aria-disabled={state !== 'free' || undefined}
      onClick={() => void join()}
    >
      {state === 'busy' ? '...' : state === 'asked' ? 'Requested' : 'Join'}
    </Button>
  );
}
