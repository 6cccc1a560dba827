import type { texts as english } from '@/lib/platform/health/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  unchecked: 'یہ وقت پر چیک نہیں ہو سکا۔',
  uncheckedRemedy: 'لاگ دیکھیں اور دوبارہ کوشش کریں۔',
  // Letters
  mailOn: 'ای میلز SMTP_URL کے سرور سے جاتی ہیں۔',
  mailLocal: 'ای میلز بھیجی نہیں جاتیں، صرف آؤٹ باکس میں نظر آتی ہیں۔',
  mailOff:
    'کوئی ای میل نہیں جا سکتی: SMTP_URL سیٹ نہیں۔ نہ سائن اِن لنک مل سکتا ہے، نہ ای میل کی تصدیق ہو سکتی ہے، نہ نیا پاس ورڈ رکھا جا سکتا ہے۔',
  mailOffRemedy:
    'SMTP_URL میں میل سرور لکھیں، اور MAIL_FROM میں وہ ای میل جس سے یہ سرور بھیج سکتا ہے۔',
  senderMissing: 'ای میلز ایسے پتے سے جاتی ہیں جو موجود نہیں: MAIL_FROM سیٹ نہیں۔',
  senderRemedy: 'MAIL_FROM میں اپنے ڈومین کی ای میل لکھیں۔',
  // The address of the site
  addressGood: ({ origin }, { name }) => `سائٹ کا پتہ: ${name(origin)}`,
  addressLocal: ({ origin }, { name }) =>
    `سائٹ کا پتہ ${name(origin)} ہے، جو صرف اسی مشین پر کھلتا ہے۔ ای میلز اور اطلاعات کے لنک وہیں لے جاتے ہیں۔`,
  addressPlain: ({ origin }, { name }) =>
    `سائٹ کا پتہ ${name(origin)} ہے، TLS کے بغیر۔ پاس ورڈ راستے میں پڑھے جا سکتے ہیں، اور براؤزر پاس‌کی اور اطلاعات کی اجازت نہیں دیتے۔`,
  addressRemedy:
    'NEXTAUTH_URL میں وہ پتہ لکھیں جو لوگ ٹائپ کرتے ہیں، https کے ساتھ، اور آگے سرٹیفکیٹ والی پراکسی لگائیں (docs/deploy.md دیکھیں)۔',
  sampleOpen: ({ origin }, { name }) =>
    `لوکل موڈ انٹرنیٹ پر ${name(origin)} سے کھلا ہے: کوئی بھی نمونے کے اکاؤنٹ سے، بلکہ انتظامیہ کے طور پر بھی، سائن اِن کر سکتا ہے۔`,
  sampleRemedy: 'DATABASE_URL میں اپنا ڈیٹابیس لکھیں۔ پھر نمونے کے اکاؤنٹ نہیں رہیں گے۔',
  // Proxies
  proxyGood: ({ hops }) => `آگے کی بھروسے والی پراکسیز: ${hops}`,
  proxyMissing:
    'کسی پراکسی پر بھروسہ نہیں، حالانکہ پتہ https والا ہے۔ سب آنے والوں کا پتہ پراکسی کا پتہ ہے، اور ان سب کے لیے ایک ہی فرد کی حدیں ہیں۔',
  proxyRemedy: 'TRUSTED_PROXY_HOPS میں آگے لگی اپنی پراکسیز کی تعداد لکھیں، عام طور پر 1۔',
  // Secrets
  secretsGood: 'خفیہ کلیدیں بے ترتیب لگتی ہیں۔',
  secretsWeak: ({ names }, { list }) => `آسانی سے بوجھی جا سکتی ہیں: ${list(names)}`,
  secretsWeakRemedy:
    'بے ترتیب قدر لکھیں: openssl rand -hex 32۔ نئی NEXTAUTH_SECRET کے بعد دو مرحلوں والا سائن اِن دوبارہ سیٹ اپ کرنا ہو گا۔',
  secretsSame: 'NEXTAUTH_SECRET اور REALTIME_SECRET ایک ہی ہیں۔',
  secretsSameRemedy: 'REALTIME_SECRET میں دوسری بے ترتیب قدر لکھیں، ہر پروسیس میں۔',
  databaseSecretWeak: 'DATABASE_URL کا پاس ورڈ آسانی سے بوجھا جا سکتا ہے۔',
  databaseSecretRemedy: 'رول کو بے ترتیب پاس ورڈ دیں (ALTER ROLE)، اور DATABASE_URL بدلیں۔',
  // Variables
  namesGood: 'کسی متغیر کا نام غلط نہیں لگتا۔',
  namesOdd: ({ names }, { list }) =>
    `نامعلوم متغیر، شاید مراد وہ ہے جو قوسین میں ہے: ${list(names)}`,
  namesRemedy: 'نام درست کریں، یا یہ متغیر ہٹا دیں۔',
  togetherGood: 'جو متغیر ایک ساتھ ہونے چاہییں، وہ ایک ساتھ سیٹ ہیں۔',
  togetherMissing: ({ names }, { list }) =>
    `بے اثر، کیونکہ قوسین والا متغیر سیٹ نہیں: ${list(names)}`,
  togetherRemedy: 'قوسین والا متغیر سیٹ کریں، یا دوسرا ہٹا دیں۔',
  // Pushes
  pushGood: 'VAPID کی دونوں کلیدیں ایک جوڑا ہیں۔',
  pushOff: 'پش اطلاعات آف ہیں: VAPID کی کلیدیں نہیں۔',
  pushBroken: 'VAPID_PUBLIC_KEY اور VAPID_PRIVATE_KEY ایک جوڑا نہیں۔ کوئی پش اطلاع نہیں پہنچتی۔',
  pushBrokenRemedy:
    'دونوں ایک ہی بار چلائے گئے npx web-push generate-vapid-keys سے لیں؛ وہ جوڑا ہو تو بہتر جو فونز کے پاس ہے۔',
  pushSubject:
    'VAPID_SUBJECT سیٹ نہیں۔ پش سروسز آپ کو مسئلے کی خبر نہیں دے سکتیں، اور کچھ پش اطلاعات سے انکار کرتی ہیں۔',
  pushSubjectRemedy: 'VAPID_SUBJECT میں mailto: اور اپنی ای میل لکھیں۔',
  // The database
  databaseGood: 'ڈیٹابیس جواب دیتا ہے۔',
  databaseAway: ({ problem }, { name }) => `ڈیٹابیس جواب نہیں دیتا (${name(problem)})۔`,
  databaseAwayRemedy: 'دیکھیں کہ Postgres چل رہا ہے، اور DATABASE_URL کا ہوسٹ اور پورٹ درست ہیں۔',
  databaseSlow: 'ڈیٹابیس نے وقت پر جواب نہیں دیا۔',
  databaseSlowRemedy:
    'اس کا بوجھ اور لاگ دیکھیں، اور دوبارہ کوشش کریں۔ یہی حال رہے تو دیکھیں کہ بیچ میں کوئی فائر وال نہ ہو، اور DATABASE_URL کا ہوسٹ اور پورٹ درست ہوں۔',
  databasePasswordRemedy:
    'DATABASE_URL کا رول اور پاس ورڈ دیکھیں۔ خاص حروف percent-encoding میں ہوتے ہیں۔',
  databaseMissingRemedy: 'وہ ڈیٹابیس بنائیں جس کا نام DATABASE_URL میں ہے (docs/deploy.md دیکھیں)۔',
  databaseFullRemedy: 'Postgres کا max_connections بڑھائیں، یا کم پروسیس چلائیں۔',
  postgresGood: ({ major }, { name }) => `${name(`Postgres ${major}`)} وہی ورژن ہے جو ٹیسٹ ہوا ہے۔`,
  postgresOther: ({ major, wanted }, { name }) =>
    `یہ ${name(`Postgres ${major}`)} ہے۔ Maidan ${name(`Postgres ${wanted}`)} کے لیے بنا ہے۔`,
  postgresRemedy: ({ wanted }, { name }) =>
    `ڈیٹابیس کو pg_dump اور pg_restore سے ${name(`Postgres ${wanted}`)} پر لے جائیں۔`,
  extensionsGood: 'تمام ایکسٹینشنز موجود ہیں۔',
  extensionsMissing: ({ names }, { list }) => `ڈیٹابیس میں یہ ایکسٹینشنز نہیں: ${list(names)}`,
  extensionsRemedy: ({ statements }, { name }) =>
    `ڈیٹابیس کے مالک کے طور پر چلائیں: ${name(statements)}`,
  migrationsGood: 'تمام مائیگریشنز لاگو ہیں۔',
  migrationsDue: ({ count, first }, { plural, name }) =>
    plural(count, {
      one: `ایک مائیگریشن لاگو نہیں: ${name(first)}`,
      other: `${count} مائیگریشنز لاگو نہیں، پہلی: ${name(first)}`,
    }),
  migrationsRemedy: 'یہ چلائیں: node scripts/migrate.mjs۔ npm start یہ خود کرتا ہے۔',
  migrationsAhead: ({ name: migration }, { name }) =>
    `ڈیٹابیس میں مائیگریشن ${name(migration)} ہے، جو Maidan کے اس ورژن میں نہیں۔`,
  migrationsAheadRemedy: 'Maidan کا وہ نیا ورژن چلائیں جس میں یہ ہے۔',
  connectionsGood: ({ max, needed }) =>
    `ڈیٹابیس ${max} کنکشنز کی اجازت دیتا ہے؛ Maidan کو زیادہ سے زیادہ ${needed} چاہییں۔`,
  connectionsFew: ({ max, needed }) =>
    `ڈیٹابیس صرف ${max} کنکشنز کی اجازت دیتا ہے، مگر Maidan کو ${needed} تک چاہییں۔`,
  connectionsRemedy: 'Postgres کا max_connections، اور رول اور ڈیٹابیس کی حدیں بڑھائیں۔',
  clockGood: 'اس مشین اور ڈیٹابیس کی گھڑیاں ایک ہیں۔',
  clockOff: ({ seconds }, { number }) =>
    `اس مشین اور ڈیٹابیس کی گھڑیوں میں ${number(seconds)} سیکنڈ کا فرق ہے۔`,
  clockRemedy:
    'دونوں کو NTP سے درست کریں (timedatectl set-ntp true)۔ سائن اِن لنک، کوڈ اور تصویروں کے لنک وقت پر چلتے ہیں۔',
  zonesGood: 'اگلے دو سال کے لیے Node اور Postgres کے ٹائم زون ایک ہیں۔',
  zonesDiffer: ({ names }, { list }) =>
    `Node اور Postgres کے وقت قوسین میں دی گئی تاریخ سے مختلف ہیں: ${list(names)}`,
  zonesRemedy:
    'جو پرانا ہو اسے اپ ڈیٹ کریں: Node کو تازہ ترین ریلیز تک، اور ڈیٹابیس والی مشین کا tzdata پیکج (پھر Postgres دوبارہ چلائیں)۔ Maidan خود Node کے مطابق حساب کرتا ہے۔',
  // The machine
  diskGood: 'ڈسک پر جگہ ہے۔',
  diskNone: ({ names }, { list }) => `ڈسک پر اب کچھ اور نہیں سما سکتا: ${list(names)}`,
  diskFull: ({ names }, { list }) => `ڈسک پر 5٪ سے کم جگہ باقی ہے: ${list(names)}`,
  diskShort: ({ names, megabytes }, { list, name, number }) =>
    `ڈسک پر ${name(`${number(megabytes)} MB`)} سے کم جگہ باقی ہے: ${list(names)}`,
  diskRemedy: 'جگہ خالی کریں، یا فولڈر کو بڑی ڈسک پر لے جائیں۔',
  backupsByHand: 'بیک اپ ہاتھ سے بنتے ہیں: BACKUP_EVERY سیٹ نہیں۔',
  backupsGood: 'تازہ ترین بیک اپ کافی نیا ہے۔',
  backupsLate: ({ hours }, { plural }) =>
    plural(hours, {
      one: 'پچھلے 1 گھنٹے میں کوئی بیک اپ نہیں بنا، جیسا کہ BACKUP_EVERY میں ہے۔',
      other: `پچھلے ${hours} گھنٹوں میں کوئی بیک اپ نہیں بنا، جیسا کہ BACKUP_EVERY میں ہے۔`,
    }),
  backupsRemedy: 'یہ چلائیں اور اس کا جواب پڑھیں: npm run backup',
};
