import { useRef } from 'react';
import { useAction } from '@/components/forms/use-action';
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
  const { run, busy } = useAction({ leaves: true });
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

  /** @returns what could not be saved */
  async function save(): Promise<string> {
    const hasPhoto = await savePhoto();
    await saveProfile(userId, draft);
    const hasSports = await saveSports(userId, draft.sports);
    const remark = [
      hasPhoto ? '' : 'Photo upload failed',
      hasSports ? '' : 'Failed to add some sports',
    ];
    return remark.filter(Boolean).join('. ');
  }
  const complete = () =>
    run({
      call: save,
      failed: (error) => `Failed to complete profile setup: ${failureReason(error)}`,
      onDone: (remark) => finish(userId, remark),
      onFailed: (error) => onRefused(toFieldErrors(error)),
    });

  return { isSaving: busy, complete };
}

function finish(userId: number, remark: string): void {
  forgetDraft(userId);
  keepCompletion(userId, remark);
  showCompleted(remark);
  window.location.reload();
}
