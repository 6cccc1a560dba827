-- Who was removed from a group. Without it, a removed person came back by the next open invite link.
CREATE TABLE "group_removals" (
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_removals_pkey" PRIMARY KEY ("group_id", "user_id")
);

CREATE INDEX "group_removals_user_id_idx" ON "group_removals"("user_id");

ALTER TABLE "group_removals" ADD CONSTRAINT "group_removals_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "group_removals" ADD CONSTRAINT "group_removals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
