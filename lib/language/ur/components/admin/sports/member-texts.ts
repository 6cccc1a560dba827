import type { texts as english } from '@/components/admin/sports/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  sports: 'کھیل',
  addSport: 'کھیل شامل کریں',
  loadingSports: 'کھیل: لوڈ ہو رہا ہے…',
  popular: 'مقبول',
  editSport: ({ sport }, { name }) => `${name(sport)} کو ایڈٹ کریں`,
  editSportTitle: ({ sport }, { name }) => `ایڈٹ کریں: ${name(sport)}`,
  sportHint:
    'لوگ، گروپس، وینیوز اور میچز اسے فوراً منتخب کر سکتے ہیں۔ جس کھیل کا اپنا نشان نہ ہو، اسے ایک دائرہ ملتا ہے۔',
  save: 'محفوظ کریں',
  sportSaved: 'کھیل محفوظ ہو گیا',
  sportAdded: 'کھیل شامل ہو گیا',
  sportName: 'نام',
  emoji: 'ایموجی',
  emojiHint: ({ emoji }) => `خالی چھوڑنے پر یہ ہو گا: ${emoji}`,
  popularHint: 'مقبول: ”دریافت“ پر اپنا بٹن',
};
