import { useEffect, useRef, useState } from 'react';
import { texts as actionTexts } from '@/components/forms/action-texts';
import type { FieldErrors } from '@/components/forms/field-errors';
import { useServerForm } from '@/components/forms/use-server-form';
import { useUpload } from '@/components/forms/use-upload';
import { toast } from '@/components/ui/use-toast';
import { readStored, store } from '@/lib/platform/browser/person-store';
import { api, isCancelled } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { updateProfileSchema } from '@/lib/users/schema/profile';
import {
  PROFILE_FIELDS,
  placeErrors,
  saveSports,
  setupFailed,
  toProfileBody,
} from './complete-profile';
import { showCompleted, storeCompletion } from './completion';
import { type OnboardingDraft, parseDraft, type Step, toDraft } from './draft';
import { texts } from './texts';

const DRAFT = 'onboarding';
// A place lookup may finish after the draft was deleted; it must not bring the draft back.
const forgotten = new Set<number>();

function readDraft(userId: number, initial: OnboardingDraft): OnboardingDraft {
  return parseDraft(readStored(userId, 'tab', DRAFT), initial);
}

/** @param draft as JSON, which `parseDraft` reads */
function storeDraft(userId: number, draft: string): void {
  if (!forgotten.has(userId)) store(userId, 'tab', DRAFT, draft);
}

/** Deletes the draft for the rest of this page's life. The caller leaves the page next. */
function forgetDraft(userId: number): void {
  forgotten.add(userId);
  store(userId, 'tab', DRAFT, null);
}

/**
 * The answers of the wizard, stored in the tab. Submitting saves photo, profile and sports in this order, then reloads the page
 * into the app. Reads storage while rendering, so only for components that are not rendered on the server.
 */
export function useOnboardingForm(user: CurrentUserDto, photo: File | null) {
  const [saved] = useState(() => readDraft(user.id, toDraft(user)));
  const [hasMoved, setHasMoved] = useState(false);
  const { savePhoto, upload } = usePhotoUpload(user.id, photo);
  const form = useServerForm({
    schema: updateProfileSchema,
    draft: null,
    values: saved,
    toBody: toProfileBody,
    check: placeErrors,
    /** @returns what could not be saved */
    send: async (body, { sports }) => {
      const hasPhoto = await savePhoto();
      await api('PUT /api/users/{id}', { params: { id: user.id }, body });
      return remarkOn(hasPhoto, await saveSports(user.id, sports));
    },
    failed: setupFailed,
    fields: PROFILE_FIELDS,
    checkRefusal: placeErrors,
    onInvalid: showRefused,
    onRefused: (error, found) => {
      toast({
        title: translate(actionTexts).error,
        description: setupFailed(error),
        variant: 'destructive',
      });
      showRefused(found);
    },
    onDone: (remark) => finish(user.id, remark),
    leaves: true,
  });
  const { values: draft } = form;
  // As text, because the values are another object in every render.
  const text = JSON.stringify(draft);
  useEffect(() => storeDraft(user.id, text), [user.id, text]);

  function goTo(step: Step): void {
    setHasMoved(true);
    form.change({ step });
  }
  /** The last step submits, but the first step's fields may be invalid. */
  function showRefused({ gender, location }: FieldErrors): void {
    if (gender || location) goTo(1);
  }
  function change(part: Partial<OnboardingDraft>): void {
    form.setErrors({});
    form.change(part);
  }
  const { errors, register, busy, submit } = form;
  return { draft, change, errors, register, busy, submit, goTo, hasMoved, upload };
}

/** Uploads the photo once. True when it is uploaded, or there is none. */
function usePhotoUpload(userId: number, photo: File | null) {
  const uploaded = useRef<File | null>(null);
  const upload = useUpload();
  async function savePhoto(): Promise<boolean> {
    if (!photo || uploaded.current === photo) return true;
    const t = translate(texts);
    try {
      const body = new FormData();
      body.set('photo', photo);
      await upload.send(body, (options) =>
        api('POST /api/users/{id}/photo', { params: { id: userId }, ...options }),
      );
      uploaded.current = photo;
      toast({ title: t.photoUploaded });
      return true;
    } catch (error) {
      // The wizard remains at this step.
      if (isCancelled(error)) throw error;
      toast({ title: t.photoFailed, description: t.continuing, variant: 'destructive' });
      return false;
    }
  }
  return { savePhoto, upload };
}

function remarkOn(hasPhoto: boolean, hasSports: boolean): string {
  const t = translate(texts);
  if (hasPhoto) return hasSports ? '' : t.sportsFailed;
  return hasSports ? t.photoFailed : t.photoAndSportsFailed;
}

function finish(userId: number, remark: string): void {
  forgetDraft(userId);
  storeCompletion(userId, remark);
  showCompleted(remark);
  window.location.reload();
}
