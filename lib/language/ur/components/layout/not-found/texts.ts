import type { texts as english } from '@/components/layout/not-found/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  title: '404: صفحہ نہیں ملا',
  explanation:
    'گیند دیوار کے پار چلی گئی، اور اِس طرف کچھ نہیں۔ ہو سکتا ہے پتہ غلط لکھا گیا ہو، یا جو یہاں تھا وہ ہٹا دیا گیا ہو۔',
  back: 'میدان میں واپس',
};
