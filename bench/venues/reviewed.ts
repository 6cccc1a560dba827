import pg from 'pg';

const REVIEWS = 20;

const PEOPLE = `
  INSERT INTO users (email, name, gender, latitude, longitude, updated_at)
  SELECT 'reviewer' || n || '@example.test', 'Reviewer ' || n, 'female', 31.5, 74.3, now()
  FROM generate_series(1, $1::int) n RETURNING id`;

const VENUES = `
  INSERT INTO venues (name, address, city, area, latitude, longitude, description, phone, website, pricing, sports,
    amenities, updated_at)
  SELECT 'Ground ' || n, n || ' Canal Road', 'Lahore', 'Gulberg', 31.5, 74.3, 'Two nets and a turf wicket.',
    '+92 42 1234567', 'https://ground.example/', 'Rs. 2,500 per hour', '{Cricket}', '{Parking,Lighting}', now()
  FROM generate_series(1, $1::int) n RETURNING id`;

const REVIEWED = `
  INSERT INTO venue_reviews (venue_id, user_id, rating, comment, updated_at)
  SELECT v.id, u.id, 1 + (v.id + u.id) % 5, 'Good surface, kind people, and the light stays on until ten.', now()
  FROM unnest($1::int[]) v(id), unnest($2::int[]) u(id)`;

/** Venues with 20 reviews each. @returns their ids */
export async function fillWithReviewedVenues(url: string, count: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const people = await client.query<{ id: number }>(PEOPLE, [REVIEWS]);
    const venues = await client.query<{ id: number }>(VENUES, [count]);
    const ids = venues.rows.map(({ id }) => id);
    await client.query(REVIEWED, [ids, people.rows.map(({ id }) => id)]);
    await client.query('ANALYZE');
    return ids;
  } finally {
    await client.end();
  }
}
