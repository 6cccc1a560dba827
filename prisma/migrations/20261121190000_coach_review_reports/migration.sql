-- What clients say of a coach can be reported like a review of a venue, and be hidden for it.
ALTER TYPE "report_target" ADD VALUE 'coach_review';
