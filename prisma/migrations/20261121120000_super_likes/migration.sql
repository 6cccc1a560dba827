-- CreateTable
CREATE TABLE "super_likes" (
    "user_id" INTEGER NOT NULL,
    "last_on" DATE NOT NULL,

    CONSTRAINT "super_likes_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "super_likes" ADD CONSTRAINT "super_likes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
