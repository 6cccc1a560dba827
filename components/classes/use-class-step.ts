'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import type { ClassAction } from '@/lib/classes/policy';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { api, errorSentence } from '@/lib/http/client';
import { CLASSES_KEY } from './classes-query';

interface Step {
  action: ClassAction;
  body?: { waitlist?: boolean; reason?: string };
}

/** One step of a class; whatever came of it, the lists are asked for anew. */
export function useClassStep(sessionId: number) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** @returns whether it was done */
  async function take({ action, body = {} }: Step): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      const url = `/api/class-sessions/${sessionId}/${action}`;
      const session = await api<ClassSessionDto>(url, { body });
      toast({ title: doneWords(action, session) });
      return true;
    } catch (error) {
      const description = errorSentence(error, 'Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: [CLASSES_KEY] });
      setBusy(false);
    }
  }
  return { busy, take };
}

function doneWords(action: ClassAction, { myStatus }: ClassSessionDto): string {
  if (action === 'cancel') return 'Class cancelled';
  if (action === 'leave') return 'You left the class';
  return myStatus === 'waitlisted' ? 'You are on the waitlist' : 'You are in';
}
