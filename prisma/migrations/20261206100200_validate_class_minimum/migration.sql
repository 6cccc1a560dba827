ALTER TABLE "coach_classes" VALIDATE CONSTRAINT "coach_classes_minimum";
ALTER TABLE "class_sessions" VALIDATE CONSTRAINT "class_sessions_minimum";
