import type { texts as english } from '@/lib/money/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  amountRange: ({ max }, { number }) => `براہِ کرم 1 سے ${number(max)} تک کوئی پورا عدد لکھیں۔`,
  choosePayee: 'براہِ کرم منتخب کریں کہ کورٹ کے پیسے کس نے دیے۔',
  chooseBasis: 'براہِ کرم خرچ بانٹنے کا طریقہ منتخب کریں۔',
  twoPeople: 'براہِ کرم دو الگ لوگ منتخب کریں۔',
  wordsLabel: 'آپ کے الفاظ',
  handleLabel: 'آپ کو پیسے کہاں بھیجے جائیں',
};
