import type { texts as english } from '@/components/groups/page-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  groupNotFound: 'گروپ نہیں ملا',
  backToGroups: 'گروپس پر واپس',
  metaTitle: ({ group, sport, location }, { name }) =>
    `${name(group)}: ${name(sport)}${location ? `، ${name(location)}` : ''}`,
  metaMembers: ({ count, max }) => `${max} میں سے ${count} ممبر۔`,
  metaWomen: 'صرف خواتین۔',
  metaMen: 'صرف مرد۔',
  metaGroup: ({ sport, location }, { name }) =>
    `${location ? `${name(location)} میں ` : ''}${name(sport)} کا گروپ۔`,

  groups: 'گروپس',
  pleaseSignIn: 'براہِ کرم سائن اِن کریں',
  signInToSeeGroups: 'گروپس دیکھنے اور بنانے کے لیے سائن اِن کریں',

  demonstration: 'نمونے کا گروپ',
};
