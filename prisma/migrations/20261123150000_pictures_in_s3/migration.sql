-- Pictures may be in a bucket that speaks S3 (docs/decisions/0017-object-storage.md).
ALTER TYPE "storage_provider" ADD VALUE 's3';
