-- Urdu and Arabic keyboards have different letters for the same sound, and marks are written or not: search ignores both. The
-- same pairs are in lib/platform/geocoding/fold.mjs; a test compares them.
CREATE FUNCTION "fold_letters"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    translate(
      regexp_replace(
        normalize("value", NFKD),
        '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200C\u200D\u0621]', '', 'g'),
      'ٱكڪںھهەةۃيىېۍ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛۔؟٬٫٪',
      'اککنہہہہہیییی01234567890123456789       '),
    '(^|[\s.,;:!?()/''"-])ا(?=س[ٹپک])', '\1', 'g');

-- Only text with such letters pays for it.
CREATE OR REPLACE FUNCTION "search_text"("value" text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE
    WHEN "value" ~ '[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]'
      THEN "fold_letters"(lower(unaccent('unaccent'::regdictionary, "value")))
    ELSE lower(unaccent('unaccent'::regdictionary, "value"))
  END;

-- Generated columns keep what the old function made until their row is written.
UPDATE "users" SET "name" = "name" WHERE "search" ~ '[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]';
UPDATE "groups" SET "name" = "name" WHERE "search" ~ '[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]';
UPDATE "venues" SET "name" = "name" WHERE "search" ~ '[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]';
