import type { texts as english } from '@/components/admin/member-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  // Several tabs
  search: 'تلاش کریں',
  cancel: 'رہنے دیں',
  showMore: 'مزید دکھائیں',
  failedToFetch: 'لوڈ نہیں ہو سکا',
  checkConnection: 'انٹرنیٹ کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  pleaseTryAgain: 'براہِ کرم دوبارہ کوشش کریں۔',
  nothingFound: 'کچھ نہیں ملا۔',
  nameEmailOrId: 'نام، ای میل یا نمبر',
  nameAddressOrId: 'نام، پتہ یا نمبر',
  person: 'فرد',
  adminsOnly: 'یہ صرف انتظامیہ کو نظر آئے گا۔',
  adminNotes: 'انتظامیہ کا نوٹ',
  notesPlaceholder: 'اس فیصلے کے بارے میں کچھ لکھنا ہو تو یہاں لکھیں…',
  list: ({ items }, { name }) => items.map(name).join('، '),
  // The console
  title: 'سائٹ کا انتظام',
  administration: 'انتظام',
  pendingCoaches: 'کوچز کی زیرِ غور درخواستیں',
  pendingVenues: 'وینیوز کی زیرِ غور درخواستیں',
  coachesTab: ({ count }) => `کوچز کی درخواستیں (${count} زیرِ غور)`,
  venuesTab: ({ count }) => `وینیوز کی درخواستیں (${count} زیرِ غور)`,
  placesTab: 'وینیوز',
  sportsTab: 'کھیل',
  reportsTab: 'رپورٹیں',
  peopleTab: 'لوگ',
  figuresTab: 'اعداد و شمار',
  jobsTab: 'ناکام کام',
  logTab: 'آڈٹ لاگ',
  eventsTab: 'سیکیورٹی کے واقعات',
  securityTab: 'آپ کا سائن اِن',
  // Two-step sign-in
  twoStep: 'دو مرحلوں والا سائن اِن',
  twoStepOff: 'دو مرحلوں والا سائن اِن آف ہے۔',
  setItUp: 'سیٹ اپ کریں',
  gateHint: 'یہ صفحہ تب کھلے گا جب آپ کا سائن اِن دو مرحلوں والا ہو جائے۔',
  // What is wrong with the installation
  installation: 'انسٹالیشن',
  findings: ({ count }, { plural }) =>
    plural(count, {
      one: 'سائٹ کی ایک بات آپ کی توجہ چاہتی ہے',
      other: `سائٹ کی ${count} باتیں آپ کی توجہ چاہتی ہیں`,
    }),
};
