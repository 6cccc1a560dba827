import type { texts as english } from '@/components/venues/map-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  mapOfVenues: 'وینیوز کا نقشہ',
  mapIsCut:
    'نقشے کے اس حصے کے صرف بہترین ریٹنگ والے وینیو دکھائے گئے ہیں۔ سب دیکھنے کے لیے نقشہ بڑا کریں۔',
};
