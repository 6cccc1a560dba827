-- Nobody is a beginner for not having said how well they play: whoever adds a sport gives the level.
ALTER TABLE "user_sports" ALTER COLUMN "skill_level" DROP DEFAULT;
