-- What is written after a request was declined is read by its sender alone: declining is silent.
ALTER TABLE "messages" ADD COLUMN "withheld" BOOLEAN NOT NULL DEFAULT false;
