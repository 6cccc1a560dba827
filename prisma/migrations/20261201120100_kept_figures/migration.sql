-- Counts of requests and of what visits took, by day, for the console: the counters of the processes end with these.
CREATE TABLE "kept_figures" (
  "day" DATE NOT NULL,
  "measure" TEXT NOT NULL,
  "page" TEXT NOT NULL,
  "device" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "bucket" DOUBLE PRECISION NOT NULL,
  "count" BIGINT NOT NULL,
  CONSTRAINT "kept_figures_pkey" PRIMARY KEY ("day", "measure", "page", "device", "language", "bucket"),
  CONSTRAINT "kept_figures_count_check" CHECK ("count" >= 0)
);
