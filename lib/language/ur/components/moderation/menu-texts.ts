import type { texts as english } from '@/components/moderation/menu-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Menu of a person
  moreAbout: ({ person }, { name }) => `${name(person)} کے بارے میں مزید`,
  disconnect: 'رابطہ ختم کریں',
  report: '<name/> کو رپورٹ کریں',
  block: '<name/> کو بلاک کریں',
};
