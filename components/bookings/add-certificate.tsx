'use client';

import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { UploadStatus } from '@/components/forms/upload-status';
import { useUpload } from '@/components/forms/use-upload';
import { NativeInput } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import { addCertificateSchema } from '@/lib/coaching/schema/certificate';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsForm } from './use-coach-settings';

const EMPTY = { name: '' };
const PDF = 'application/pdf';

/** The name, which the page shows once it is verified, and a picture or PDF of it, for an admin alone. */
export function AddCertificateDialog({ coachId, ...dialog }: DialogProps & { coachId: number }) {
  const id = useId();
  const t = translate(texts);
  const upload = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const { register, errors, setErrors, ...form } = useCoachSettingsForm({
    schema: addCertificateSchema,
    draft: `certificate:${coachId}`,
    values: EMPTY,
    nextValues: EMPTY,
    fields: ['name', 'image'],
    check: (found) => (file ? found : { ...found, image: problem || t.choosePicture }),
    send: ({ name }) => {
      const body = new FormData();
      body.set('name', name);
      if (file) body.set('image', file);
      return upload.send(body, (options) =>
        api('POST /api/coaches/{id}/certificates', { params: { id: coachId }, ...options }),
      );
    },
    done: t.certificateSent,
    onDone: () => dialog.onOpenChange(false),
  });

  async function choose(chosen: File | undefined): Promise<void> {
    const isTooLarge = chosen && chosen.size > COACH_IMAGE_BYTES_MAX;
    // The server looks at the first bytes of a PDF.
    const fault =
      chosen?.type === PDF
        ? isTooLarge && 'tooLarge'
        : chosen && (await faultOf(chosen, COACH_IMAGE_BYTES_MAX));
    const sentence = fault ? pictureFaultText(fault, COACH_IMAGE_BYTES_MAX) : '';
    setProblem(sentence);
    setFile(sentence ? null : (chosen ?? null));
    setErrors(sentence ? { image: sentence } : {});
  }
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.addCertificate}
      description={t.certificatesHint}
      submit={t.sendCertificate}
    >
      <InputField
        label={t.certificateName}
        hint={t.certificateNameHint}
        error={errors.name}
        dir="auto"
        {...register('name')}
      />
      <LabelledField
        id={`${id}image`}
        label={t.certificatePicture}
        hint={t.certificatePictureHint}
        error={errors.image}
      >
        <NativeInput
          id={`${id}image`}
          type="file"
          accept={`image/*,${PDF}`}
          aria-describedby={`${id}image-hint ${id}image-error`}
          className="min-h-11 w-full min-w-0 text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-input file:bg-card file:px-4 file:font-semibold"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </LabelledField>
      <UploadStatus upload={upload} />
    </FormDialog>
  );
}
