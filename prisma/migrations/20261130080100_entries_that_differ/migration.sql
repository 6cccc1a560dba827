-- Null where forms with the same address differ.
ALTER TABLE "invite_entries" ALTER COLUMN "name" DROP NOT NULL;
