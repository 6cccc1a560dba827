-- Who is connected, and through which sidecar. Unlogged: written at every connection and worth nothing after a crash.
CREATE UNLOGGED TABLE "presences" (
    "user_id" INTEGER NOT NULL,
    "sidecar_id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "presences_pkey" PRIMARY KEY ("user_id","sidecar_id")
);

CREATE INDEX "presences_sidecar_id_idx" ON "presences"("sidecar_id");

ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A person may want a topic by e-mail or push without a line in the bell's list.
ALTER TABLE "notifications" ADD COLUMN "in_app" BOOLEAN NOT NULL DEFAULT true;
