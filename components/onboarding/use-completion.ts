import { useRef } from 'react';
import { useAction } from '@/components/forms/use-action';
import { toast } from '@/components/ui/use-toast';
import { translate } from '@/lib/platform/language/translate';
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
import { texts } from './member-texts';
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
    const t = translate(texts);
    try {
      await uploadPhoto(userId, photo);
      uploaded.current = photo;
      toast({ title: t.photoUploaded });
      return true;
    } catch {
      toast({
        title: t.photoFailed,
        description: t.continuing,
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
    return remarkOn(hasPhoto, hasSports);
  }
  const complete = () =>
    run({
      call: save,
      failed: (error) => translate(texts).setupFailed({ reason: failureReason(error) }),
      onDone: (remark) => finish(userId, remark),
      onFailed: (error) => onRefused(toFieldErrors(error)),
    });

  return { isSaving: busy, complete };
}

function remarkOn(hasPhoto: boolean, hasSports: boolean): string {
  const t = translate(texts);
  if (hasPhoto) return hasSports ? '' : t.sportsFailed;
  return hasSports ? t.photoFailed : t.photoAndSportsFailed;
}

function finish(userId: number, remark: string): void {
  forgetDraft(userId);
  keepCompletion(userId, remark);
  showCompleted(remark);
  window.location.reload();
}
