-- Names with one typing mistake. Two words are at most one letter changed, added, missing or swapped apart exactly when
-- they share a form of themselves with at most one letter left out (SymSpell's observation); so a name is indexed under all
-- of those forms, and a mistyped word is looked up by its own. Trigrams cannot do this: 'sraa' and 'sara' share one of eight.
-- Words of up to three letters count as they are: almost all of those are one letter apart from each other.
CREATE FUNCTION "word_typo_keys"("word" text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN length("word") < 4 THEN ARRAY["word"] ELSE
    ARRAY(SELECT "word" UNION SELECT left("word", i - 1) || substr("word", i + 1) FROM generate_series(1, length("word")) i) END;

-- Split at white space and ASCII punctuation only: the character classes of the C locale know no letters but ASCII's.
CREATE FUNCTION "name_typo_keys"("name" text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1000
  RETURN ARRAY(SELECT DISTINCT k FROM regexp_split_to_table("name", '[\s!-/:-@\[-`{-~]+') w
    CROSS JOIN LATERAL unnest("word_typo_keys"(left(w, 30))) k WHERE w <> '');

DROP INDEX "users_search_name_idx";
CREATE INDEX "users_name_typo_keys_idx" ON "users" USING gin ("name_typo_keys"("search_name")) WHERE "discoverable";
