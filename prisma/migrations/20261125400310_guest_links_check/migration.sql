ALTER TABLE "invite_links" VALIDATE CONSTRAINT "invite_links_guest_id_fkey";
