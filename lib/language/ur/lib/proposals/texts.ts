import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/proposals/texts';

export const texts: TextsOf<typeof english> = {
  timeForm: 'وقت اس شکل میں لکھیں: 2026-12-31T18:00:00Z',
  timesNeeded: 'براہِ کرم ایک سے تین اوقات تجویز کریں',
  answerChoice: 'براہِ کرم قبول کریں، معذرت کریں یا تجویز واپس لیں',
};
