-- What a client wrote to a coach stood under the coach's Requests even after the coach had accepted a session or a package.
UPDATE "conversations" c SET "request_status" = 'accepted'
WHERE c."request_status" = 'pending' AND (
  EXISTS (SELECT FROM "booking_requests" b WHERE b."status" IN ('accepted', 'completed', 'no_show')
    AND c."user_lo" = least(b."client_id", b."coach_user_id") AND c."user_hi" = greatest(b."client_id", b."coach_user_id"))
  OR EXISTS (SELECT FROM "coach_packages" k JOIN "coach_applications" a ON a."id" = k."coach_id"
    WHERE k."status" IN ('active', 'used')
      AND c."user_lo" = least(k."client_id", a."user_id") AND c."user_hi" = greatest(k."client_id", a."user_id")));
