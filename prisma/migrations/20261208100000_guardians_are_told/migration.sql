-- A guardian's notifications say whom they are for by the link (`guardianOf`), and go with it.
CREATE TRIGGER "guardians_forget_copies" AFTER DELETE ON "guardians" FOR EACH ROW EXECUTE FUNCTION "forget_copies"('guardianOf');
