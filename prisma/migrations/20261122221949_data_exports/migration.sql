-- The ZIP with everything of a person. One row each, so that two requests at once make one file; its row goes with its person.
CREATE TYPE "data_export_status" AS ENUM ('pending', 'ready', 'failed', 'expired');
CREATE TABLE "data_exports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "status" "data_export_status" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "file_name" TEXT,
    "bytes" BIGINT,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "data_exports_user_id_key" ON "data_exports"("user_id");
CREATE UNIQUE INDEX "data_exports_file_name_key" ON "data_exports"("file_name");
ALTER TABLE "data_exports"
  ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  -- Whoever may download has a file, its size and a last day; nobody else has a file.
  ADD CONSTRAINT "data_exports_ready_has_file" CHECK (("status" = 'ready') = ("file_name" IS NOT NULL)
    AND ("status" <> 'ready' OR ("bytes" IS NOT NULL AND "expires_at" IS NOT NULL)));
