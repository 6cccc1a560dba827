import type { texts as english } from '@/lib/platform/errors/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  onlyMethods: ({ allow }, { list }) => `یہاں صرف ${list(allow)} کام کرتے ہیں۔`,
  clocksChanged: ({ startsAt, timeZone }, { start }) =>
    `وہاں گھڑیوں کے قواعد بدل گئے ہیں۔ مقامی وقت وہی ہے: ${start(startsAt, timeZone)}۔`,
  skippedTime: ({ time }) =>
    `اس دن وہاں گھڑیاں آگے کی جائیں گی اور ${time} کا وقت آئے گا ہی نہیں۔ کوئی اور وقت منتخب کریں۔`,
};
