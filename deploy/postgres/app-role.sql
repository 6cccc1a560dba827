-- Run once by the postgres image, as the owner of the new database: the role of the product, which may sign in and owns
-- nothing. The migrations grant it its rights (scripts/app-role.mjs).
\getenv password APP_PASSWORD
CREATE ROLE maidan_app LOGIN PASSWORD :'password';
