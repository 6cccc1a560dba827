import { useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import {
  type FieldErrors,
  failureReason,
  saveProfile,
  saveSports,
  toFieldErrors,
  uploadPhoto,
} from './complete-profile';
import type { OnboardingDraft } from './draft';
import { forgetDraft, keepCompletion } from './draft-store';
import { showCompleted } from './show-completed';

interface CompletionOptions {
  userId: number;
  draft: OnboardingDraft;
  photo: File | null;
  onRefused: (errors: FieldErrors) => void;
}

/** Saves photo, profile and sports in this order, then reloads the page into the app. */
export function useCompletion({ userId, draft, photo, onRefused }: CompletionOptions) {
  const [isSaving, setIsSaving] = useState(false);
  // A second press can arrive before React has rendered the busy state.
  const isRunning = useRef(false);
  const uploaded = useRef<File | null>(null);

  /** @returns whether the photo is uploaded, or there is none */
  async function savePhoto(): Promise<boolean> {
    if (!photo || uploaded.current === photo) return true;
    try {
      await uploadPhoto(userId, photo);
      uploaded.current = photo;
      toast({ title: 'Photo uploaded!' });
      return true;
    } catch {
      toast({
        title: 'Photo upload failed',
        description: 'Continuing with profile setup...',
        variant: 'destructive',
      });
      return false;
    }
  }

  async function complete(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSaving(true);
    try {
      const hasPhoto = await savePhoto();
      await saveProfile(userId, draft);
      const hasSports = await saveSports(userId, draft.sports);
      const remark = [
        hasPhoto ? '' : 'Photo upload failed',
        hasSports ? '' : 'Failed to add some sports',
      ];
      finish(userId, remark.filter(Boolean).join('. '));
    } catch (error) {
      isRunning.current = false;
      setIsSaving(false);
      toast({
        title: 'Error',
        description: `Failed to complete profile setup: ${failureReason(error)}`,
        variant: 'destructive',
      });
      onRefused(toFieldErrors(error));
    }
  }

  return { isSaving, complete };
}

function finish(userId: number, remark: string): void {
  forgetDraft(userId);
  keepCompletion(userId, remark);
  showCompleted(remark);
  window.location.reload();
}
