-- A captcha that was solved for a form which was then refused for something else: good for the next attempt.
CREATE TABLE "captcha_passes" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "captcha_passes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "captcha_passes_expires_at_idx" ON "captcha_passes"("expires_at");
