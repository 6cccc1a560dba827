import type { texts as english } from '@/lib/moderation/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // What stands in place of a name or an address
  unavailableUser: 'صارف دستیاب نہیں',
  deletedUser: 'ڈیلیٹ شدہ صارف',
  unknownUser: 'نامعلوم',
  namelessUser: 'صارف',
  privateAddress: 'پرائیویٹ پتہ',
  // Reasons of a report
  spam: 'سپیم یا اشتہار',
  harassment: 'ہراساں کرنا یا تنگ کرنا',
  hate: 'نفرت یا دھمکیاں',
  sexual: 'جنسی مواد',
  fake: 'جعلی، یا کسی اور کے نام سے',
  dangerous: 'خطرناک یا غیر قانونی',
  wrong: 'غلط معلومات',
  other: 'کچھ اور',
  // Refusals of a report
  sayWhat: 'براہِ کرم بتائیں کہ کس چیز کی رپورٹ ہے',
  chooseOffered: 'براہِ کرم دی گئی وجوہات میں سے کوئی منتخب کریں',
  noteLabel: 'نوٹ',
  // A warning without words of an admin
  warningDefault: 'آپ سے متعلق کسی چیز کی رپورٹ ملی ہے۔ براہِ کرم میدان کے اصولوں کا خیال رکھیں۔',
};
