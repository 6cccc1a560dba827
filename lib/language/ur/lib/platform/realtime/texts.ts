import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/platform/realtime/texts';

export const texts: TextsOf<typeof english> = {
  tooMuchAtOnce: 'ایک ساتھ بہت کچھ بھیجا گیا۔ براہِ کرم ذرا ٹھہر کر بھیجیں۔',
  notUnderstood: 'یہ سمجھا نہیں جا سکا۔',
  wentWrong: 'ہماری طرف سے کوئی خرابی ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔',
};
